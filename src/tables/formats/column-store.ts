import type { Field, Row, Value } from "../columns/fields.ts";
import { isGroup, type Leaf, leavesOf, type Node } from "../columns/tree.ts";
import type { Rows } from "../rows.ts";

/** The values of many rows, column by column. */
export interface ColumnStore {
  /** Adds rows, and returns how many. */
  add(rows: Rows): number;
  /** The values of a leaf, null for rows without one; whether the rows have something of a group, where it is optional. */
  valuesOf(node: Node): unknown[];
  /** Removes all rows. */
  clear(): void;
}

const DAY = 86_400_000;

export function columnStore(tree: readonly Node[]): ColumnStore {
  const memory = new Memory();
  const columns = new Map([...readsOf(tree)].map(([node, read]) => [node, new Column(read, memory)]));
  return {
    add(rows) {
      const people = rows.people();
      for (const column of columns.values()) {
        for (const [at, person] of people.entries()) column.add(person, rows.firstIndex + at);
      }
      return people.length;
    },
    valuesOf: (node) => columns.get(node)?.values() ?? [],
    clear() {
      for (const column of columns.values()) column.clear();
      memory.clear();
    },
  };
}

/** What is read of each row: the values of the leaves, and whether there is something of optional groups. */
function* readsOf(nodes: readonly Node[]): Generator<readonly [Node, Read]> {
  for (const node of nodes) {
    if (!isGroup(node)) yield [node, valueIn(node.field)];
    else {
      if (node.isOptional) yield [node, isIn(leavesOf(node))];
      yield* readsOf(node.members);
    }
  }
}

type Read = (person: Row, index: number) => Value;

/** Dates are days since 1970. */
function valueIn(field: Field): Read {
  if (field.kind !== "date") return field.of;
  return (person, index) => {
    const value = field.of(person, index);
    return typeof value === "string" ? Date.parse(value) / DAY : value;
  };
}

function isIn(leaves: readonly Leaf[]): Read {
  return (person, index) => leaves.some(({ field }) => field.of(person, index) !== undefined);
}

/** Values that are kept as they are before they become bytes. */
const BLOCK = 4_096;

/**
 * Values as JSON outside of the heap: of 122,880 people 38 MB. As objects they are 300 MB, and a garbage collector would copy
 * them again and again.
 */
class Column {
  readonly #read: Read;
  readonly #memory: Memory;
  #pending: unknown[] = [];
  #blocks: Buffer[] = [];

  constructor(read: Read, memory: Memory) {
    this.#read = read;
    this.#memory = memory;
  }

  add(person: Row, index: number): void {
    this.#pending.push(this.#read(person, index) ?? null);
    if (this.#pending.length < BLOCK) return;
    this.#blocks.push(this.#memory.write(JSON.stringify(this.#pending)));
    this.#pending = [];
  }

  values(): unknown[] {
    return [...this.#blocks.flatMap((block): unknown[] => JSON.parse(block.toString())), ...this.#pending];
  }

  clear(): void {
    this.#pending = [];
    this.#blocks = [];
  }
}

/** Bytes of a piece of memory. */
const PIECE = 4_194_304;

/** Memory that is used again when it is cleared: freed and allocated anew, twice as much would be in use. */
class Memory {
  readonly #pieces: Buffer[] = [];
  #piece = 0;
  #end = 0;

  /** Writes a text, which stays until the memory is cleared. */
  write(text: string): Buffer {
    const size = Buffer.byteLength(text);
    if (size > PIECE) return Buffer.from(text);
    if (this.#end + size > PIECE) [this.#piece, this.#end] = [this.#piece + 1, 0];
    const piece = this.#pieces[this.#piece] ?? Buffer.allocUnsafeSlow(PIECE);
    this.#pieces[this.#piece] = piece;
    const bytes = piece.subarray(this.#end, this.#end + size);
    this.#end += size;
    bytes.write(text);
    return bytes;
  }

  clear(): void {
    [this.#piece, this.#end] = [0, 0];
  }
}
