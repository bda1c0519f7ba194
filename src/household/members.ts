import { toDays } from "../calendar/calendar.ts";
import type { PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { Place } from "../countries/place.ts";
import { type BloodType, bloodTypes } from "../countries/words.ts";
import type { BirthDays } from "../person/birth.ts";
import { field } from "../person/field.ts";
import { drawPerson, type Person } from "../person/generate.ts";
import { placesAround, placesFarFrom } from "../person/places/around.ts";
import { ofPlaces } from "../person/places/selection.ts";
import { populationOf } from "../person/population.ts";
import { RelativeNames } from "../person/relative-names.ts";
import type { Spec } from "../person/spec.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample } from "../random/weighted.ts";
import { ageLimits } from "../schema/bounds.ts";
import type { Workspace } from "../tables/workspace.ts";
import { inheritable } from "./blood.ts";
import { type BreakableRule, type BrokenMember, brokenMembers } from "./broken.ts";
import type { Plan, PlannedMember, Relation } from "./member.ts";
import { isNameOfChild } from "./name-rule.ts";
import { type Borne, namesOf, strangeName } from "./names.ts";
import type { NameSource } from "./own-names.ts";

export interface Member {
  /** From 1. */
  readonly id: number;
  readonly person: Person;
  readonly relation: Relation;
  readonly parents: readonly number[];
  readonly partner: number;
  readonly livesHere: boolean;
  readonly violated: readonly BreakableRule[];
}

interface Around {
  readonly plan: Plan;
  readonly violate: readonly BreakableRule[];
  readonly adults: BirthDays;
}

/** Share of households whose members have one number where it can be a mobile number: an estimate. */
const ONE_NUMBER = 0.3;

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
  const borne = namesOf(source, plan, adults);
  const members =
    violate.length === 0
      ? plan.members
      : brokenMembers(plan, violate, adults).map((member) => withName(source, plan, member, borne));
  const isShared = hasLandline(first) || chance(rng.seek(start, field.landline), ONE_NUMBER);
  const { referenceDate, phoneRange } = spec;
  const people: Person[] = [];
  return members.map((member: PlannedMember & Partial<BrokenMember> & { readonly name?: PersonName }): Member => {
    const { id, relation, sex, partner, livesHere, violated = nothing } = member;
    const name = member.name ?? borne[id - 1]?.name;
    const isFirst = relation === "first";
    const isAsDrawn = isFirst && name === first.name && member.bloodType === undefined && violated.length === 0;
    const isHome = livesHere && !isFirst && !violated.includes("household.address");
    const draw = (): Person => {
      const index = start + id - 1;
      const day = toDays(member.birth);
      const born = { earliest: day, latest: day };
      const kin = kinOf(member, people, plan);
      const own = { sex, born, name, kin: staturesOf(kin), origin: originOf(member, people, plan, country) };
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
    const { community = "", union } = borne[id - 1] ?? {};
    const person = { ...(isHome && isShared ? withPhone(drawn, first) : drawn), community, union };
    people.push(person);
    const parents = member.parents.filter((parent) => parent <= members.length);
    return { id, person, relation, parents, partner, livesHere, violated };
  });
}

/**
 * A member with its name or, if `household.name` is to be broken, one that a child of its parents cannot have, if any
 * is found.
 */
function withName(
  source: NameSource,
  plan: Plan,
  member: BrokenMember,
  borne: readonly Borne[],
): BrokenMember & { readonly name: PersonName } {
  const name = borne[member.id - 1]?.name;
  if (name === undefined) throw new RangeError(`member ${member.id} has no name`);
  if (!member.violated.includes("household.name")) return { ...member, name };
  const [father, mother] = member.parents.map((id) => borne[id - 1]?.name.full);
  const strange = strangeName(source, plan, member, ({ full }) => {
    const child = { full, sex: member.sex };
    if (father === undefined || mother === undefined) return false;
    return isNameOfChild(source.country, child, { father, mother }) === false;
  });
  if (strange !== undefined) return { ...member, name: strange };
  return { ...member, name, violated: member.violated.filter((rule) => rule !== "household.name") };
}

/** The number is no mobile number of the place: those who live together have one landline. */
function hasLandline({ place, identity: { phone } }: Person): boolean {
  const isOf = (template: string): boolean =>
    template.length === phone.length && [...template].every((sign, at) => sign === "#" || sign === phone[at]);
  return !place.templates("mobile").templates.some(isOf);
}

function withPhone(person: Person, { identity: { phone } }: Person): Person {
  return { ...person, identity: { ...person.identity, phone } };
}

interface Kin {
  readonly parents: readonly Person[];
  readonly children: readonly Person[];
  /** The other parent of the children. */
  readonly coParent: Person | undefined;
}

function kinOf({ id, parents }: PlannedMember, drawn: readonly Person[], { members }: Plan): Kin {
  const children = members.filter((child) => child.parents.includes(id));
  const other = children[0]?.parents.find((parent) => parent !== id);
  return {
    parents: parents.length === 0 ? none : parents.flatMap((parent) => drawn[parent - 1] ?? []),
    children: children.length === 0 ? none : children.flatMap((child) => drawn[child.id - 1] ?? []),
    coParent: other === undefined ? undefined : drawn[other - 1],
  };
}

const none: readonly Person[] = [];

/** Of the parents; else of a child drawn before, because correlation is symmetric. */
function staturesOf({ parents, children }: Kin): readonly number[] | undefined {
  const kin = parents.length === 0 ? children.slice(0, 1) : parents;
  return kin.length === 0 ? undefined : kin.map(({ stature }) => stature);
}

/**
 * Where the member was first registered by the national id of the parent who passes that on, or of the first child to
 * whom it does: the father where he is a member, as wives mostly move to the husband's place, else the mother. Undefined
 * while neither has been drawn.
 */
function originOf(
  { id, parents }: Pick<PlannedMember, "id" | "parents">,
  drawn: readonly Person[],
  { members }: Plan,
  { verification: { nationalId } }: Country,
): string | undefined {
  if (nationalId.originOf === undefined) return undefined;
  const giverOf = (ids: readonly number[]): number | undefined => ids.find((parent) => parent <= members.length);
  const heir = members.find((child) => giverOf(child.parents) === id);
  const relative = drawn[(giverOf(parents) ?? 0) - 1] ?? drawn[(heir?.id ?? 0) - 1];
  return relative && nationalId.originOf(relative.identity.national_id);
}

/**
 * A blood group compatible with the relatives': the member's own if it is, else one by the shares. Undefined without
 * relatives.
 */
function bloodOf(
  rng: Rng,
  index: number,
  country: Country,
  { parents, children, coParent }: Kin,
): BloodType | undefined {
  if (parents.length === 0 && children.length === 0) return undefined;
  const inherited = inheritable(parents.map(({ identity }) => identity.blood_type));
  const others = coParent === undefined ? [] : [coParent.identity.blood_type];
  const fits = (type: BloodType): boolean =>
    inherited.includes(type) &&
    children.every(({ identity }) => inheritable([type, ...others]).includes(identity.blood_type));
  const own = sample(rng.seek(index, field.blood), populationOf(country).blood);
  if (fits(own)) return own;
  const possible = bloodTypes.filter(fits);
  const shareOf = (type: BloodType): number => country.blood[bloodTypes.indexOf(type)] ?? 0;
  let rest = (rng.next() / 2 ** 32) * possible.reduce((sum, type) => sum + shareOf(type), 0);
  return (
    possible.find((type) => {
      rest -= shareOf(type);
      return rest < 0;
    }) ?? own
  );
}

/**
 * Of 100 adults who do not live with their parents 44 live less than half an hour from them, and 32 more than two hours
 * (INSEE, Vivas 2009, http://ul.fcpe.rueil.free.fr/article.php3?id_article=1564), taken for every country. Kilometres,
 * and the half in the same town, are estimates.
 */
const NEAR = { share: 0.44, same: 0.22, to: 20 };
const FAR = { share: 0.32, from: 150 };

/** Where a member lives who has moved out. */
function movedTo(
  rng: Rng,
  index: number,
  country: Country,
  place: Place,
  phoneRange: PhoneRange | undefined,
): Pick<Spec, "places"> {
  const where = rng.seek(index, field.moved).next() / 2 ** 32;
  if (where < NEAR.same) return { places: ofPlaces([place]) };
  const ring = where < NEAR.share ? { from: 0, to: NEAR.to } : { from: NEAR.to, to: FAR.from };
  const around = where < 1 - FAR.share ? placesAround(country, place, ring, phoneRange) : undefined;
  return { places: around ?? placesFarFrom(country, place, FAR.from, phoneRange) };
}
