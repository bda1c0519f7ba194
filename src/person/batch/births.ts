import { ageOn, fromDays } from "../../calendar/calendar.ts";
import type { CalendarDate } from "../../calendar/calendar-date.ts";
import type { Rows } from "../../columns/rows.ts";
import { writeDigits } from "../../columns/texts.ts";
import { blockOfWords } from "../../columns/words.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Block, Column } from "../../tables/workspace.ts";
import type { BirthDays, BirthYears } from "../birth.ts";

/** Numbers of a year of birth: the people born before it and in it, its first day and its days. */
const year = { size: 4, before: 0, people: 1, firstDay: 2, days: 3 } as const;

/** Numbers before those of the years: all people, the latest year, and how many there are. */
const head = { size: 3, people: 0, latest: 1, count: 2 } as const;

/** Cells of the index that finds the year of a position among all births. */
const CELLS = 256;

/** Packs the years of birth, the latest first, and behind them for each cell the earliest row that can be meant. */
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

/** The births of women and of men. */
export type PackedBirths = readonly [female: Grid, male: Grid];

/** Births of rows. */
export interface Births {
  readonly year: Column;
  readonly month: Column;
  readonly day: Column;
  readonly age: Column;
}

/** Candidates for a birth within the days, after which one more word is a day. */
const CANDIDATES = 64;
const TWO_32 = 2 ** 32;

/**
 * Samples the births of rows of one country by the ages of its women and men: the first of the stream's candidates that is within
 * the days. Candidates do not depend on the days, so the birth of a seeded person changes only when an earlier candidate
 * becomes old enough or the candidate itself too old. If none of 64 fits (a reference date far from the census, or few
 * days), a day is sampled. A candidate is a position in the order of all births, so that checking it takes one word of the
 * stream and no date arithmetic.
 */
export function birthsIn(
  rows: Rows,
  grids: PackedBirths,
  sex: Column,
  days: BirthDays,
  today: CalendarDate,
  out: Births,
): void {
  const { earliest, latest } = days;
  if (earliest === latest) {
    const date = fromDays(earliest);
    for (let k = rows.from; k < rows.to; k++) setBirth(out, k, date, today);
    return;
  }
  const { doubles } = rows.people.space.memory;
  const curves: [Curve | undefined, Curve | undefined] = [undefined, undefined];
  const words = [rows.word(0), rows.word(1), rows.word(2), rows.word(3)] as const;
  let spare: Spare | undefined;
  for (let k = rows.from; k < rows.to; k++) {
    const number = sex[k] === 0 ? 0 : 1;
    const curve = curves[number] ?? curveOf(doubles, grids[number], days);
    curves[number] = curve;
    const { people, start, end, years, last, cells } = curve;
    let place = -1;
    for (const word of words) {
      place = (((word[k] ?? 0) >>> 0) / TWO_32) * people;
      if (place >= start && place < end) break;
    }
    if (!(place >= start && place < end)) {
      spare ??= { rows, index: rows.column(), words: rows.people.space.block() };
      place = laterCandidate(spare, k, curve);
    }
    // A day that is sampled may lie before the first year or after the last.
    const cell = Math.min(CELLS, Math.max(0, Math.ceil((place / people) * CELLS)));
    let row = years + year.size * (doubles[cells + cell] ?? 0);
    while (row < last && (doubles[row] ?? 0) > place) row += year.size;
    while (row > years && (doubles[row - year.size] ?? 0) <= place) row -= year.size;
    const within = (place - (doubles[row] ?? 0)) / (doubles[row + year.people] ?? 1);
    const day = (doubles[row + year.firstDay] ?? 0) + Math.floor(within * (doubles[row + year.days] ?? 0));
    // Rounding may lead beyond the days.
    setBirth(out, k, fromDays(Math.min(latest, Math.max(earliest, day))), today);
  }
}

/** The births of one sex and where those of the days begin and end among them. */
interface Curve {
  readonly people: number;
  readonly start: number;
  readonly end: number;
  /** The first and the last year, and the index, in doubles. */
  readonly years: number;
  readonly last: number;
  readonly cells: number;
}

function curveOf(doubles: Float64Array, { at }: Grid, { earliest, latest }: BirthDays): Curve {
  const first = at / 2;
  const years = first + head.size;
  const last = years + year.size * ((doubles[first + head.count] ?? 1) - 1);
  return {
    people: doubles[first + head.people] ?? 0,
    start: bornBefore(doubles, first, earliest),
    end: bornBefore(doubles, first, latest + 1),
    years,
    last,
    cells: last + year.size,
  };
}

/** Columns for the further words of one row. */
interface Spare {
  readonly rows: Rows;
  readonly index: Column;
  readonly words: Block;
}

/** The first candidate after the fourth that is within the days. */
function laterCandidate({ rows, index, words }: Spare, row: number, { people: births, start, end }: Curve): number {
  const { people, field } = rows;
  index[0] = people.index[row] ?? 0;
  for (let candidate = 4; candidate < CANDIDATES; candidate += 4) {
    blockOfWords(people.key, index, 0, 1, field, candidate / 4, words);
    for (const word of words.columns) {
      const place = (((word[0] ?? 0) >>> 0) / TWO_32) * births;
      if (place >= start && place < end) return place;
    }
  }
  blockOfWords(people.key, index, 0, 1, field, CANDIDATES / 4, words);
  return start + (((words.columns[0][0] ?? 0) >>> 0) / TWO_32) * (end - start);
}

/**
 * How many people were born before a day. Days before the first year and after the last count like days of that year.
 */
function bornBefore(doubles: Float64Array, first: number, day: number): number {
  const count = doubles[first + head.count] ?? 1;
  const row = Math.min(count - 1, Math.max(0, (doubles[first + head.latest] ?? 0) - fromDays(day).year));
  const at = first + head.size + year.size * row;
  const within = (day - (doubles[at + year.firstDay] ?? 0)) / (doubles[at + year.days] ?? 1);
  return (doubles[at] ?? 0) + within * (doubles[at + year.people] ?? 0);
}

function setBirth(out: Births, row: number, date: CalendarDate, today: CalendarDate): void {
  out.year[row] = date.year;
  out.month[row] = date.month;
  out.day[row] = date.day;
  out.age[row] = ageOn(date, today);
}

/** Writes the dates of births: `YYYY-MM-DD`. */
export function writeDates(rows: Rows, births: Births, out: TextColumn): void {
  const { space } = rows.people;
  const { bytes } = space.memory;
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    writeDigits(space, births.year[k] ?? 0, 4, at);
    bytes[at + 4] = DASH;
    writeDigits(space, births.month[k] ?? 0, 2, at + 5);
    bytes[at + 7] = DASH;
    writeDigits(space, births.day[k] ?? 0, 2, at + 8);
    out.ascii(k, at, 10);
    at += 10;
  }
  space.end = at;
}

const DASH = 45;
