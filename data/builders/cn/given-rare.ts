import { commentedTsv, china as rowsOf } from "../source-rows.ts";

/** Kinds of characters of given names: the first or the last of two, or the only one. */
type Kind = "first" | "last" | "single";

/** Characters that mostly one sex or one time bears, and those of the dictionary that are in no name today. */
const tendencies = new Map(rowsOf("given-tendencies").map((row) => [row("tendency"), new Set(row("characters"))]));

/** How frequent characters of a time are from 1940 to 2005, beside those of all times. */
const TIMES: Readonly<Record<string, readonly number[]>> = {
  old: [1.6, 1.4, 1.1, 0.7, 0.4, 0.25, 0.2],
  mid: [0.4, 1.4, 1.7, 1.2, 0.6, 0.2, 0.1],
  new: [0.03, 0.04, 0.08, 0.2, 0.6, 1.4, 2],
};

/** The factors of the years of `given-times`, by character. */
const timeFactors = new Map(
  commentedTsv("data/cn/given-times.tsv").rows.flatMap(([characters = "", ...factors]) =>
    Array.from(characters, (character) => [character, factors.map(Number)] as const),
  ),
);

/** How many times as common as estimated a character is in one of the seven years. */
export function timeFactor(character: string, at: number): number {
  return timeFactors.get(character)?.[at] ?? 1;
}

/** The characters that `given-parts` lists, of one kind or of all. */
function listed(sex: string, kind?: Kind): ReadonlySet<string> {
  const rows = rowsOf("given-parts").filter(
    (row) => row("sex") === sex && (row("kind") === kind || kind === undefined),
  );
  return new Set(rows.flatMap((row) => Array.from(row("characters"))));
}

/** Names in the dictionary that a character is in, at least; rarer ones are left out. */
const LEAST = 10;

/** Names in the dictionary that have a character in any place, at least: those of fewer are no parent's choice. */
const BORNE = 21;

/** Tempers the counts, which stem from news: characters of politicians are too frequent in it. */
const TEMPER = 0.75;

/** How much rarer a character of the other sex is, and how much commoner one of the own, as three of four in the news are men. */
const OTHERS = 0.03;
/** The same of characters that 1 in some thousand bearers is a man of. */
const WOMENS_ALONE = 0.001;
const WOMENS = 3;
/** The same among women of characters that the estimates have in another place of a name, and of men alone. */
const MENS = 0.3;

/**
 * The characters that the estimates of `given-parts` do not list for a sex, with their weight at seven years from 1940 to 2005:
 * their tempered count in the dictionary of names, times how much they are of the sex and of the time.
 */
export function rareParts(sex: string, kind: Kind): ReadonlyMap<string, readonly number[]> {
  const column = { first: "first_of_two", last: "last_of_two", single: "single" }[kind];
  const other = sex === "f" ? "m" : "f";
  const [own, others] = [listed(sex, kind), listed(other, kind)];
  const [ofWomen, ofMen] = [listed("f"), listed("m")];
  const is = (tendency: string, character: string): boolean => tendencies.get(tendency)?.has(character) === true;
  return new Map(
    rowsOf("given-characters").flatMap((row) => {
      const [character, count] = [row("character"), Number(row(column))];
      const borne = ["first_of_two", "last_of_two", "single"].reduce((sum, place) => sum + Number(row(place)), 0);
      if (count < LEAST || borne < BORNE || own.has(character) || is("none", character)) return [];
      const isOthers = is(other, character) || (others.has(character) && !is(sex, character));
      const isMostlyMens = sex === "f" && ofMen.has(character) && !ofWomen.has(character) && !is("f", character);
      const isWomens = sex === "m" && is("f-only", character);
      const ofOwn = sex === "f" && is("f", character) ? WOMENS : isMostlyMens ? MENS : 1;
      const ofSex = isWomens ? WOMENS_ALONE : isOthers ? OTHERS : ofOwn;
      const times = ["old", "mid", "new"].filter((time) => is(time, character));
      const weights = [0, 1, 2, 3, 4, 5, 6].map(
        (at) =>
          count ** TEMPER *
          ofSex *
          times.reduce((all, time) => all * (TIMES[time]?.[at] ?? 1), 1) *
          timeFactor(character, at),
      );
      return [[character, weights]];
    }),
  );
}
