import type { Field } from "./fields.ts";

/** A field under the name that it has in the output, nested with dots. A value that threads can send to each other. */
export interface Column {
  /** The path of the field. */
  readonly field: string;
  readonly name: string;
}

/** Columns, or the message that refuses `--columns`. */
export type Columns = readonly Column[] | string;

/**
 * Reads a list such as `name,email=mail,dob.date=born,address`: fields and groups of fields, optionally renamed. All of
 * `fields` if the list is undefined. `flat` joins nested names by `_`. Those of `leading` that the list does not name come
 * first.
 */
export function readColumns(
  list: string | undefined,
  fields: readonly Field[],
  flat: boolean,
  leading: readonly Field[] = [],
): Columns {
  const columns: Column[] = [];
  for (const item of itemsOf(list?.split(",") ?? fields.map(({ path }) => path), leading)) {
    const [path = "", name = path, ...rest] = item.split("=");
    const chosen = [...leading, ...fields].filter((field) => field.path === path || field.path.startsWith(`${path}.`));
    if (chosen.length === 0 || rest.length > 0) {
      return `must be fields such as name or dob.date=born, not ${quote(item)}`;
    }
    if (name.split(".").includes("")) return `must have names, not ${quote(item)}`;
    for (const { path: field } of chosen) {
      const nested = name + field.slice(path.length);
      columns.push({ field, name: flat ? nested.replaceAll(".", "_") : nested });
    }
  }
  return clashOf(columns) ?? columns;
}

function itemsOf(list: readonly string[], leading: readonly Field[]): readonly string[] {
  const named = new Set(list.map((item) => item.split("=", 1)[0]));
  return [...leading.map(({ path }) => path).filter((path) => !named.has(path)), ...list];
}

function clashOf(columns: readonly Column[]): string | undefined {
  const names = new Set<string>();
  for (const { name } of columns) {
    if (names.has(name)) return `must not have two columns ${quote(name)}`;
    names.add(name);
  }
  const parent = columns.find(({ name }) => columns.some((other) => other.name.startsWith(`${name}.`)));
  return parent === undefined ? undefined : `must not have ${quote(parent.name)} both as a column and as a group`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
