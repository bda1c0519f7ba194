import { formatDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type BreakableRule, breakableHouseholdRules } from "../household/broken.ts";
import { Households } from "../household/household.ts";
import { candidateHouseholds, type HouseholdKind, sizes } from "../household/kinds.ts";
import type { Relation } from "../household/member.ts";
import { once } from "../memo.ts";
import { dataVersion } from "../person/field.ts";
import type { Identity } from "../person/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { householdLimit } from "../schema/bounds.ts";
import type { Fault } from "../schema/fault.ts";
import { oneOf } from "../schema/meant.ts";
import { type Given, type Refuse, readerOf } from "../schema/read.ts";
import { householdRequest } from "../schema/request.ts";
import type { Workspace } from "../tables/workspace.ts";
import { type Replay, type Source, usualSize } from "./batch.ts";
import { RecordMaker, type RecordSpec } from "./record.ts";
import { allOrRefusal } from "./refusal.ts";
import { constrain, countryIn, elsewhere, type IdentityRequest } from "./request.ts";

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

const read = readerOf(householdRequest, { elsewhere });

/**
 * Reads the fields of the first member together with `kind`, `size` and `index`; without a gender, the seed decides.
 * Throws a Refusal (invalid_argument) that names every field at fault.
 */
export function readHousehold(given: Given, today: CalendarDate, found: readonly Fault[] = []): HouseholdRequest {
  return allOrRefusal((report) => {
    let isValid = found.length === 0;
    const refuse: Refuse = (field, message, reason) => {
      isValid = false;
      return report(field, message, reason);
    };
    const { kind: asked, size, index = 0, violate, ...first } = read(given, refuse);
    const kind = asked === "any" ? undefined : asked;
    const broken = readBroken(violate, kind, refuse);
    if (kind !== undefined && size !== undefined && (size < sizes[kind].min || size > sizes[kind].max)) {
      const { min, max } = sizes[kind];
      const bounds = min === max ? min : `${min} to ${max}`;
      refuse("size", (namesOf) => `must be ${bounds} for the kind ${namesOf("kind", kind)}`, "CONFLICT");
    }
    // Household rules are broken between a child and its parent: by default in a family of three, with both parents.
    const usual = broken.length > 0 ? ({ kind: "family", size: 3 } as const) : { kind: undefined, size: undefined };
    const composition = { kind: kind ?? usual.kind, size: size ?? usual.size };
    const member = constrain(first, countryIn(first), today, refuse, []);
    if (isValid && candidateHouseholds(member, composition).length === 0) {
      refuse("kind", "leaves no room for a household around a first member of these ages", "CONFLICT");
    }
    return { ...member, ...composition, index, broken };
  }, found);
}

/** The household rules to break. Breaking one takes a child and a parent. */
function readBroken(
  names: readonly string[] = [],
  kind: HouseholdKind | undefined,
  refuse: Refuse,
): readonly BreakableRule[] {
  const rules = breakableHouseholdRules.filter((rule) => names.includes(rule));
  if (rules.length < names.length) refuse("violate", `must be ${oneOf(breakableHouseholdRules)}`, "UNKNOWN_VALUE");
  else if (rules.length > 0 && kind !== undefined && kind !== "family")
    refuse("violate", (namesOf) => `requires the kind ${namesOf("kind", "family")}`, "CONFLICT");
  return rules;
}

/** Draws the households of one seed. */
export class HouseholdDrawing implements Source<HouseholdChunk> {
  readonly replay: Replay;
  readonly additions: RecordSpec;
  readonly people: number;
  readonly #households: () => Households;
  readonly #records: RecordMaker;

  constructor(
    space: () => Workspace,
    seed: string,
    order: RecordSpec & Pick<HouseholdRequest, "kind" | "size" | "broken">,
  ) {
    const { kind, size, broken, ...spec } = order;
    const rng = new Rng(keyOf(dataVersion, seed));
    this.#households = once(() => new Households(rng, space(), { spec, kind, size, violate: broken }));
    this.#records = new RecordMaker(rng, space, order);
    this.replay = { seed, referenceDate: formatDate(order.referenceDate), dataVersion };
    this.additions = spec;
    this.people = size ?? usualSize;
  }

  at(index: number): GeneratedHousehold {
    return { members: this.#members(index), ...this.replay };
  }

  draw(firstIndex: number, count: number): HouseholdChunk {
    const households = Array.from({ length: count }, (_, at) => this.#members(firstIndex + at));
    return { households, firstIndex, ...this.replay };
  }

  #members(index: number): readonly MemberRecord[] {
    const household = this.#households().at(index);
    return household.map(({ id, person, relation, parents, partner, livesHere, violated }) => {
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
