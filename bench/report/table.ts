import { isMet, type Results, type Row, type Section, type Target } from "../section.ts";

/** A section's figures as lines of text. */
export function table({ title }: Pick<Section, "title">, { rows, curves = [], missing = [] }: Results): string {
  const lines = rows.map((row) => [
    row.name,
    amount(row.value.median),
    row.unit,
    `${amount(row.value.min)} to ${amount(row.value.max)}`,
    cpu(row),
    row.ratio === undefined ? "" : `x ${row.ratio.toFixed(2)}`,
    repeated(row),
    row.target === undefined ? "" : verdict(row.target),
    row.note ?? "",
  ]);
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .filter((_, column) => widths[column] !== 0)
      .join("  ")
      .trimEnd(),
  );
  const points = curves.flatMap(({ name, grows, unit, points }) => [
    `${name}, ${unit} by ${grows}`,
    points.map(([x, y]) => `${x.toLocaleString("en")}: ${amount(y)}`).join("   "),
  ]);
  const skipped = missing.map((what) => `not measured: ${what}`);
  return [title, ...[...text, ...points, ...skipped].map((line) => `  ${line}`)].join("\n");
}

/** CPU time of one call, and the share of its core that a server used: well below 100 %, the load was the bottleneck. */
function cpu({ unit, value, cpu }: Row): string {
  if (cpu === undefined) return "";
  const busy = unit.endsWith("/s") ? `, ${Math.round((value.median * cpu.median) / 1e4)} % busy` : "";
  return `${amount(cpu.median)} µs CPU${busy}`;
}

function repeated({ repeated }: Row): string {
  if (repeated === undefined) return "";
  return `same request repeated: ${amount(repeated.value.median)}, x ${repeated.ratio.toFixed(2)}`;
}

function verdict(target: Target): string {
  return `${amount(target.value)} ${target.what}, ${bound(target)}: ${isMet(target) ? "met" : "missed"}`;
}

/** The bound of a target as text. */
export function bound({ least, most = 0 }: Target): string {
  return least === undefined ? `at most ${amount(most)}` : `at least ${amount(least)}`;
}

/** Three significant digits, all digits of larger numbers. */
export function amount(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 10 ? 1 : 2);
}
