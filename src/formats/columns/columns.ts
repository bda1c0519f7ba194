import { EXTRA } from "./asked-fields.ts";
import { type ColumnField, indexField } from "./fields.ts";

/** A field under its name in the output; can be sent between threads. */
export interface Column {
  readonly field: string;
  /** The names of the groups around it and its own. */
  readonly path: readonly string[];
  readonly name: string;
}

/**
 * Reads a list such as `name,email=mail,dob.date=born,address`; all `fields` but the index if undefined. `flat` joins
 * nested names by `_`. `leading` fields come first unless named.
 */
export function readColumns(
  list: string | undefined,
  fields: readonly ColumnField[],
  flat: boolean,
  leading: readonly ColumnField[] = [],
): readonly Column[] | string {
  const columns: Column[] = [];
  for (const item of itemsOf(list?.split(",").map((item) => item.trim()) ?? fields.map(({ path }) => path), leading)) {
    const [path = "", name = path, ...rest] = item.split("=");
    const known = [indexField, ...leading, ...fields];
    const chosen = known.filter((field) => field.path === path || field.path.startsWith(`${path}.`));
    if (chosen.length === 0 || rest.length > 0) {
      return `must be fields such as name or dob.date=born, not ${quote(item)}`;
    }
    if (name.split(".").includes("")) return `must have names, not ${quote(item)}`;
    for (const { path: field } of chosen) columns.push(columnOf(field, pathOf(field, path, name), flat));
  }
  return clashOf(columns) ?? columns;
}

function columnOf(field: string, path: readonly string[], flat: boolean): Column {
  if (!flat) return { field, path, name: path.join(".") };
  const name = path.join("_").replaceAll(".", "_");
  return { field, path: [name], name };
}

/** The path of a field where its group, or it, is called `name`. Further values are one group. */
function pathOf(field: string, group: string, name: string): readonly string[] {
  const extra = field.startsWith(EXTRA) ? field.slice(EXTRA.length) : undefined;
  if (extra !== undefined && name === group) return ["extra", extra];
  if (extra !== undefined && group === "extra") return [...name.split("."), extra];
  return (name + field.slice(group.length)).split(".");
}

function itemsOf(list: readonly string[], leading: readonly ColumnField[]): readonly string[] {
  const named = new Set(list.map((item) => item.split("=", 1)[0]));
  return [...leading.map(({ path }) => path).filter((path) => !named.has(path)), ...list];
}

function clashOf(columns: readonly Column[]): string | undefined {
  const names = new Set<string>();
  for (const { name } of columns) {
    if (names.has(name)) return `must not have two columns ${quote(name)}`;
    names.add(name);
  }
  const groups = new Set(columns.flatMap(({ path }) => path.slice(1).map((_, at) => keyOf(path.slice(0, at + 1)))));
  const parent = columns.find(({ path }) => groups.has(keyOf(path)));
  return parent === undefined ? undefined : `must not have ${quote(parent.name)} both as a column and as a group`;
}

function keyOf(path: readonly string[]): string {
  return JSON.stringify(path);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
