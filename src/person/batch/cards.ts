import type { CalendarDate } from "../../calendar/calendar-date.ts";
import { oneOf } from "../../columns/choosing.ts";
import type { Rows } from "../../columns/rows.ts";
import { sampleAt } from "../../columns/sampling.ts";
import { writeDigits } from "../../columns/texts.ts";
import { permutedInTwo, roundKeysOf } from "../../random/permutation.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Column } from "../../tables/workspace.ts";
import type { Issue } from "../card.ts";
import { BLOCK, BODY, type CardNumbers, IIN } from "../card-numbers.ts";
import type { PackedCountry } from "./packed-country.ts";

/** Months from the reference date to the latest expiry. */
const VALIDITY = 60;

/** What is written of the cards of rows. */
export interface Cards {
  readonly cvv: Column;
  /** The row of the brand among the country's issues. */
  readonly issue: Column;
  readonly number: TextColumn;
  readonly expiry: TextColumn;
}

/** The cards of one country: `asked` is the number of the only brand that is drawn. */
export interface Brands {
  readonly issues: readonly Issue[];
  readonly packed: Pick<PackedCountry, "cards" | "currentCards">;
  readonly asked: number | undefined;
}

/**
 * Draws numbers, brands and expiries of cards. They expire up to 60 months after the month of the reference date. As many
 * consecutive indexes of one key as the brand has numbers have different ones, of whatever country. A brand that is asked for
 * must have cards that are valid on the reference date.
 */
export function drawCards(rows: Rows, { issues, packed, asked }: Brands, today: CalendarDate, out: Cards): void {
  const first = today.year * 12 + today.month - 1;
  const latest = asked === undefined ? Number.POSITIVE_INFINITY : (issues[asked]?.lastExpiry ?? 0) * 12 + 11;
  const months = Math.min(first + VALIDITY, latest) - first + 1;
  const { space } = rows.people;
  const { ints, bytes } = space.memory;
  const [expiry, cvv, brand, current] = [rows.word(0), rows.word(1), rows.word(2), rows.word(3)];
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    const month = first + oneOf(months, expiry[k] ?? 0);
    const year = Math.floor(month / 12);
    const sampled = asked ?? sampleAt(ints, packed.cards, brand[k] ?? 0);
    // A brand that is no longer issued has no card that expires later.
    const isOver = asked === undefined && year > (issues[sampled]?.lastExpiry ?? 0);
    out.issue[k] = isOver ? sampleAt(ints, packed.currentCards, current[k] ?? 0) : sampled;
    out.cvv[k] = oneOf(1_000, cvv[k] ?? 0);
    // `MM/YY`
    writeDigits(space, month - year * 12 + 1, 2, at);
    bytes[at + 2] = SLASH;
    writeDigits(space, year % 100, 2, at + 3);
    out.expiry.ascii(k, at, 5);
    at += 5;
  }
  space.end = at;
  writeNumbers(rows, issues, out);
}

const SLASH = 47;

function writeNumbers(rows: Rows, issues: readonly Issue[], { issue, number }: Cards): void {
  const { space, index, key } = rows.people;
  const keys = roundKeysOf(key, rows.field, space.roundKeys);
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    const numbers = issues[issue[k] ?? 0]?.numbers;
    if (numbers === undefined) continue;
    writeBody(rows, numbers, permutedInTwo(keys, (index[k] ?? 0) >>> 0, numbers.first, numbers.distinct), at);
    space.memory.bytes[at + BODY] = luhnDigit(space.memory.bytes, at);
    number.ascii(k, at, BODY + 1);
    at += BODY + 1;
  }
  space.end = at;
}

function writeBody(rows: Rows, { distinct, prefixes, blocks }: CardNumbers, place: number, at: number): void {
  const { space } = rows.people;
  const size = distinct / prefixes.length;
  const row = Math.floor(place / size);
  const prefix = prefixes[row];
  if (prefix === undefined) return;
  const within = place - row * size;
  writeDigits(space, prefix.number, prefix.digits, at);
  if (prefix.digits === BODY) return;
  const block = Math.floor(within / BLOCK);
  writeDigits(space, blocks[block] ?? 0, 3, at + IIN);
  writeDigits(space, within - block * BLOCK, BODY - IIN - 3, at + IIN + 3);
}

/** The character of the Luhn digit (ISO/IEC 7812-1 annex B) behind the digits of a body. */
function luhnDigit(bytes: Uint8Array, from: number): number {
  let sum = 0;
  for (let at = from; at < from + BODY; at += 2) {
    const digit = (bytes[at] ?? 0) - 48;
    // Subtracts 9 from 10 on, without a branch, because the branch predictor cannot predict random digits.
    sum += digit * 2 - (9 & ((4 - digit) >> 31));
  }
  for (let at = from + 1; at < from + BODY; at += 2) sum += (bytes[at] ?? 0) - 48;
  return 48 + ((10 - (sum % 10)) % 10);
}
