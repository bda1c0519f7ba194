import { decimal } from "./decimal.ts";
import { serial } from "./permutation.ts";
import type { Rng } from "./rng.ts";

/**
 * One of the texts that the templates stand for, such as `+44 20 7946 0###` with a decimal digit for every `#`: the one
 * whose place among all of them is the serial number of the stream. Reads no word of the stream.
 */
export function fill(rng: Rng, ...templates: readonly string[]): string {
  let texts = 0;
  for (const template of templates) texts += textsOf(template);
  let place = serial(rng, texts);
  for (const template of templates) {
    const own = textsOf(template);
    if (place < own) return filled(template, place, own);
    place -= own;
  }
  throw new RangeError("no templates");
}

/** How many texts a template stands for: ten times as many for every `#`. */
export function textsOf(template: string): number {
  let texts = 1;
  for (let at = 0; at < template.length; at++) if (template.charCodeAt(at) === HASH) texts *= 10;
  return texts;
}

const HASH = 35;

/** The text at a place, 0 to `texts` - 1, in alphabetical order. */
function filled(template: string, place: number, texts: number): string {
  // String.replace with a callback makes a whole person 8 % slower.
  let text = "";
  let from = 0;
  let rest = place;
  let size = texts;
  for (let at = template.indexOf("#"); at !== -1; at = template.indexOf("#", from)) {
    text += template.slice(from, at);
    for (from = at; template[from] === "#"; from++) size /= 10;
    const digits = Math.floor(rest / size);
    rest -= digits * size;
    text += decimal(digits, from - at);
  }
  return text + template.slice(from);
}
