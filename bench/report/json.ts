import type { Measured } from "./picture.ts";

/** The results as JSON: a row or curve on each line, numbers with four significant digits. */
export function json(machine: object, sections: readonly Measured[]): string {
  const lines = sections.flatMap(({ title, rows, curves = [] }) =>
    [...rows, ...curves].map((row) => JSON.stringify({ section: title, ...row }, rounded)),
  );
  return `{"machine":${JSON.stringify(machine)},"results":[\n${lines.join(",\n")}\n]}\n`;
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}
