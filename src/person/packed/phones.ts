import { permuted } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import type { Templates } from "../../random/template.ts";
import type { Memory } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { sample } from "../../tables/sampling.ts";

/**
 * The integers of a list of templates: how many texts each stands for or, where they differ, all together (64 bits);
 * how many templates; and 0 where they differ in size, 1 where each follows the one before, or else the table by which
 * they are sampled.
 */
const list = { size: 4, range: 0, count: 2, choice: 3 } as const;
const IN_TURN = 1;
/** One template: the texts of it and of all before it (64 bits), and the text. */
export const template = { size: 4, end: 0, text: 2, length: 3 } as const;

export function phoneLists(packer: Packer): (templates: Templates) => number {
  const known = new Map<string, number>();
  return ({ templates, ends, each, weights }) => {
    const key = templates.join("|");
    const place = known.get(key) ?? (templates.length === 0 ? 0 : make());
    known.set(key, place);
    return place;
    function make(): number {
      const { memory } = packer;
      const texts = templates.map((text) => packer.text(text));
      const choice = each === undefined ? 0 : weights === undefined ? IN_TURN : packer.weights(weights);
      const at = memory.takeInts(list.size + template.size * templates.length, 16);
      memory.doubles[at / 2] = each ?? ends.at(-1) ?? 1;
      memory.ints.set([templates.length, choice], at + list.count);
      for (const [row, text] of texts.entries()) {
        const one = at + list.size + template.size * row;
        memory.doubles[one / 2] = ends[row] ?? 0;
        memory.ints.set([text.at, text.length], one + template.text);
      }
      return at;
    }
  };
}

/** A telephone number: its template in memory, and the number that fills it. */
export interface Phone {
  phone: number;
  phoneNumber: number;
}

/**
 * Sets the telephone number of the stream's index from a list; reads no word of the stream. As many consecutive indexes
 * as its templates stand for get each number once. If all stand for equally many, as many as one does get different
 * numbers also from other lists that share some templates. Where templates have weights, only as many as one stands for
 * get different numbers.
 */
export function drawPhone(rng: Rng, memory: Memory, place: number, phone: Phone): void {
  const { ints, doubles } = memory;
  const { index } = rng;
  const keys = rng.roundKeys();
  const all = doubles[place / 2]!;
  const count = ints[place + list.count]!;
  let one = place + list.size;
  let within = permuted(keys, index < all ? index : index % all, all);
  if (count > 1) {
    const last = one + template.size * (count - 1);
    const choice = ints[place + list.choice]!;
    if (choice > IN_TURN) one += template.size * sample(memory, choice, permuted(keys, index, 2 ** 32));
    else if (choice === IN_TURN) {
      // The template follows from the index too, and moves on by one after every `all`.
      const round = Math.floor(index / all);
      const row = Math.floor(permuted(keys, index - round * all, doubles[last / 2]!) / all);
      one += template.size * ((row + round) % count);
    } else {
      while (one < last && within >= doubles[one / 2]!) one += template.size;
      if (one > place + list.size) within -= doubles[(one - template.size) / 2]!;
    }
  }
  phone.phone = one;
  phone.phoneNumber = within;
}
