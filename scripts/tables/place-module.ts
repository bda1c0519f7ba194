import type { PlaceRow } from "../../src/countries/shared/place-table.ts";

/** A country's places, as its builder makes them from packages. */
export interface Places {
  /** Packages with their versions and licences. */
  readonly sources: string;
  /** Abbreviation and name. */
  readonly states: readonly (readonly [abbreviation: string, name: string])[];
  /** What the abbreviations are, where they are not those of ISO 3166-2. */
  readonly statesComment?: string;
  readonly rows: readonly PlaceRow[];
}

/** The text of the `places.ts` of the country with that code. */
export function placeModule(code: string, { sources, states, statesComment, rows }: Places): string {
  return [
    `// Built by scripts/tables/${code}/build.ts from ${sources}; run npm run tables after changing it.`,
    'import type { PlaceRow, States } from "../shared/place-table.ts";',
    "",
    ...(statesComment === undefined ? [] : [`/** ${statesComment} */`]),
    "export const states: States = {",
    ...states.map(([abbreviation, name]) => `  ${key(abbreviation)}: ${JSON.stringify(name)},`),
    "};",
    "",
    "// biome-ignore format: one town a line",
    "export const rows: readonly PlaceRow[] = [",
    ...rows.map((row) => `  [${row.map((cell) => JSON.stringify(cell)).join(", ")}],`),
    "];",
    "",
  ].join("\n");
}

/** A property name, in quotes only where it needs them: `01` does, `10` does not. */
function key(name: string): string {
  return /^(?:[A-Z]+|[1-9]\d*)$/.test(name) ? name : JSON.stringify(name);
}
