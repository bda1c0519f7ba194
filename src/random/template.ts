import { writeAscii } from "./utf8.ts";

/** Templates such as `+44 20 7946 0###`, which stand for every text with a decimal digit for each `#`. */
export interface Templates {
  readonly templates: readonly string[];
  readonly ends: readonly number[];
  /** How many texts each template stands for, if it is the same for all. */
  readonly each: number | undefined;
  /** How frequent each template is, where they are of one size and not equally frequent. */
  readonly weights?: readonly number[];
}

export const noTemplates: Templates = { templates: [], ends: [], each: undefined };

/** Throws RangeError if there are no templates. */
export function templatesOf(templates: readonly string[]): Templates {
  const [first] = templates;
  if (first === undefined) throw new RangeError("no templates");
  let end = 0;
  const ends = templates.map((template) => (end += textsOf(template)));
  const each = textsOf(first);
  return { templates, ends, each: templates.every((template) => textsOf(template) === each) ? each : undefined };
}

export function textsOf(template: string): number {
  let texts = 1;
  for (let at = 0; at < template.length; at++) if (template.charCodeAt(at) === HASH) texts *= 10;
  return texts;
}

/** Replaces each `#` between two places by a digit of a whole number. */
export function fillDigits(bytes: Uint8Array, from: number, to: number, number: number): void {
  let at = to - 1;
  let high = number;
  // Divisions of 32-bit integers are multiplications.
  for (; high > 0x7fffffff && at >= from; at--) {
    if (bytes[at] !== HASH) continue;
    const quotient = Math.floor(high / 10);
    bytes[at] = 48 + high - 10 * quotient;
    high = quotient;
  }
  for (let rest = high | 0; at >= from; at--) {
    if (bytes[at] !== HASH) continue;
    const quotient = (rest / 10) | 0;
    bytes[at] = 48 + rest - 10 * quotient;
    rest = quotient;
  }
}

export function writeFilled(bytes: Uint8Array, at: number, template: string, number: number): number {
  const end = writeAscii(bytes, at, template);
  fillDigits(bytes, at, end, number);
  return end;
}

const HASH = 35;
