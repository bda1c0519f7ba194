import { readFileSync, writeFileSync } from "node:fs";

const END = "<!-- end -->";

/** Replaces what stands between a comment, `<!-- written by … -->`, and the next `<!-- end -->` in a file by lines. */
export function rewrite(file: URL, writer: string, lines: readonly string[]): void {
  const begin = `<!-- written by ${writer} -->`;
  const text = readFileSync(file, "utf8");
  const from = text.indexOf(begin);
  const to = text.indexOf(END, from);
  if (from === -1 || to === -1) throw new Error(`${file.pathname} has lost the comments around its figures`);
  writeFileSync(file, `${text.slice(0, from)}${[begin, ...lines].join("\n")}\n${text.slice(to)}`);
}
