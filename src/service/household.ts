import { formatDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type BreakableRule, breakableHouseholdRules } from "../household/broken.ts";
import { Households, householdCount } from "../household/household.ts";
import { candidateHouseholds, type HouseholdKind, householdKinds, sizes } from "../household/kinds.ts";
import { householdLimit, type Relation } from "../household/member.ts";
import { dataVersion } from "../identity/field.ts";
import type { Identity } from "../identity/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { type Batch, batchOf, chunksOf, type Replay, type Source, usualSize } from "./batch.ts";
import { oneOf, type Refuse } from "./reading.ts";
import { RecordMaker, type RecordSpec } from "./record.ts";
import { invalidRequest, type Violation } from "./refusal.ts";
import { currentForm, type IdentityRequest, readRequest } from "./request.ts";

/** A member as the API returns it. */
export interface MemberRecord {
  /** From 1. */
  readonly id: number;
  readonly identity: Identity;
  readonly relation: Relation;
  /** Ids of the parents who are members. */
  readonly parents: readonly number[];
  /** Id of the partner, 0 if there is none. */
  readonly partner: number;
  readonly lives_here: boolean;
}

export interface GeneratedHousehold extends Replay {
  readonly members: readonly MemberRecord[];
}

/** Consecutive households of one seed. */
export interface HouseholdChunk extends Replay {
  readonly households: readonly (readonly MemberRecord[])[];
  readonly firstIndex: number;
}

/** A checked request for households. */
export interface HouseholdRequest extends IdentityRequest {
  readonly kind: HouseholdKind | undefined;
  readonly size: number | undefined;
  readonly index: number;
  /** Rules of households to break on purpose. */
  readonly broken: readonly BreakableRule[];
}

/** Fields of a household besides those of its first member. */
const ownFields = ["kind", "size", "index"];

/**
 * Reads the fields of the first member together with `kind`, `size` and `index`; without a gender, the seed decides.
 * Throws a Refusal (invalid_argument) that names every field at fault.
 */
export function readHousehold(
  fields: Readonly<Record<string, unknown>>,
  today: CalendarDate,
  outer: { readonly prefix: string; readonly violations: readonly Violation[] } = { prefix: "", violations: [] },
): HouseholdRequest {
  const violations: Violation[] = [...outer.violations];
  const refuse: Refuse = (field, message) => void violations.push({ field: outer.prefix + field, message });
  const kind = readKind(fields.kind, refuse);
  const size = readWhole(fields.size, "size", { min: 1, max: householdLimit }, refuse);
  const index = readWhole(fields.index, "index", { min: 0, max: householdCount - 1 }, refuse) ?? 0;
  const { violate, ...own } = Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.includes(name)));
  const broken = readBroken(violate, kind, refuse);
  if (kind !== undefined && size !== undefined && (size < sizes[kind].min || size > sizes[kind].max)) {
    const { min, max } = sizes[kind];
    refuse("size", `must be ${min === max ? min : `${min} to ${max}`} for the kind ${kind}`);
  }
  const first = readRequest({ gender: "random", ...own }, today, currentForm, { prefix: outer.prefix, violations });
  // Household rules are broken between a child and its parent: by default in a family of three, with both parents.
  const isBroken = broken.length > 0;
  const asked = { kind: kind ?? (isBroken ? "family" : undefined), size: size ?? (isBroken ? 3 : undefined) };
  if (candidateHouseholds(first, asked).length === 0) {
    refuse("kind", "leaves no room for a household around a first member of these ages");
    throw invalidRequest(violations);
  }
  return { ...first, ...asked, index, broken };
}

function readKind(value: unknown, refuse: Refuse): HouseholdKind | undefined {
  if (value === undefined || value === "any") return undefined;
  return (
    householdKinds.find((known) => known === value) ?? refuse("kind", `must be ${oneOf(["any", ...householdKinds])}`)
  );
}

/** Reads `violate`: one household rule to break, or a list. Breaking one takes a child and a parent. */
function readBroken(value: unknown, kind: HouseholdKind | undefined, refuse: Refuse): readonly BreakableRule[] {
  if (value === undefined) return [];
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const rules = breakableHouseholdRules.filter((rule) => names.includes(rule));
  if (rules.length < names.length) refuse("violate", `must be ${oneOf(breakableHouseholdRules)}`);
  else if (kind !== undefined && kind !== "family") refuse("violate", "requires the kind family");
  return rules;
}

function readWhole(
  value: unknown,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  refuse: Refuse,
): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
  return refuse(name, `must be a whole number from ${min} to ${max}`);
}

/** Draws the households of one seed. */
export class HouseholdDrawing {
  readonly #households: Households;
  readonly #records: RecordMaker;
  readonly #replay: Replay;
  readonly #source: Source<HouseholdChunk>;

  constructor(seed: string, order: RecordSpec & Pick<HouseholdRequest, "kind" | "size" | "broken">) {
    const { kind, size, broken, ...spec } = order;
    const rng = new Rng(keyOf(dataVersion, seed));
    this.#households = new Households(rng, { spec, kind, size, violate: broken });
    this.#records = new RecordMaker(rng, order);
    this.#replay = { seed, referenceDate: formatDate(order.referenceDate), dataVersion };
    this.#source = { additions: spec, people: size ?? usualSize, draw: this.#draw };
  }

  at(index: number): GeneratedHousehold {
    return { members: this.#members(index), ...this.#replay };
  }

  batch(firstIndex: number, count: number): Batch<HouseholdChunk> {
    return batchOf(this.#source, firstIndex, count);
  }

  chunks(firstIndex: number, end: number): Iterable<Batch<HouseholdChunk>> {
    return chunksOf(this.#source, firstIndex, end);
  }

  #draw = (firstIndex: number, count: number): HouseholdChunk => {
    const households = Array.from({ length: count }, (_, at) => this.#members(firstIndex + at));
    return { households, firstIndex, ...this.#replay };
  };

  #members(index: number): readonly MemberRecord[] {
    return this.#households.at(index).map(({ id, person, relation, parents, partner, livesHere, violated }) => {
      const record = this.#records.recordOf(person, index * householdLimit + id - 1);
      return {
        id,
        identity: violated.length === 0 ? record : { ...record, violated },
        relation,
        parents,
        partner,
        lives_here: livesHere,
      };
    });
  }
}
