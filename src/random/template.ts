import { digits } from "./draw.ts";
import type { Rng } from "./rng.ts";

/** A text with places for random digits, taken apart once because it is filled again and again. */
export interface Template {
  /** The whole, with a `#` for each digit. */
  readonly text: string;
  /** What stands before the first digit. */
  readonly start: string;
  readonly runs: readonly Run[];
}

interface Run {
  /** Digits: 1 to 6, one word of the stream. */
  readonly width: number;
  /** What stands after them. */
  readonly then: string;
}

/** Reads `+44 20 7946 0###`. */
export function template(text: string): Template {
  const [start = "", ...rest] = text.split(/#{1,6}/);
  const widths = text.match(/#{1,6}/g) ?? [];
  return { text, start, runs: rest.map((then, at) => ({ width: widths[at]?.length ?? 0, then })) };
}

/** The template with a random decimal digit for every `#`. Six digits a word of the stream. */
export function fill(rng: Rng, { start, runs }: Template): string {
  let text = start;
  for (const { width, then } of runs) text += digits(rng, width) + then;
  return text;
}
