import type { CalendarDate } from "../calendar/calendar-date.ts";

/** What a field says besides its kind. */
interface More {
  /** The letter of its short flag on the command line. */
  readonly letter?: string;
  /** What stands for its value in the help of the command line, if not the usual word of its kind. */
  readonly placeholder?: string;
  /** Other names that callers give it: they are refused with its own. */
  readonly alias?: readonly string[];
}

/** One sentence or two about a field, for its callers. */
interface Described extends More {
  readonly about: string;
}

/** One of some words. */
export interface Word<W extends string> extends Described {
  readonly kind: "word";
  /** The name of its type in what is generated from the OpenAPI document. */
  readonly title?: string;
  readonly words: readonly W[];
  /** Words that callers write in the place of another, as `foldName` has them. */
  readonly meant: Readonly<Record<string, W>>;
}

/** A name, or a list of names. */
export interface Words extends Described {
  readonly kind: "words";
  readonly most: number;
  /** What the names are, such as `names of rules`. */
  readonly of: string;
}

/** Text of at most `most` Unicode characters. */
export interface Text extends Described {
  readonly kind: "text";
  readonly most: number;
  /** Whether it may have no characters, or none but spaces. By default it has one that is no space. */
  readonly mayBe?: "empty" | "spaces";
  /** Whether it is read as its NFC, so that texts that look the same are the same. */
  readonly isNormalised?: true;
  /** A regular expression that every valid text matches. */
  readonly pattern?: string;
  /** Its format in JSON Schema. */
  readonly format?: string;
}

/** A day of the calendar, `YYYY-MM-DD`, of the years `first` to `last`. */
export interface Day extends Described {
  readonly kind: "day";
  readonly years?: { readonly first: number; readonly last: number };
}

/** A whole number from `min` to `max`. */
export interface Whole extends Described {
  readonly kind: "whole";
  readonly min: number;
  readonly max: number;
  /** What stands for a number that is left out, if that is always the same. */
  readonly usual?: number;
}

/** What a number that is left out stands for. */
export interface UsualNumber extends More {
  readonly usual: number;
}

/** True, or false, which is the same as left out. */
export interface Flag extends Described {
  readonly kind: "flag";
}

export type Field = Word<string> | Words | Text | Day | Whole | Flag;

/** The fields of a request by their published names, in their published order. All may be left out. */
export type Shape = Readonly<Record<string, Field>>;

/** What a caller writes for a field. */
type InputOf<F extends Field> =
  F extends Word<infer W>
    ? W
    : F extends Words
      ? string | readonly string[]
      : F extends Whole
        ? number
        : F extends Flag
          ? boolean
          : string;

/** What a field is read as. */
type ValueOf<F extends Field> = F extends Words ? readonly string[] : F extends Day ? CalendarDate : InputOf<F>;

/** A request as a caller writes it. */
export type Input<S extends Shape> = { readonly [Name in keyof S]?: InputOf<S[Name]> | undefined };

/** A request that was read; a field that was left out is undefined. */
export type Values<S extends Shape> = { readonly [Name in keyof S]?: ValueOf<S[Name]> };

export function word<const W extends string>(
  about: string,
  words: readonly W[],
  {
    meant = {},
    ...more
  }: More & Pick<Word<W>, "title"> & { readonly meant?: Readonly<Record<string, NoInfer<W>>> } = {},
): Word<W> {
  return { kind: "word", about, words, meant, ...more };
}

export function words(about: string, of: string, most: number, more: More = {}): Words {
  return { kind: "words", about, of, most, ...more };
}

export function text(
  about: string,
  most: number,
  more: More & Pick<Text, "mayBe" | "isNormalised" | "pattern"> = {},
): Text {
  return { kind: "text", about, most, ...more };
}

export function day(about: string, more: More & Pick<Day, "years"> = {}): Day {
  return { kind: "day", about, ...more };
}

export function whole(about: string, min: number, max: number, more: UsualNumber): Whole & UsualNumber;
export function whole(about: string, min: number, max: number, more?: More): Whole;
export function whole(about: string, min: number, max: number, more: More = {}): Whole {
  return { kind: "whole", about, min, max, ...more };
}

export function flag(about: string, more: More = {}): Flag {
  return { kind: "flag", about, ...more };
}
