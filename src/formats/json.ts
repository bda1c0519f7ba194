import type { MemberRecord } from "../household/member.ts";
import type { Identity } from "../person/identity.ts";
import type { Row } from "../person/row.ts";
import { asked } from "../schema/record.ts";
import { type ColumnField, commonFields, ofRows, type TablePerson } from "./columns/fields.ts";
import { isBranch, type Node, treeOf } from "./columns/tree.ts";
import type { Layout } from "./format.ts";
import { PersonLine, type Step } from "./line.ts";
import { type Lines, textFormat } from "./text.ts";
import { TextOutput } from "./text-output.ts";

/** JSON lines; with all fields, byte for byte the answers of POST /generate and POST /household. */
export const ndjson = textFormat({ isOpenEnded: true, lines: (layout) => linesOf(layout, "\n") });

const COMMA = ",\n";

/** One array, a record on each line. */
export const json = textFormat({
  isOpenEnded: false,
  open: () => "[\n",
  between: COMMA,
  close: () => "\n]\n",
  lines: (layout) => linesOf(layout, COMMA),
});

function linesOf(layout: Layout, end: string): Lines {
  const { columns, nulls, isWhole } = layout;
  if (!isWhole) return { person: lineOf({ tree: treeOf(columns), nulls }, end) };
  return { person: recordLine(commonFields, end), householdText: (members) => householdText(members) + end };
}

/** The record of a person; parts that not all records have come last. */
function recordLine(fields: readonly ColumnField[], end: string): PersonLine {
  const tree = treeOf(fields.map(({ path }) => ({ field: path, path: path.split("."), name: path })));
  return lineOf({ tree, nulls: false }, end, partsText);
}

export class PersonJson {
  readonly #line: PersonLine;
  readonly #out = new TextOutput(2 ** 13);

  constructor(fields: readonly ColumnField[] = commonFields) {
    this.#line = recordLine(fields, "");
  }

  row(row: Row): void {
    this.#line.write(row, this.#out);
  }

  record(record: Identity, index: number): void {
    this.#out.text(this.#line.textOf(record, index));
  }

  take(): Uint8Array<ArrayBuffer> {
    return this.#out.takeShared();
  }
}

function partsText(person: TablePerson): string {
  const parts = Object.entries(person).filter(([name]) => Object.hasOwn(asked, name));
  return parts.map(([name, value]) => `,"${name}":${JSON.stringify(value)}`).join("");
}

const whole = recordLine(commonFields, "");

/** The answer of POST /household. */
export function householdText(members: readonly MemberRecord[]): string {
  const texts = members.map((member) => {
    const fields = Object.entries(member).map(([name, value]) => {
      return `"${name}":${name === "identity" ? whole.textOf(member.identity, 0) : JSON.stringify(value)}`;
    });
    return `{${fields.join()}}`;
  });
  return `{"members":[${texts.join()}]}`;
}

function lineOf({ tree, nulls }: Pick<Members, "tree" | "nulls">, end: string, partsOf?: Step["textOf"]): PersonLine {
  // Commas are only known in advance after a first member that all people have.
  if (!nulls && !tree.slice(0, 1).every(isFixed)) {
    const object = { tree, isOptional: false, nulls };
    return new PersonLine([{ before: "", textOf: (...row) => JSON.stringify(membersOf(object, ...row) ?? {}) }], end);
  }
  return objectLine(
    tree.map((node) => memberOf(node, nulls)),
    end,
    partsOf,
  );
}

function memberOf(node: Node, nulls: boolean): Member {
  const { name } = node;
  if (isBranch(node)) {
    if (isFixed(node)) return { name, members: node.members.map((member) => memberOf(member, nulls)) };
  } else {
    const { field } = node;
    const ofRow = ofRows(field.path);
    const isText = field.kind === "text" || field.kind === "date";
    if (ofRow !== undefined) return { name, isText, textOf: (...row) => JSON.stringify(field.of(...row)), ofRow };
  }
  const partOf = (before: string) => ({
    textOf(person: TablePerson, index: number): string {
      const value = valueAt(node, nulls, person, index) ?? (nulls ? null : undefined);
      return value === undefined ? "" : before + JSON.stringify(value);
    },
  });
  return { name, partOf };
}

/** Whether all people have it, and all of its members. */
function isFixed(node: Node): boolean {
  return !node.isOptional && (!isBranch(node) || node.members.every(isFixed));
}

interface Members {
  readonly tree: readonly Node[];
  readonly isOptional: boolean;
  /** Whether missing values are null instead of left out. */
  readonly nulls: boolean;
}

/** Undefined for a group without values. */
function membersOf({ tree, isOptional, nulls }: Members, person: TablePerson, index: number): object | undefined {
  const members: Record<string, unknown> = {};
  let isEmpty = true;
  for (const node of tree) {
    const value = valueAt(node, nulls, person, index);
    if (value !== undefined) isEmpty = false;
    else if (!nulls) continue;
    members[node.name] = value ?? null;
  }
  return isEmpty && (isOptional || !nulls) ? undefined : members;
}

function valueAt(node: Node, nulls: boolean, person: TablePerson, index: number): unknown {
  if (!isBranch(node)) return node.field.of(person, index);
  return membersOf({ tree: node.members, isOptional: node.isOptional, nulls }, person, index);
}

type Value = Omit<Step, "before">;

/**
 * An object, a value that all have, or a part, whose text has what precedes it and may be empty. Rows have bare texts.
 */
type Member =
  | { readonly name: string; readonly members: readonly Member[] }
  | (Value & { readonly name: string; readonly isText: boolean })
  | { readonly name: string; partOf(before: string): Value };

/** A line with an object. `partsOf` writes further members, each after a comma. */
function objectLine(members: readonly Member[], end: string, partsOf?: Step["textOf"]): PersonLine {
  const steps: Step[] = [];
  const before = addMembers(members, "", steps);
  if (partsOf === undefined) return new PersonLine(steps, `${before}}${end}`);
  // Rows have only the fields of every record.
  return new PersonLine([...steps, { before, textOf: partsOf, ofRow: (_row, at) => at }], `}${end}`);
}

/** Adds the steps of an object, and returns the text between the last of them and the closing brace. */
function addMembers(members: readonly Member[], open: string, steps: Step[]): string {
  let before = `${open}{`;
  for (const [at, member] of members.entries()) {
    const name = `${at === 0 ? "" : ","}${JSON.stringify(member.name)}:`;
    if ("members" in member) before = `${addMembers(member.members, before + name, steps)}}`;
    else if ("partOf" in member) {
      steps.push({ ...member.partOf(name), before });
      before = "";
    } else {
      const { isText, textOf, ofRow } = member;
      const quote = isText ? '"' : "";
      const inQuotes: Step["textOf"] = (...person) => textOf(...person).slice(1, -1);
      steps.push({ before: before + name + quote, textOf: isText ? inQuotes : textOf, ofRow });
      before = quote;
    }
  }
  return before;
}
