import { perCountry } from "../countries/country.ts";
import { derivedOf } from "../person/places/derived.ts";
import { populationOf } from "../person/population.ts";
import type { Additions } from "../person/spec.ts";
import { indexes, batchLimits as limits } from "../schema/bounds.ts";
import type { Fault } from "../schema/fault.ts";
import { numbersBy } from "../tables/table.ts";
import { invalidRequest, type Refusal } from "./refusal.ts";

/** Consecutive people or households of a seed. */
export interface Range {
  readonly count: number;
  readonly firstIndex: number;
}

/** People per call of the rate limit, and in a chunk of a stream. */
export const peoplePerCall = 100;

/** People that a household counts as which is asked for without a size. */
export const usualSize = 3;

/** Calls that people cost of the rate limit: ceil(people x (1 + details + extras / 4) / 100), at least 1. */
export function price(people: number, additions: Additions): number {
  return Math.max(1, Math.ceil((people * quartersOf(additions)) / (4 * peoplePerCall)));
}

/** How many people so many calls pay for. */
export function paidBy(calls: number, additions: Additions): number {
  return (calls * 4 * peoplePerCall) / quartersOf(additions);
}

/** The work of one person in quarters of a person without additions: details double it, four extra values too. */
function quartersOf({ details, extra = [] }: Additions): number {
  return 4 + (details === true ? 4 : 0) + extra.length;
}

/** A range in parts of up to `size` indexes. */
export function* partsOf({ firstIndex, count }: Range, size: number): Generator<Range> {
  for (let done = 0; done < count; done += size)
    yield { firstIndex: firstIndex + done, count: Math.min(size, count - done) };
}

/** The range of one of several parts, from 0. All in order are the whole range; none has two indexes more than another. */
export function shareOf({ firstIndex, count }: Range, part: number, parts: number): Range {
  // Exact below 2^53: counts are at most 2^32, parts at most 100,000.
  const begin = Math.floor((count * part) / parts);
  return { firstIndex: firstIndex + begin, count: Math.floor((count * (part + 1)) / parts) - begin };
}

/** The violations of a batch's range whose indexes end at `limit`; `stream` is the method that has no bound. */
export function faultsOfBatch(range: Range, limit: number, stream: string): readonly Fault[] {
  const { count } = range;
  if (Number.isInteger(count) && count >= 1 && count <= limits.count) return faultsOfRange(range, limit);
  const message = `must be a whole number from 1 to ${limits.count}; ${stream} has no bound`;
  return [{ field: "count", message, reason: "OUT_OF_RANGE" }];
}

/** The violations of a range whose indexes end at `limit`. */
export function faultsOfRange({ count, firstIndex }: Range, limit: number): readonly Fault[] {
  if (firstIndex + count <= limit) return [];
  return [{ field: "first_index", message: `and count together must not exceed ${limit}`, reason: "OUT_OF_RANGE" }];
}

/** Throws a Refusal if a batch of people has more of them than it may. */
export function boundPeople(count: number, { extra = [] }: Additions, stream: string): void {
  if (extra.length > 0 && count > limits.extras) {
    throw tooMany(`must not exceed ${limits.extras} with extra values; ${stream} has no bound`);
  }
}

/** Throws a Refusal if a batch of households has more members than it may. */
export function boundMembers(
  count: number,
  { size, extra = [] }: Additions & { readonly size: number | undefined },
  stream: string,
): void {
  const members = extra.length > 0 ? limits.extras : limits.members;
  const most = Math.floor(members / (size ?? usualSize));
  if (count <= most) return;
  const counted = size === undefined ? `${usualSize} a household without a size` : `${size} a household`;
  const why = `${members} members${extra.length > 0 ? " with extra values" : ""}, ${counted}`;
  throw tooMany(`must not exceed ${most} here: a batch holds ${why}; ${stream} has no bound`);
}

function tooMany(message: string): Refusal {
  return invalidRequest([{ field: "count", message, reason: "OUT_OF_RANGE" }]);
}

/** How many different values fields can take for a country, by their paths. Fields that are not listed are not counted. */
export type Capacity = Readonly<Record<string, number>>;

/** Computed at the first call for a country, because it reads tables of the country. */
export const capacityOf = perCountry((country): Capacity => {
  const { items } = populationOf(country).cards.byShare;
  const phones = numbersBy(derivedOf(country)("phoneRanges"), "range", "numbers");
  return {
    credit_card: items.reduce(
      (sum, { numbers, brand }) => sum + (country.cards[brand] === 0 ? 0 : numbers.distinct),
      0,
    ),
    // One address for each index of a seed.
    email: indexes,
    national_id: country.distinctNationalIds,
    phone: phones.get("reserved") ?? 0,
    "phone (never issued)": phones.get("never_issued") ?? 0,
    "phone (mobile)": phones.get("mobile") ?? 0,
    "phone (valid)": phones.get("valid") ?? 0,
  };
});
