/** A table in Markdown, one line a row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** The fragment that GitHub gives to a heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

/** A number with thousands separators: `1,000,000`. */
export function thousands(number: number): string {
  return Math.round(number).toLocaleString("en");
}
