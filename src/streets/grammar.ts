/**
 * Street lines of a country, declared in two tables: `streets` has the patterns, `street-names` the names.
 *
 * `streets` (`data/<cc>/streets.tsv`, in its own order) has the columns `rule`, `odds`, `where`, `text` and, where the
 * script is not Latin, `latin`. A rule is its lines: one that holds at the address is chosen, beginning with `street`.
 *
 * - `odds`: a weight (`22`, 1 if empty), the sum of the weights that a list has there (its name), or a share of what
 *   the lines before leave (`60%`, or by such a sum: `flats%`); lines with a weight divide the rest.
 * - `where`: conditions that all hold, with commas between. `NY|NJ` are states, `<3000` and `>=50000` inhabitants,
 *   `in Salem|Boston` cities, `code T2|T3` beginnings of the postal code, `locality` any locality, `locality *区|* Road`
 *   those of a form, `locality 区- -町 ??` without these parts, `numbers` an area with numbers; `flats>=50` a sum of the weights that a list has there;
 *   any other word is a rule that has a line there, `grid:cardinal` one with that line. `!` before a condition negates it.
 * - `text`: what is written. `{name}` is a line of the rule, `{locality}` the area's, `{locality 区- -町}` without what ends with 区
 *   in front and without 町 at its end, `{1..60}` a number (`{100..900/100}` in
 *   hundreds, `{01..59}` with zeros in front, `{1..9 th}` as `1st`), `{1~60}` one of which low ones are likelier (the lesser
 *   of two) and `{1~~60}` much likelier (up to a limit that varies from 8 or a twentieth on; `{1~~~60}` from 1); `{numbers}` one of the area's, `{+2}` the
 *   number before and two; `{#}`, `{#~}` and `{#~~}` (`{#~~12}` with a limit from 12 on) are a house number of the street in the same text.
 * - `latin`: the same in Latin letters, the slots in any order; by default `text` with the words in Latin letters.
 *
 * `street-names` (sorted) has lists of words: `rule`, `text`, `weight`, and where needed `where` as above, `at`, `latin`,
 * `first` and `last` (house numbers), `to` (the town to which a road leads: in it, the line of the rule `home` stands in
 * its place, as for all names that begin or end with the name of the town). Where lines of a list have as their `at` the postal
 * code, the city and the code or its first three characters, the municipal code and the locality, city and state (`Salem, OR`)
 * or the city, they replace the others; the first of these that has lines counts.
 *
 * A street reads one word of the stream for its whole pattern, and one for every slot, in the order of the text: lists
 * (rules of which no line has a slot) and numbers.
 */
export interface Grammar {
  readonly rules: ReadonlyMap<string, Rule>;
  /** What conditions ask of an address, by their text. */
  readonly tests: ReadonlyMap<string, Test>;
}

export type Rule = Pattern | List;

/** A rule with slots: the choice of a line is a part of the choice of the whole pattern. */
export interface Pattern {
  readonly kind: "pattern";
  readonly name: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly odds: Odds;
  readonly where: Condition;
  readonly pieces: readonly Piece[];
  /** In Latin letters, if they have another order or text: texts, and indexes of pieces. */
  readonly latin: readonly (string | number)[] | undefined;
}

/** Words of which one is sampled by its weight. */
export interface List {
  readonly kind: "list";
  readonly name: string;
  readonly words: Words;
  /** The first place with the same rows, by `at`: towns at the coast share theirs. */
  readonly places: ReadonlyMap<string, string>;
  /** Rows by that place, empty for those that hold everywhere, and by their condition. */
  readonly groups: ReadonlyMap<string, readonly RowsWhere[]>;
}

export interface RowsWhere {
  readonly where: Condition;
  readonly rows: readonly number[];
}

/** The columns of a table of words; those that it lacks are empty. */
export interface Words {
  readonly texts: readonly string[];
  readonly latin: readonly string[];
  readonly weights: readonly number[];
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly to: readonly string[];
}

export type Odds =
  | { readonly kind: "weight"; readonly weight: number }
  | { readonly kind: "share"; readonly share: number }
  /** The sum of a list, as a weight or as a share in percent. */
  | { readonly kind: "sum" | "percent"; readonly list: string };

/** Terms that all hold. */
export type Condition = readonly Term[];

export interface Term {
  readonly text: string;
  readonly isNegated: boolean;
}

export type Test =
  | { readonly kind: "state" | "city"; readonly names: ReadonlySet<string> }
  | { readonly kind: "code"; readonly beginnings: readonly string[] }
  | { readonly kind: "population"; readonly below: boolean; readonly limit: number }
  | { readonly kind: "sum"; readonly list: string; readonly below: boolean; readonly limit: number }
  | { readonly kind: "locality"; readonly cuts: readonly string[]; readonly form: RegExp }
  | { readonly kind: "numbers" }
  | { readonly kind: "rule"; readonly rules: readonly (readonly [name: string, text: string | undefined])[] };

/** How numbers are spread: evenly, or low ones likelier. */
export type Spread = "even" | "low" | "lower" | "lowest";

export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "rule"; readonly name: string }
  | NumberPiece
  | { readonly kind: "house"; readonly spread: Spread; readonly least: number }
  | { readonly kind: "next"; readonly more: number }
  | { readonly kind: "locality"; readonly cuts: readonly string[] }
  | { readonly kind: "numbers" };

export interface NumberPiece {
  readonly kind: "number";
  readonly first: number;
  readonly last: number;
  readonly step: number;
  /** Digits, with zeros in front; 0 for as many as the number has. */
  readonly width: number;
  readonly spread: Spread;
  readonly isOrdinal: boolean;
}

export type GrammarRow = Readonly<Record<"rule" | "odds" | "where" | "text" | "latin", string>>;

/** A table of words with the rule, `at` and `where` of each. */
export interface WordRows {
  readonly rules: readonly string[];
  readonly at: readonly string[];
  readonly where: readonly string[];
  readonly words: Words;
}
