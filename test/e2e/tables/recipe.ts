import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { root } from "../command-line/run-draw.ts";

const page = readFileSync(join(root, "docs/engines.md"), "utf8");

/** The first program in a language below a heading of docs/engines.md; the first one of the page without a heading. */
export function recipe(heading = "", language = String.raw`\w+`): string {
  const section =
    page.split(/^## /m).find((text) => text.startsWith(heading) || heading === "") ?? expect.fail(heading);
  const program = new RegExp(`\`\`\`${language}\\n(?<code>.*?)\`\`\``, "s");
  return program.exec(section)?.groups?.code ?? expect.fail(heading);
}
