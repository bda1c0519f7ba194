import type { CalendarDate } from "../calendar/calendar-date.ts";

interface More {
  /** Letter of the short flag on the command line. */
  readonly letter?: string;
  /** Stands for the value in the command line's help, if not the usual word. */
  readonly placeholder?: string;
  /** Other names that callers use: refused with the field's own. */
  readonly alias?: readonly string[];
}

interface Described extends More {
  readonly about: string;
}

/** One of some words. */
export interface Word<W extends string> extends Described {
  readonly kind: "word";
  readonly title?: string;
  readonly words: readonly W[];
  /** Words that callers write for another, in the form of `foldName`. */
  readonly meant: Readonly<Record<string, W>>;
}

/** A name, or a list of names. */
export interface Words extends Described {
  readonly kind: "words";
  readonly most: number;
  /** Such as `names of rules`. */
  readonly of: string;
}

/** Text of at most `most` Unicode characters. */
export interface Text extends Described {
  readonly kind: "text";
  readonly most: number;
  /** Whether it may be empty, or only spaces. By default neither. */
  readonly mayBe?: "empty" | "spaces";
  /** Whether it is read as NFC. */
  readonly isNormalised?: true;
  /** A regular expression that every valid text matches. */
  readonly pattern?: string;
  /** `format` of JSON Schema. */
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
  /** The value of an omitted number, if constant. */
  readonly usual?: number;
}

export interface UsualNumber extends More {
  readonly usual: number;
}

/** True or false; false is the same as omitted. */
export interface Flag extends Described {
  readonly kind: "flag";
}

export type Field = Word<string> | Words | Text | Day | Whole | Flag;

/** The fields of a request by their published names, in published order. All may be omitted. */
export type Shape = Readonly<Record<string, Field>>;

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

type ValueOf<F extends Field> = F extends Words ? readonly string[] : F extends Day ? CalendarDate : InputOf<F>;

/** A request as a caller writes it. */
export type Input<S extends Shape> = { readonly [Name in keyof S]?: InputOf<S[Name]> | undefined };

/** A request that was read; omitted fields are undefined. */
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
