import type { Findings, Mark, Row, Section } from "./section.ts";
import { meets } from "./section.ts";
import { median } from "./statistics.ts";

/** A section's figures as lines of text. */
export function table({ title }: Pick<Section, "title">, { rows, curves = [] }: Findings): string {
  const lines = rows.map((row) => [
    row.name,
    amount(median(row.sample)),
    row.unit,
    `${amount(Math.min(...row.sample))} to ${amount(Math.max(...row.sample))}`,
    row.cpu === undefined ? "" : `${amount(median(row.cpu))} µs CPU`,
    busy(row),
    row.mark === undefined ? "" : verdict(row.mark),
    row.note ?? "",
  ]);
  const widths = [0, 1, 2, 3, 4, 5, 6].map((column) =>
    Math.max(0, ...lines.map((line) => (line[column] ?? "").length)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  const points = curves.flatMap(({ name, grows, unit, points }) => [
    `${name}, ${unit} by ${grows}`,
    points.map(([x, y]) => `${x.toLocaleString("en")}: ${amount(y)}`).join("   "),
  ]);
  return [title, ...[...text, ...points].map((line) => `  ${line}`)].join("\n");
}

/** How much of its core it used: where that is far from all, the load and not the server was the limit. */
function busy({ unit, sample, cpu }: Row): string {
  if (cpu === undefined || !unit.endsWith("/s")) return "";
  const shares = sample.map((rate, round) => (rate * (cpu[round] ?? Number.NaN)) / 1e4);
  return `${amount(median(shares))} % busy`;
}

function verdict(mark: Mark): string {
  const bound = mark.least === undefined ? `at most ${amount(mark.most ?? 0)}` : `at least ${amount(mark.least)}`;
  return `${amount(mark.value)} ${mark.what}, ${bound}: ${meets(mark) ? "ok" : "below"}`;
}

/** Three digits that matter, more of large numbers. */
export function amount(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 10 ? 1 : 2);
}
