import { batchLimits as limits } from "../schema/bounds.ts";
import type { Fault } from "../schema/fault.ts";
import { invalidRequest, type Refusal } from "./refusal.ts";

/** The seed, day and data version that draw the same people or households again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly dataVersion: string;
}

/**
 * Consecutive people or households of a valid request that have not been drawn yet, so that the rate limit can be
 * checked first.
 */
export interface Batch<Drawn> {
  /** Calls that the batch costs of the client's rate limit: of a chunk of a stream, what it adds to those before it. */
  readonly calls: number;
  draw(): Drawn;
  /** Functions that draw the batch in parts of at most one call's work, so that the event loop can run between them. */
  parts(): Iterable<() => Drawn>;
}

/** People or households of a valid request, in chunks of up to 100 people; each iteration gives the same ones. */
export interface Stream<Drawn> extends Iterable<Batch<Drawn>> {
  readonly replay: Replay;
  /** Calls that all of them cost of the client's rate limit. */
  readonly calls: number;
  /** How many of them so many calls pay for. */
  paidBy(calls: number): number;
  /** Chunks of any others that the request has, of up to `most` people each. */
  chunks(range: Range, most?: number): Iterable<Batch<Drawn>>;
  /** Those of a range, drawn as they are consumed in an order that takes the least time. */
  anyOrder(range: Range): Iterable<Drawn>;
}

/** What draws the people or households of one seed. */
export interface Source<Drawn> {
  readonly replay: Replay;
  /** What each person has. */
  readonly additions: Additions;
  /** People that each index counts as: 1, or the members of a household. */
  readonly people: number;
  draw(firstIndex: number, count: number): Drawn;
  /** The same, country by country where that is faster. */
  byCountry?(firstIndex: number, count: number): Iterable<Drawn>;
}

/** A batch of the people or households from an index on. */
export function batchOf<Drawn>(
  source: Source<Drawn>,
  firstIndex: number,
  count: number,
  calls = priceOf(count * source.people, source.additions),
): Batch<Drawn> {
  return {
    calls,
    draw: () => source.draw(firstIndex, count),
    *parts() {
      const size = indexesOf(source, (4 * peoplePerCall) / quartersOf(source.additions));
      for (const [index, some] of spans(firstIndex, firstIndex + count, size)) yield () => source.draw(index, some);
    },
  };
}

/** The people or households of a range; a count of 0 goes on to the index `limit`. */
export function streamOf<Drawn>(source: Source<Drawn>, { count, firstIndex }: Range, limit: number): Stream<Drawn> {
  const chunks = (range: Range, most = peoplePerCall): Iterable<Batch<Drawn>> => chunksOf(source, range, most);
  const whole = { firstIndex, count: count === 0 ? limit - firstIndex : count };
  return {
    replay: source.replay,
    calls: priceOf(whole.count * source.people, source.additions),
    paidBy: (calls) => Math.floor((calls * 4 * peoplePerCall) / quartersOf(source.additions) / source.people),
    chunks,
    *anyOrder({ firstIndex, count }) {
      if (source.byCountry !== undefined) yield* source.byCountry(firstIndex, count);
      else for (const batch of chunksOf(source, { firstIndex, count }, 256)) yield batch.draw();
    },
    [Symbol.iterator]: () => chunksOf(source, whole, peoplePerCall),
  };
}

/** A range in chunks of up to `most` people, each of at least one index. */
function* chunksOf<Drawn>(
  source: Source<Drawn>,
  { firstIndex, count: all }: Range,
  most: number,
): Generator<Batch<Drawn>> {
  const end = firstIndex + all;
  let paid = 0;
  for (const [index, count] of spans(firstIndex, end, indexesOf(source, most))) {
    // Of all so far, so that a stream costs what a batch of as many costs.
    const price = priceOf((index + count - firstIndex) * source.people, source.additions);
    yield batchOf(source, index, count, price - paid);
    paid = price;
  }
}

/** Indexes that so many people are, at least one. */
function indexesOf({ people }: Source<unknown>, limit: number): number {
  return Math.max(1, Math.floor(limit / people));
}

function* spans(firstIndex: number, end: number, size: number): Generator<readonly [index: number, count: number]> {
  for (let index = firstIndex; index < end; index += size) yield [index, Math.min(size, end - index)];
}

/** What is asked of each person besides the record. */
export interface Additions {
  readonly details: boolean;
  /** Names of further values. */
  readonly extra: readonly string[];
}

/** People in one chunk of a stream, and per call of the rate limit. */
const peoplePerCall = 100;

/** People that a household counts as which is asked for without a size. */
export const usualSize = 3;

/** The work of one person in quarters of a person without additions: details double it, four extra values too. */
function quartersOf({ details, extra }: Additions): number {
  return 4 + (details ? 4 : 0) + extra.length;
}

/** Calls that people cost of the rate limit: ceil(people x (1 + details + extras / 4) / 100), at least 1. */
function priceOf(people: number, additions: Additions): number {
  return Math.max(1, Math.ceil((people * quartersOf(additions)) / (4 * peoplePerCall)));
}

/** A range of a seed's people or households, unchecked. */
export interface Range {
  readonly count: number;
  readonly firstIndex: number;
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
export function boundPeople(count: number, { extra }: Additions, stream: string): void {
  if (extra.length > 0 && count > limits.extras) {
    throw tooMany(`must not exceed ${limits.extras} with extra values; ${stream} has no bound`);
  }
}

/** Throws a Refusal if a batch of households has more members than it may. */
export function boundMembers(
  count: number,
  { size, extra }: Additions & { readonly size: number | undefined },
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
