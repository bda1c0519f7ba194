import { fromDays } from "../../calendar/calendar.ts";
import type { Rng } from "../../random/rng.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import type { BirthDays, BirthYears } from "../birth.ts";

/** Numbers of a year of birth: the people born before it and in it, its first day and its days. */
const year = { size: 4, before: 0, people: 1, firstDay: 2, days: 3 } as const;

/** Numbers before those of the years: all people, the latest year, and how many there are. */
const head = { size: 3, people: 0, latest: 1, count: 2 } as const;

/** Cells of the index that finds the year of a position among all births. */
const CELLS = 256;

export function packBirths(packer: Packer, { years, before, people }: BirthYears): Grid {
  const rows = years.flatMap((one, row) => [before[row] ?? 0, one.people, one.firstDay, one.days]);
  const index = Array.from({ length: CELLS + 1 }, (_, cell) =>
    Math.min(
      years.length - 1,
      Math.max(
        0,
        before.findIndex((born) => born <= (cell / CELLS) * people),
      ),
    ),
  );
  return packer.numbers([people, years[0]?.year ?? 0, years.length, ...rows, ...index]);
}

export type PackedBirths = readonly [female: Grid, male: Grid];

/** Candidates for a birth within the days, after which one more word is a day. */
const CANDIDATES = 64;
const TWO_32 = 2 ** 32;

export interface BirthCurve {
  readonly people: number;
  readonly start: number;
  readonly end: number;
  /** In doubles. */
  readonly years: number;
  readonly last: number;
  readonly cells: number;
}

export function birthCurve(doubles: Float64Array, { at }: Grid, { earliest, latest }: BirthDays): BirthCurve {
  const first = at / 2;
  const years = first + head.size;
  const last = years + year.size * (doubles[first + head.count]! - 1);
  return {
    people: doubles[first + head.people]!,
    start: bornBefore(doubles, first, earliest),
    end: bornBefore(doubles, first, latest + 1),
    years,
    last,
    cells: last + year.size,
  };
}

/**
 * A position among the births of one sex: the first of the stream's candidates that is within the days. Candidates do
 * not depend on the days, so the birth of a seeded person changes only when an earlier candidate becomes old enough or
 * the candidate itself too old. If none fits (a reference date far from the census, or few days), one of the days is
 * sampled.
 */
export function sampleBirth(rng: Rng, { people, start, end }: BirthCurve): number {
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const place = (rng.word(candidate) / TWO_32) * people;
    if (place >= start && place < end) return place;
  }
  return start + (rng.word(CANDIDATES) / TWO_32) * (end - start);
}

/** The day of a position. One that is sampled may lie before the first year or after the last. */
export function birthDay(doubles: Float64Array, { people, years, last, cells }: BirthCurve, place: number): number {
  const cell = Math.min(CELLS, Math.max(0, Math.ceil((place / people) * CELLS)));
  let row = years + year.size * doubles[cells + cell]!;
  while (row < last && doubles[row]! > place) row += year.size;
  while (row > years && doubles[row - year.size]! <= place) row -= year.size;
  const within = (place - doubles[row]!) / doubles[row + year.people]!;
  return doubles[row + year.firstDay]! + Math.floor(within * doubles[row + year.days]!);
}

/** Days outside the years count like days of the nearest one. */
function bornBefore(doubles: Float64Array, first: number, day: number): number {
  const count = doubles[first + head.count]!;
  const row = Math.min(count - 1, Math.max(0, doubles[first + head.latest]! - fromDays(day).year));
  const at = first + head.size + year.size * row;
  const within = (day - doubles[at + year.firstDay]!) / doubles[at + year.days]!;
  return doubles[at]! + within * doubles[at + year.people]!;
}
