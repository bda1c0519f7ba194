import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Verification } from "../verify/verify.ts";
import { type CountryInfo, countryInfos } from "./countries.ts";
import { type Batch, Drawing, type Generated } from "./drawing.ts";
import { listPlaces, type PlaceInfo } from "./places.ts";
import type { Violation } from "./refusal.ts";
import { currentForm, type Form, type IdentityRequest, readRequest } from "./request.ts";
import { listRules, type RuleInfo, verifyRecord, verifyRecords } from "./verification.ts";

/** The fields of a request under their published names, unchecked. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** Which of a seed's people are wanted, unchecked. */
export interface Range {
  readonly count: number;
  readonly firstIndex: number;
}

/** What the service takes from its environment. */
export interface Dependencies {
  /** A fresh seed that cannot be predicted. */
  newSeed(): string;
  /** The current day in UTC. */
  today(): CalendarDate;
}

/** The operations, free of any transport. Each throws a Refusal where the caller is at fault. */
export interface IdentityService {
  generate(fields: RequestFields, form?: Form): Generated;
  /** 1 to 1,000 people at once. */
  batch(template: RequestFields, range: Range): Batch;
  /** People in chunks of up to 100; a count of 0 goes on to the last index. */
  stream(template: RequestFields, range: Range): Iterable<Batch>;
  /** Every country with the provenance of each field. */
  countries(): readonly CountryInfo[];
  /** Places that a request may ask for; each function makes one. */
  places(fields: RequestFields): readonly (() => PlaceInfo)[];
  /** Checks a record by every rule of its country. */
  verify(fields: RequestFields): Verification;
  /** The same for up to 1,000 records; each function checks one, so that other work can come between them. */
  verifyAll(fields: RequestFields): readonly (() => Verification)[];
  /** The rules of a country, or those that all share. */
  rules(country: unknown): readonly RuleInfo[];
}

const batchLimit = 1_000;

/** Indexes are unsigned 32-bit numbers. */
const indexes = 2 ** 32;

export function createIdentityService({ newSeed, today }: Dependencies): IdentityService {
  const drawingOf = ({ seed, ...order }: IdentityRequest): Drawing => new Drawing(seed ?? newSeed(), order);

  return {
    generate(fields, form = currentForm) {
      return drawingOf(readRequest(fields, today(), form)).first();
    },

    batch(template, { count, firstIndex }) {
      const isCount = Number.isInteger(count) && count >= 1 && count <= batchLimit;
      const violations = isCount
        ? faultsOf({ count, firstIndex })
        : [{ field: "count", message: `must be a whole number from 1 to ${batchLimit}` }];
      return drawingOf(readRequest(template, today(), currentForm, { prefix: "template.", violations })).batch(
        firstIndex,
        count,
      );
    },

    stream(template, { count, firstIndex }) {
      const violations = faultsOf({ count, firstIndex });
      const drawing = drawingOf(readRequest(template, today(), currentForm, { prefix: "template.", violations }));
      return drawing.chunks(firstIndex, count === 0 ? indexes : firstIndex + count);
    },

    countries: () => countryInfos,

    places: listPlaces,
    verify: (fields) => verifyRecord(fields, today()),
    verifyAll: (fields) => verifyRecords(fields, today()),
    rules: listRules,
  };
}

function faultsOf({ count, firstIndex }: Range): readonly Violation[] {
  if (firstIndex + count <= indexes) return [];
  return [{ field: "first_index", message: `and count together must not exceed ${indexes}` }];
}
