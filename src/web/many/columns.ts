import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { columnsOf } from "../../text/csv.ts";
import { flatRecord } from "../person/record.ts";

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

function isIn(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`);
}
