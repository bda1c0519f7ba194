import type { Rng } from "../random/rng.ts";
import type { Block, Column, NumberColumn, Workspace } from "../tables/workspace.ts";
import { blockOfWords } from "./words.ts";

/** The people of a draw: the words of the key, and the index of each. */
export interface People {
  readonly space: Workspace;
  readonly key: Column;
  readonly index: Column;
}

/** Some consecutive rows of a batch, and the streams of one field of their people. */
export class Rows {
  readonly people: People;
  readonly from: number;
  readonly to: number;
  readonly field: number;
  /** The block with which the streams begin. */
  readonly start: number;
  #first: Block | undefined;
  #later: Block[] | undefined;

  /** The streams begin with their block of four words number `start`. */
  constructor(people: People, from: number, to: number, field: number, start = 0) {
    this.people = people;
    this.from = from;
    this.to = to;
    this.field = field;
    this.start = start;
    // A member that is added later would make another kind of object of it.
    this.#first = undefined;
    this.#later = undefined;
  }

  /** The words at a position of the streams, the first at 0: 32 bits each. */
  word(position: number): Column {
    if (position < 4) {
      this.#first ??= this.#block(0);
      return columnOf(this.#first, position);
    }
    return columnOf(this.#laterBlock(position >> 2), position & 3);
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

  #laterBlock(block: number): Block {
    this.#later ??= [];
    while (this.#later.length < block) this.#later.push(this.#block(this.#later.length + 1));
    return this.#later[block - 1] ?? this.#block(block);
  }

  #block(block: number): Block {
    const { space, key, index } = this.people;
    const words = space.block();
    blockOfWords(key, index, this.from, this.to, this.field, this.start + block, words);
    return words;
  }
}

function columnOf({ columns: [first, second, third, fourth] }: Block, position: number): Column {
  return position < 2 ? (position === 0 ? first : second) : position === 2 ? third : fourth;
}

/** The row of one person, whose stream begins with the block number `start`; to be used within `Workspace.aside`. */
export function rowAlone(rng: Rng, space: Workspace, index: number, field: number, start = 0): Rows {
  const key = space.column();
  for (let word = 0; word < 4; word++) key[word] = rng.keyWord(word);
  return new Rows({ space, key, index: space.column().fill(index) }, 0, 1, field, start);
}
