import { toDays } from "../calendar/calendar.ts";
import type { PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import type { BirthDays } from "../person/birth.ts";
import { field } from "../person/field.ts";
import { drawPerson, type Person } from "../person/generate.ts";
import { RelativeNames } from "../person/relative-names.ts";
import type { Spec } from "../person/spec.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { ageLimits } from "../schema/bounds.ts";
import type { Workspace } from "../tables/workspace.ts";
import { type BreakableRule, type BrokenMember, brokenMembers } from "./broken.ts";
import { bloodOf, kinOf, staturesOf } from "./kinship.ts";
import type { Plan, PlannedMember, Relation } from "./member.ts";
import { movedTo } from "./moved.ts";
import { isNameOfChild } from "./name-rule.ts";
import { namesOf, strangeName } from "./names.ts";
import type { NameSource } from "./own-names.ts";

/** A member who has been drawn. */
export interface Member {
  /** From 1. */
  readonly id: number;
  readonly person: Person;
  readonly relation: Relation;
  /** Ids of the parents who are members. */
  readonly parents: readonly number[];
  /** Id of the partner, 0 if there is none. */
  readonly partner: number;
  readonly livesHere: boolean;
  /** The rules of the household that are broken by this member. */
  readonly violated: readonly BreakableRule[];
}

/** What determines the other members. */
interface Around {
  readonly plan: Plan;
  readonly violate: readonly BreakableRule[];
  readonly adults: BirthDays;
}

/** Share of households whose members have one telephone number: an estimate. */
const LANDLINES = 0.3;

const nothing: readonly BreakableRule[] = [];

/** Draws the members of a plan whose first member has been drawn. */
export function drawMembers(
  rng: Rng,
  space: Workspace,
  start: number,
  spec: Spec & { readonly country: Country },
  first: Person,
  { plan, violate, adults }: Around,
): readonly Member[] {
  const { country } = spec;
  const names = new RelativeNames(rng, space, country);
  const source = { rng, names, start, country, place: first.place, first: first.name };
  const borne = namesOf(source, plan);
  const members =
    violate.length === 0
      ? plan.members
      : brokenMembers(plan, violate, adults).map((member) => withName(source, plan, member, borne));
  const isShared = chance(rng.seek(start, field.landline), LANDLINES);
  const { referenceDate, phoneRange } = spec;
  const people: Person[] = [];
  return members.map((member: PlannedMember & Partial<BrokenMember> & { readonly name?: PersonName }): Member => {
    const { id, relation, sex, partner, livesHere, violated = nothing, name = borne[id - 1] } = member;
    const isFirst = relation === "first";
    const isAsDrawn = isFirst && name === first.name && member.bloodType === undefined && violated.length === 0;
    const isHome = livesHere && !isFirst && !violated.includes("household.address");
    const draw = (): Person => {
      const index = start + id - 1;
      const day = toDays(member.birth);
      const born = { earliest: day, latest: day };
      const kin = kinOf(member, people, plan);
      const own = { sex, born, name, kin: staturesOf(kin) };
      if (isFirst)
        return drawPerson(rng, space, index, { ...spec, ...own, bloodType: member.bloodType ?? spec.bloodType });
      const bloodType = member.bloodType ?? bloodOf(rng, index, country, kin);
      return drawPerson(rng, space, index, {
        country,
        referenceDate,
        ages: ageLimits,
        phoneRange,
        ...(livesHere ? { home: first } : movedTo(rng, index, country, first.place, phoneRange)),
        ...(isHome ? { address: first.identity.address, streetChoices: first.streetChoices } : {}),
        ...own,
        bloodType,
      });
    };
    const drawn = isAsDrawn ? first : draw();
    const person = isHome && isShared ? withPhone(drawn, first) : drawn;
    people.push(person);
    const parents = member.parents.filter((parent) => parent <= members.length);
    return { id, person, relation, parents, partner, livesHere, violated };
  });
}

/**
 * A member with its name or, if `household.name` is to be broken and that is possible, with a name that a child of its
 * parents cannot have.
 */
function withName(
  source: NameSource,
  plan: Plan,
  member: BrokenMember,
  borne: readonly PersonName[],
): BrokenMember & { readonly name: PersonName } {
  const name = borne[member.id - 1];
  if (name === undefined) throw new RangeError(`member ${member.id} has no name`);
  if (!member.violated.includes("household.name")) return { ...member, name };
  const [father, mother] = member.parents.map((id) => borne[id - 1]?.full);
  const strange = strangeName(source, plan, member, ({ full }) => {
    const child = { full, sex: member.sex };
    if (father === undefined || mother === undefined) return false;
    return isNameOfChild(source.country, child, { father, mother }) === false;
  });
  if (strange !== undefined) return { ...member, name: strange };
  return { ...member, name, violated: member.violated.filter((rule) => rule !== "household.name") };
}

/** A member with the telephone number of the first one. */
function withPhone(person: Person, { identity: { phone } }: Person): Person {
  return { ...person, identity: { ...person.identity, phone } };
}
