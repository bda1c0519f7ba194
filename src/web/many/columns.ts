import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { columnsOf } from "../../text/csv.ts";
import { flatRecord, plainRecord } from "../person/record.ts";

/** Values by the dotted names of their fields. */
export type Cells = Readonly<Record<string, string>>;

/** The fields of a person that a list names, in its order, a group standing for all of its fields; all where it is empty. */
export function cellsOf(identity: Identity, names: readonly string[]): Cells {
  const fields = columnsOf(flatRecord(identity));
  const chosen = names.length === 0 ? fields : names.flatMap((name) => fields.filter(([field]) => isIn(field, name)));
  return Object.fromEntries(chosen);
}

/** The names of a list that a person has no field of. */
export function unknownIn(identity: Identity, names: readonly string[]): readonly string[] {
  const fields = columnsOf(flatRecord(identity));
  return names.filter((name) => !fields.some(([field]) => isIn(field, name)));
}

/** The same fields as `GET /people.json` nests them. */
export function partOf(identity: Identity, names: readonly string[]): object {
  return names.length === 0 ? plainRecord(identity) : pick(flatRecord(identity), names, "");
}

function pick(record: object, names: readonly string[], prefix: string): object {
  const picked = Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name;
    if (names.some((wanted) => isIn(path, wanted))) return [[name, value]];
    const isAround = names.some((wanted) => isIn(wanted, path));
    return isAround && typeof value === "object" && value !== null ? [[name, pick(value, names, `${path}.`)]] : [];
  });
  return Object.fromEntries(picked);
}

function isIn(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`);
}
