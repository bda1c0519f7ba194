import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type BreakableRule, breakableHouseholdRules } from "../household/broken.ts";
import { Households } from "../household/household.ts";
import { candidateHouseholds, type HouseholdKind, sizes } from "../household/kinds.ts";
import type { MemberRecord } from "../household/member.ts";
import { dataVersion } from "../person/field.ts";
import type { Spec } from "../person/spec.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { householdCount, householdLimit } from "../schema/bounds.ts";
import type { Fault } from "../schema/fault.ts";
import { oneOf } from "../schema/meant.ts";
import { type Given, type Refuse, readerOf } from "../schema/read.ts";
import { householdRequest } from "../schema/request.ts";
import type { Workspace } from "../tables/workspace.ts";
import { once } from "../text/memo.ts";
import { type Drawing, priced } from "./people.ts";
import { usualSize } from "./price.ts";
import { RecordMaker } from "./record.ts";
import { allOrRefusal } from "./refusal.ts";
import { constrain, countryIn, elsewhere } from "./request.ts";

export interface HouseholdWriter {
  household(members: readonly MemberRecord[], index: number): void;
}

export interface HouseholdRequest extends Spec {
  readonly kind: HouseholdKind | undefined;
  readonly size: number | undefined;
  readonly index: number;
  /** Rules of households to break on purpose. */
  readonly broken: readonly BreakableRule[];
}

const read = readerOf(householdRequest, { elsewhere });

/** Reads a household; the seed decides a missing gender. Throws a Refusal of every field at fault. */
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

export function drawHouseholds(
  space: () => Workspace,
  seed: string,
  { kind, size, broken, ...spec }: Omit<HouseholdRequest, "index">,
): Drawing<readonly MemberRecord[], HouseholdWriter> {
  const rng = new Rng(keyOf(dataVersion, seed));
  const households = once(() => new Households(rng, space(), { spec, kind, size, violate: broken }));
  const records = new RecordMaker(rng, space, spec);
  const membersOf = (index: number): readonly MemberRecord[] =>
    households()
      .at(index)
      .map(({ id, person, relation, parents, partner, livesHere, violated }) => {
        const record = records.recordOf(person, index * householdLimit + id - 1);
        const identity = violated.length === 0 ? record : { ...record, violated };
        return { id, identity, relation, parents, partner, lives_here: livesHere };
      });
  return {
    ...priced(seed, spec, { people: size ?? usualSize, limit: householdCount }),
    *draw({ firstIndex, count }) {
      for (let done = 0; done < count; done++) yield membersOf(firstIndex + done);
    },
    write({ firstIndex, count }, writer) {
      for (let index = firstIndex; index < firstIndex + count; index++) writer.household(membersOf(index), index);
    },
  };
}
