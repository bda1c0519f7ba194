import { blockOfWords } from "./words.ts";
import type { Column, NumberColumn, Workspace } from "./workspace.ts";

/** The people of a draw: the words of the key, and the index of each. */
export interface People {
  readonly space: Workspace;
  readonly key: Column;
  readonly index: Column;
}

type Block = readonly [Column, Column, Column, Column];

/** Some consecutive rows of a batch, and the streams of one field of their people. */
export class Rows {
  readonly people: People;
  readonly from: number;
  readonly to: number;
  readonly field: number;
  readonly #blocks: Block[] = [];

  constructor(people: People, from: number, to: number, field: number) {
    this.people = people;
    this.from = from;
    this.to = to;
    this.field = field;
  }

  /** The words at a position of the streams, the first at 0: 32 bits each. */
  word(position: number): Column {
    const block = position >> 2;
    while (this.#blocks.length <= block) this.#blocks.push(this.#next());
    const [w0, w1, w2, w3] = this.#blocks[block] ?? this.#next();
    return (position & 2) === 0 ? ((position & 1) === 0 ? w0 : w1) : (position & 1) === 0 ? w2 : w3;
  }

  column(): Column {
    return this.people.space.column();
  }

  numbers(): NumberColumn {
    return this.people.space.numbers();
  }

  /** The rows of another field. */
  of(field: number): Rows {
    return new Rows(this.people, this.from, this.to, field);
  }

  #next(): Block {
    const { space, key, index } = this.people;
    const words = [space.column(), space.column(), space.column(), space.column()] as const;
    blockOfWords(key, index, this.from, this.to, this.field, this.#blocks.length, words);
    return words;
  }
}
