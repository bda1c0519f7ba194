import { cpSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../folder.ts";
import { built } from "./installed.ts";

/**
 * A folder with these files and with a copy of the package beside the packages of a folder of tools, which is removed after
 * the test. A copy, because tools follow links to where the package has no such neighbours.
 */
export function projectWith(files: Readonly<Record<string, string>>, tools?: string): string {
  const folder = newFolder();
  cpSync(built, join(folder, "node_modules/identikit"), { recursive: true });
  const packages = tools === undefined ? [] : readdirSync(join(tools, "node_modules"));
  for (const name of packages) symlinkSync(join(tools ?? "", "node_modules", name), join(folder, "node_modules", name));
  const all = { "package.json": '{"private":true}', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
}
