import type { CalendarDate } from "../calendar/calendar-date.ts";
import { countryOf } from "../countries/index.ts";
import type { MemberRecord } from "../household/member.ts";
import { dataVersion } from "../person/field.ts";
import type { Identity } from "../person/identity.ts";
import type { Spec } from "../person/spec.ts";
import { householdCount, indexes } from "../schema/bounds.ts";
import type { Fault } from "../schema/fault.ts";
import type { Workspace } from "../tables/workspace.ts";
import type { Verification } from "../verify/verify.ts";
import { type CountryInfo, countryInfos } from "./countries.ts";
import { drawHouseholds, type HouseholdRequest, type HouseholdWriter, readHousehold } from "./household.ts";
import { type Drawing, drawPeople, type PersonWriter, type Replay } from "./people.ts";
import { listPlaces, type PlaceInfo } from "./places.ts";
import {
  boundMembers,
  boundPeople,
  type Capacity,
  capacityOf,
  faultsOfBatch,
  faultsOfRange,
  type Range,
} from "./price.ts";
import { currentForm, type Form, readMixed, readRequest } from "./request.ts";
import { listRules, type RuleInfo, verifyHousehold, verifyRecord, verifyRecords } from "./verification.ts";

/** The fields of a request under their published names, unchecked. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** What the service takes from its environment. */
export interface Dependencies {
  /** Generates a seed that cannot be predicted. */
  newSeed(): string;
  /** The current day in UTC. */
  today(): CalendarDate;
}

export type People = Drawing<Identity, PersonWriter>;
export type Households = Drawing<readonly MemberRecord[], HouseholdWriter>;

interface Generated extends Replay {
  readonly identity: Identity;
}

/** The operations, independent of any transport. Each throws a Refusal if the request is not valid. */
export interface IdentityService {
  /** Changes when the same request gives other people. */
  readonly dataVersion: string;
  /** One person, by default the first of the seed. */
  generate(fields: RequestFields, options?: { readonly index?: number }): Generated;
  /** People one at a time. */
  people(fields: RequestFields, form?: Form): People;
  /** 1 to 1,000 people at once, 200 with extra values. */
  batch(template: RequestFields, range: Range): People;
  /** As many people as the range has, of a country or a mix such as `us=70,ca=30`; `found` are more faults. */
  stream(template: RequestFields, range: Range, found?: readonly Fault[]): People;
  /** People who belong together: the fields of the first member, and `kind`, `size` and `index`. */
  household(fields: RequestFields): Replay & { readonly members: readonly MemberRecord[] };
  /** 1 to 1,000 households at once, of 2,000 members, 200 with extra values; `template` is without an index. */
  households(template: RequestFields, range: Range): Households;
  /** As many households as the range has. */
  streamHouseholds(template: RequestFields, range: Range): Households;
  /** Every country with the provenance of each field. */
  countries(): readonly CountryInfo[];
  /** How many different values the fields of a listed country can take. */
  capacity(code: string): Capacity;
  /** Places that a request may ask for; each function makes one. */
  places(fields: RequestFields): readonly (() => PlaceInfo)[];
  /** Checks a record by every rule of its country. */
  verify(fields: RequestFields): Verification;
  /** Reads up to 1,000 records. Each function returned checks one, so that the event loop can run between them. */
  verifyAll(fields: RequestFields): readonly (() => Verification)[];
  /** Checks the relations of the members of a household. */
  verifyHousehold(fields: RequestFields): Verification;
  /** The rules of a country; without one, those that all countries share. */
  rules(fields: RequestFields): readonly RuleInfo[];
}

/** The operations; the workspace of this thread, whose tables take 37 MB, is asked for when people are drawn. */
export function createService({ newSeed, today }: Dependencies, space: () => Workspace): IdentityService {
  const peopleOf = (request: Spec): People => drawPeople(space, request.seed ?? newSeed(), request);
  const householdsOf = (request: Omit<HouseholdRequest, "index">): Households =>
    drawHouseholds(space, request.seed ?? newSeed(), request);

  return {
    dataVersion,

    generate(fields, { index = 0 } = {}) {
      const people = peopleOf(readRequest(fields, today()));
      return { identity: first(people.draw({ firstIndex: index, count: 1 })), ...people.replay };
    },

    people: (fields, form) => peopleOf(readRequest(fields, today(), form)),

    batch(template, range) {
      const violations = faultsOfBatch(range, indexes, "StreamIdentities");
      const request = readRequest(template, today(), currentForm, violations);
      boundPeople(range.count, request, "StreamIdentities");
      return peopleOf(request);
    },

    stream(template, range, found = []) {
      const day = today();
      const read = (given: RequestFields, faults: readonly Fault[]) => readRequest(given, day, currentForm, faults);
      return peopleOf(readMixed(template, read, [...found, ...faultsOfRange(range, indexes)]));
    },

    household(fields) {
      const { index, ...request } = readHousehold(fields, today());
      const households = householdsOf(request);
      return { members: first(households.draw({ firstIndex: index, count: 1 })), ...households.replay };
    },

    households(template, range) {
      const request = readHousehold(template, today(), faultsOfBatch(range, householdCount, "StreamHouseholds"));
      boundMembers(range.count, request, "StreamHouseholds");
      return householdsOf(request);
    },

    streamHouseholds(template, range) {
      const day = today();
      const read = (given: RequestFields, found: readonly Fault[]) => readHousehold(given, day, found);
      return householdsOf(readMixed(template, read, faultsOfRange(range, householdCount)));
    },

    countries: () => countryInfos,

    capacity(code) {
      const country = countryOf(code);
      if (country === undefined) throw new RangeError(`${code} is not among the countries`);
      return capacityOf(country);
    },

    places: listPlaces,
    verify: (fields) => verifyRecord(fields, today()),
    verifyAll: (fields) => verifyRecords(fields, today()),
    verifyHousehold,
    rules: listRules,
  };
}

function first<Item>(items: Iterable<Item>): Item {
  for (const item of items) return item;
  throw new RangeError("nothing was drawn");
}
