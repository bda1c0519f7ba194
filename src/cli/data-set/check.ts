import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { isObject } from "../../schema/read.ts";
import { MANIFEST, SUCCESS, unitOf } from "./data-set.ts";
import { sumOf } from "./files.ts";

/** Adds the command `check`, which exits with 0 if the data set is whole, else with 1. */
export function addCheck(program: Command): void {
  program
    .command("check")
    .summary("check that a data set of draw is whole")
    .description("Reads a folder that draw --parts wrote, and says which of its parts are missing or changed.")
    .argument("<folder>", "the folder of the data set")
    .action(async (folder: string) => {
      const { faults, summary } = await checkDataSet(folder);
      for (const fault of faults) console.error(`identikit check: ${fault}`);
      if (faults.length === 0) console.log(summary);
      else process.exitCode = 1;
    });
}

export interface Check {
  /** What is wrong, a sentence each; none if the data set is whole. */
  readonly faults: readonly string[];
  readonly summary: string;
}

/** Compares the files of a folder with its manifest. */
export async function checkDataSet(folder: string): Promise<Check> {
  const fail = (fault: string): Check => ({ faults: [fault], summary: "" });
  if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true) {
    return fail(`${folder} is a file: name the folder of a data set. identikit verify checks the records of a file.`);
  }
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) return fail(`${folder} has no ${MANIFEST}: not all parts are drawn, or it is no data set.`);
  const manifest = parsed(readFileSync(path, "utf8"));
  const list = isObject(manifest) && Array.isArray(manifest.parts) ? manifest.parts : undefined;
  if (!isObject(manifest) || list === undefined) return fail(`${path} is no manifest.`);
  const faults: string[] = [];
  const unit = unitOf(manifest.source);
  let count = 0;
  for (const part of list) {
    const file = isObject(part) ? String(part.file) : "";
    const sum = await sumOf(join(folder, file));
    if (sum === undefined) faults.push(`${file} is missing.`);
    else if (sum !== part.sha256) faults.push(`${file} is not what was written: its SHA-256 differs.`);
    count += Number(part[unit]);
  }
  const known = new Set(list.map((part) => String(Object(part).file)));
  const others = readdirSync(folder).filter((name) => name.startsWith("part-") && !known.has(name));
  faults.push(...others.map((name) => `${name} is not in the manifest.`));
  if (count !== manifest[unit]) faults.push(`the parts have ${count} ${unit} instead of ${manifest[unit]}.`);
  if (!existsSync(join(folder, SUCCESS))) faults.push(`${folder} has no ${SUCCESS}.`);
  return { faults, summary: `${known.size} parts of ${count.toLocaleString("en")} ${unit}: whole.` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
