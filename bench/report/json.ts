import type { Curve, Results, Row } from "../section.ts";
import type { Measured } from "./picture.ts";

/** The results as JSON: a row or curve on each line, numbers with four significant digits. */
export function json(machine: object, sections: readonly Measured[]): string {
  const lines = sections.flatMap(({ title, rows, curves = [] }) =>
    [...rows, ...curves].map((row) => JSON.stringify({ ...row, section: title }, rounded)),
  );
  return `{"machine":${JSON.stringify(machine)},"results":[\n${lines.join(",\n")}\n]}\n`;
}

/** The results of such a file by the titles of their sections; none if they are of another machine. */
export function readResults(text: string, machine: object): ReadonlyMap<string, Results> {
  // cast: what `json` wrote.
  const kept = JSON.parse(text) as {
    readonly machine: object;
    readonly results: readonly ({ readonly section: string } & (Row | Curve))[];
  };
  const results = JSON.stringify(kept.machine) === JSON.stringify(machine) ? kept.results : [];
  const sections = new Map<string, { readonly rows: Row[]; readonly curves: Curve[] }>();
  for (const { section, ...one } of results) {
    const { rows, curves } = sections.get(section) ?? { rows: [], curves: [] };
    if ("value" in one) rows.push(one);
    else curves.push(one);
    sections.set(section, { rows, curves });
  }
  return sections;
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}
