import { decimal } from "./decimal.ts";
import { permute, serial } from "./permutation.ts";
import type { Rng } from "./rng.ts";

/** Templates such as `+44 20 7946 0###`, which stand for every text with a decimal digit for each `#`. */
export interface Templates {
  readonly templates: readonly string[];
  /** Cumulative number of texts: those of each template and of all before it. */
  readonly ends: readonly number[];
  /** How many texts each template stands for, if it is the same for all. */
  readonly each: number | undefined;
}

/** Templates of no text, from which nothing can be filled. */
export const noTemplates: Templates = { templates: [], ends: [], each: undefined };

/** Counts the texts of templates. Throws RangeError if there are no templates. */
export function templatesOf(templates: readonly string[]): Templates {
  const [first] = templates;
  if (first === undefined) throw new RangeError("no templates");
  let end = 0;
  const ends = templates.map((template) => (end += textsOf(template)));
  const each = textsOf(first);
  return { templates, ends, each: templates.every((template) => textsOf(template) === each) ? each : undefined };
}

/**
 * One of the texts that the templates stand for. As many consecutive indexes as there are texts get each once. If all
 * templates stand for equally many, as many consecutive indexes as one does get different texts also from other lists of
 * such templates that share some. Reads no word of the stream.
 */
export function fill(rng: Rng, list: Templates): string {
  const { templates, ends, each } = list;
  if (each === undefined) return fillFromAll(rng, list);
  const place = serial(rng, each);
  if (templates.length === 1) return filled(templates[0] ?? "", place, each);
  // The text follows from the index modulo `each`; the template does too, and moves on by one after every `each` indexes.
  const round = Math.floor(rng.index / each);
  const at = Math.floor(permute(rng, rng.index - round * each, ends.at(-1) ?? 1) / each);
  return filled(templates[(at + round) % templates.length] ?? "", place, each);
}

/** The text whose position among those of all templates is the serial number of the stream. */
function fillFromAll(rng: Rng, { templates, ends }: Templates): string {
  const last = ends.length - 1;
  const place = serial(rng, ends[last] ?? 0);
  let at = 0;
  while (at < last && place >= (ends[at] ?? 0)) at++;
  const start = at === 0 ? 0 : (ends[at - 1] ?? 0);
  return filled(templates[at] ?? "", place - start, (ends[at] ?? 0) - start);
}

/** How many texts a template stands for: ten times as many for every `#`. */
export function textsOf(template: string): number {
  let texts = 1;
  for (let at = 0; at < template.length; at++) if (template.charCodeAt(at) === HASH) texts *= 10;
  return texts;
}

const HASH = 35;

/** The text at a position, 0 to `texts` - 1, in alphabetical order. */
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
