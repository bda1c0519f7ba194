import type { FailedRule, Tally } from "./tally.ts";

const MESSAGE = 160;

/** The result as text: a sentence, and a table of the failed rules, most failures first. */
export function reportOf(tally: Tally): string {
  const { records, failed, idle, rules, ignored } = tally;
  const verdict = failed === 0 ? "none fails a rule" : `${failed.toLocaleString("en")} fail`;
  const rest = idle === 0 ? "" : ` ${idle} rules apply to none of them.`;
  const others = ignored.size === 0 ? "" : `Ignored: ${printable([...ignored].join(", "))}.\n`;
  const summary = `${records.toLocaleString("en")} ${records === 1 ? "record" : "records"}: ${verdict}.${rest}\n${others}`;
  if (rules.size === 0) return summary;
  const rows = [...rules.values()].sort((a, b) => b.count - a.count).map(cellsOf);
  const header = ["rule", "kind", "records", "first"];
  const widths = [0, 1, 2].map((column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = ([rule = "", kind = "", count = "", first = ""]: readonly string[]): string =>
    `${rule.padEnd(widths[0] ?? 0)}  ${kind.padEnd(widths[1] ?? 0)}  ${count.padStart(widths[2] ?? 0)}  ${first}\n`;
  return `${summary}\n${[header, ...rows].map(line).join("")}`;
}

function cellsOf({ rule, kind, count, where, message }: FailedRule): readonly string[] {
  const shown = printable(message);
  const text = shown.length > MESSAGE ? `${shown.slice(0, MESSAGE)}…` : shown;
  return [rule, kind, count.toLocaleString("en"), `${where}: ${text}`];
}

/** Replaces control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, "\ufffd");
}
