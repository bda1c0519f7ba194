import type { Rows } from "../../columns/rows.ts";
import { sampleAt } from "../../columns/sampling.ts";
import { copyText } from "../../columns/texts.ts";
import { type PhoneRange, phoneRanges } from "../../countries/phone-ranges.ts";
import { permuted, roundKeysOf } from "../../random/permutation.ts";
import type { Templates } from "../../random/template.ts";
import type { Packer } from "../../tables/packer.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Column } from "../../tables/workspace.ts";
import { placeRecord } from "./place-records.ts";

/**
 * The integers of a list of templates: how many texts each stands for or, where they differ, all together, as a number of 64
 * bits; how many templates; and 0 where they differ in size, 1 where each follows the one before, or else the table by which
 * they are sampled.
 */
const list = { size: 4, range: 0, count: 2, choice: 3 } as const;
const IN_TURN = 1;
/** The integers of one template: the texts of it and of all before it as a number of 64 bits, and the text. */
const template = { size: 4, end: 0, text: 2, length: 3 } as const;

/** Packs lists of templates, each once. A list of none is at 0. */
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

/**
 * Writes telephone numbers of a range for rows whose places have the records. As many consecutive indexes as the templates of a
 * place stand for get each number once. If all stand for equally many, as many consecutive indexes as one does get different
 * numbers also from other such places that share some templates. Where templates have weights, only as many consecutive
 * indexes as one stands for get different numbers. Reads no word of the stream.
 */
export function writePhones(rows: Rows, records: Column, range: PhoneRange = "reserved", out: TextColumn): void {
  const { space, index, key } = rows.people;
  const { ints, doubles, bytes } = space.memory;
  const member = placeRecord.phones + phoneRanges.indexOf(range);
  const keys = roundKeysOf(key, rows.field, space.roundKeys);
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    const place = ints[(records[k] ?? 0) + member] ?? 0;
    const number = (index[k] ?? 0) >>> 0;
    const all = doubles[place / 2] ?? 1;
    const count = ints[place + list.count] ?? 0;
    let one = place + list.size;
    let within = permuted(keys, number < all ? number : number % all, all);
    if (count > 1) {
      const last = one + template.size * (count - 1);
      const choice = ints[place + list.choice] ?? 0;
      if (choice > IN_TURN) one += template.size * sampleAt(ints, choice, permuted(keys, number, 2 ** 32));
      else if (choice === IN_TURN) {
        // The text follows from the index modulo `all` of one; the template does too, and moves on by one after every `all`.
        const round = Math.floor(number / all);
        const row = Math.floor(permuted(keys, number - round * all, doubles[last / 2] ?? 1) / all);
        one += template.size * ((row + round) % count);
      } else {
        while (one < last && within >= (doubles[one / 2] ?? 0)) one += template.size;
        if (one > place + list.size) within -= doubles[(one - template.size) / 2] ?? 0;
      }
    }
    const length = (ints[one + template.length] ?? 0) & 0xffff;
    copyText(space, ints[one + template.text] ?? 0, length, at);
    let rest = within;
    for (let digit = at + length - 1; digit >= at; digit--) {
      if (bytes[digit] !== HASH) continue;
      const quotient = Math.floor(rest / 10);
      bytes[digit] = 48 + rest - 10 * quotient;
      rest = quotient;
    }
    out.ascii(k, at, length);
    at += length;
  }
  space.end = at;
}

const HASH = 35;
