import { type Field, isLong, type Value } from "../columns/fields.ts";
import { isGroup, type Leaf, type Node } from "../columns/tree.ts";
import type { Rows } from "../rows.ts";

/**
 * The values of many rows, column by column, as JSON outside of the heap. As objects, 122,880 people are 300 MB, and a
 * garbage collector would copy them again and again.
 */
export interface ColumnStore {
  /** Adds rows, and returns how many. */
  add(rows: Rows): number;
  /** The values of a column of the tree; those of a group are objects. */
  valuesOf(node: Node): unknown[];
}

/** Values of a column that are kept as they are before they become JSON. */
const BLOCK = 4_096;

const DAY = 86_400_000;

export function columnStore(tree: readonly Node[]): ColumnStore {
  const columns = new Map(tree.flatMap(leavesOf).map((leaf) => [leaf, new Column(leaf.field)]));
  const valuesOf = (node: Node): unknown[] => {
    if (!isGroup(node)) return columns.get(node)?.values() ?? [];
    const members = node.members.map((member) => [member.name, valuesOf(member)] as const);
    const length = members[0]?.[1].length ?? 0;
    return Array.from({ length }, (_, row) => {
      const value = Object.fromEntries(members.map(([name, values]) => [name, values[row]]));
      return node.isOptional && Object.values(value).every((member) => member === null) ? null : value;
    });
  };
  return {
    add(rows) {
      const people = rows.people();
      for (const column of columns.values()) {
        for (const [at, person] of people.entries()) column.add(column.field.of(person, rows.firstIndex + at));
      }
      return people.length;
    },
    valuesOf,
  };
}

function leavesOf(node: Node): readonly Leaf[] {
  return isGroup(node) ? node.members.flatMap(leavesOf) : [node];
}

class Column {
  readonly field: Field;
  readonly #isDate: boolean;
  #pending: (Value | null)[] = [];
  readonly #blocks: Buffer[] = [];

  constructor(field: Field) {
    this.field = field;
    this.#isDate = field.kind === "date";
  }

  /** Dates are kept as days since 1970. */
  add(value: Value): void {
    this.#pending.push(this.#isDate && typeof value === "string" ? Date.parse(value) / DAY : (value ?? null));
    if (this.#pending.length === BLOCK) this.#keep();
  }

  values(): unknown[] {
    this.#keep();
    const values = this.#blocks.flatMap((block): unknown[] => JSON.parse(block.toString()));
    return isLong(this.field) ? values.map((value) => (typeof value === "number" ? BigInt(value) : value)) : values;
  }

  #keep(): void {
    if (this.#pending.length > 0) this.#blocks.push(Buffer.from(JSON.stringify(this.#pending)));
    this.#pending = [];
  }
}
