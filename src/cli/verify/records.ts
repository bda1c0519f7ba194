import { detailFields } from "../../formats/columns/asked-fields.ts";
import { commonFields, indexField } from "../../formats/columns/fields.ts";
import { countryInfos } from "../../service/countries.ts";
import { valueAt } from "./input.ts";
import { fill, type Mapping } from "./mapping.ts";

/** What is checked of a value: its fields and its country. */
export interface Candidate {
  /** By their published paths. */
  readonly values: Map<string, unknown>;
  /** A published code; undefined if no country with rules is named. */
  readonly country: string | undefined;
  readonly countryName: unknown;
}

const fields = [...commonFields, ...detailFields.filter(({ kind }) => kind !== "texts")];

/** Reads the fields of a record. `isText`: numbers are texts, as in CSV. */
export function candidateOf(value: unknown, mapping: Mapping | undefined, isText: boolean): Candidate {
  const values = new Map<string, unknown>();
  for (const { path, kind } of fields) {
    const template = mapping?.fields.get(path);
    const found = mapping === undefined ? valueAt(value, path) : template && fill(template, value);
    // Other formats write empty cells and null for missing values.
    if (found === undefined || found === null || found === "") continue;
    const isNumber = kind === "integer" || kind === "decimal";
    values.set(path, mapping === undefined && !isText ? found : converted(found, isNumber));
  }
  const own = values.get("address.country");
  const countryName = mapping?.country === undefined ? own : fill(mapping.country, value);
  return { values, country: codes.get(String(countryName).toLowerCase()), countryName };
}

/** Paths of a value, nested with dots or flat with `_`, that no record has. */
export function ignoredOf(value: unknown): readonly string[] {
  return leavesOf(value, "").filter((path) => !known.has(path.replaceAll(".", "_")));
}

/** The paths of records, flat. */
const known: ReadonlySet<string> = new Set(
  [indexField, ...commonFields, ...detailFields].map(({ path }) => path.replaceAll(".", "_")),
);

function leavesOf(value: unknown, path: string): readonly string[] {
  if (path === "violated" || /^extra(?:$|[._])/.test(path)) return [];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return path === "" || value === null ? [] : [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, path === "" ? name : `${path}.${name}`));
}

/** The members of a household, as `draw --households` writes them; undefined for anything else. */
export function membersOf(value: unknown): readonly unknown[] | undefined {
  const members = valueAt(value, "members");
  return Array.isArray(members) ? members : undefined;
}

/** Formats write postal codes and ages as numbers or as texts. */
function converted(value: unknown, isNumber: boolean): unknown {
  if (!isNumber) return typeof value === "number" ? String(value) : value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

const codes: ReadonlyMap<string, string> = new Map([
  ...countryInfos.flatMap(({ code, name }) => [[code, code] as const, [name.toLowerCase(), code] as const]),
  ["gb", "uk"],
]);
