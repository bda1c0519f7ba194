import { ROUND_KEYS } from "../random/permutation.ts";
import { readUtf8 } from "../random/utf8.ts";
import { Memory } from "./memory.ts";
import { TextColumn } from "./text-column.ts";

/** One value for each row: a number of a row of a table, a place in memory, a word of a stream. */
export type Column = Int32Array;

/** One number for each row that may exceed 32 bits or have a fraction. */
export type NumberColumn = Float64Array;

/** Rows of a batch at most: more are not faster, and fewer would fit the caches no better. */
export const BATCH = 256;

const SCRATCH = 192;

/** Bytes that one row's texts may take. */
const TEXT = 2_048;

/** Decodes ASCII, or UTF-8. The default works in every engine; Node has a faster one. */
export interface Decoder {
  ascii(bytes: Uint8Array, from: number, to: number): string;
  utf8(bytes: Uint8Array, from: number, to: number): string;
}

/**
 * The memory of one thread: packed tables, and the columns and texts of the batch that is drawn. The next draw
 * overwrites them. Nothing in it affects what is drawn.
 */
export class Workspace {
  readonly memory: Memory;
  readonly decoder: Decoder;
  /** What a part of the program has packed, by a name of its own. */
  readonly packed = new Map<string, unknown>();
  /** Integers for what a kernel keeps of one row. */
  readonly scratch: Column = new Int32Array(SCRATCH);
  /** Round keys of the permutation that a kernel uses. */
  readonly roundKeys: Column = new Int32Array(ROUND_KEYS);
  /** The place of the next text. */
  end = 0;
  /** How often a draw was begun. */
  draws = 0;
  readonly #few = new Pool(FEW);
  readonly #many = new Pool(BATCH);
  readonly #alone = new Pool(FEW);
  #pool = this.#few;
  #rows = 0;

  constructor(memory = new Memory(new ArrayBuffer(2 ** 16)), decoder: Decoder = anyEngine) {
    this.memory = memory;
    this.decoder = decoder;
    memory.around = (pack) => {
      const hasTexts = this.end > memory.end;
      memory.end = Math.max(memory.end, this.end);
      pack();
      if (hasTexts) this.beginTexts(this.#rows);
    };
  }

  /** Begins a draw of so many rows: the columns of the one before are free. */
  begin(rows: number): void {
    this.draws++;
    this.end = 0;
    this.#pool = rows <= FEW ? this.#few : this.#many;
    this.#pool.free();
  }

  /** Begins the texts of a draw of so many rows, after which nothing may be packed but by `read`. */
  beginTexts(rows: number): void {
    this.#rows = rows;
    this.memory.reserve(8 + rows * TEXT);
    this.end = Math.ceil(this.memory.end / 8) * 8;
  }

  /** Packs the tables of some rows that are read for the first time. Texts of the draw stay, and become a part of the memory. */
  read(tables: Column, from: number, to: number): void {
    const { memory } = this;
    if (memory.unread === undefined) return;
    for (let k = from; k < to; k++) if (memory.unread.has(tables[k] ?? 0)) memory.pack(tables[k] ?? 0);
  }

  /** Draws one row more while the columns of a draw are in use; those of its own are free afterwards. */
  aside<T>(draw: () => T): T {
    const pool = this.#pool;
    this.#pool = this.#alone;
    this.#alone.free();
    try {
      return draw();
    } finally {
      this.#pool = pool;
    }
  }

  /** A column of this draw, with whatever the last draw left in it. */
  column(): Column {
    return this.#pool.column();
  }

  /** The same of numbers. */
  numbers(): NumberColumn {
    return this.#pool.numbers();
  }

  /** Columns for a block of words. */
  block(): Block {
    return this.#pool.block();
  }

  /** A column of texts. */
  texts(): TextColumn {
    return this.#pool.texts();
  }
}

/** The four columns of a block of words, one behind the other. */
export interface Block {
  readonly all: Column;
  readonly columns: readonly [Column, Column, Column, Column];
}

/** Rows of the shorter columns: all columns of one person then fit the first cache, in which longer ones would collide. */
const FEW = 8;

/** Columns of one length, which are made at the first draw that needs so many. */
class Pool {
  readonly #rows: number;
  readonly #columns: Column[] = [];
  readonly #numbers: NumberColumn[] = [];
  readonly #blocks: Block[] = [];
  readonly #texts: TextColumn[] = [];
  #usedColumns = 0;
  #usedNumbers = 0;
  #usedBlocks = 0;
  #usedTexts = 0;

  constructor(rows: number) {
    this.#rows = rows;
  }

  free(): void {
    this.#usedColumns = 0;
    this.#usedNumbers = 0;
    this.#usedBlocks = 0;
    this.#usedTexts = 0;
  }

  column(): Column {
    return this.#columns[this.#usedColumns++] ?? this.#added(this.#columns, new Int32Array(this.#rows));
  }

  numbers(): NumberColumn {
    return this.#numbers[this.#usedNumbers++] ?? this.#added(this.#numbers, new Float64Array(this.#rows));
  }

  block(): Block {
    return this.#blocks[this.#usedBlocks++] ?? this.#added(this.#blocks, this.#newBlock());
  }

  texts(): TextColumn {
    return this.#texts[this.#usedTexts++] ?? this.#added(this.#texts, new TextColumn(this.#rows));
  }

  #newBlock(): Block {
    const rows = this.#rows;
    const all = new Int32Array(4 * rows);
    const column = (at: number): Column => all.subarray(at * rows, (at + 1) * rows);
    return { all, columns: [column(0), column(1), column(2), column(3)] };
  }

  #added<T>(list: T[], item: T): T {
    list.push(item);
    return item;
  }
}

const anyEngine: Decoder = {
  ascii: (bytes, from, to) => String.fromCharCode(...bytes.subarray(from, to)),
  utf8: readUtf8,
};
