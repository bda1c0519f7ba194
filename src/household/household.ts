import { toDays } from "../calendar/calendar.ts";
import {
  type Area,
  type BloodType,
  bloodTypes,
  type Country,
  type PersonName,
  type Place,
} from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { anyCountry } from "../identity/any-country.ts";
import { ageLimits, type BirthDays, birthDays } from "../identity/birth.ts";
import { field } from "../identity/field.ts";
import { drawPerson, type Person } from "../identity/generate.ts";
import { populationOf } from "../identity/population.ts";
import type { Spec } from "../identity/spec.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample, weighted } from "../random/weighted.ts";
import { inheritable } from "./blood.ts";
import { type BreakableRule, type BrokenMember, brokenPlan } from "./broken.ts";
import { drawKind, type HouseholdKind } from "./kinds.ts";
import { firstAges, type PlannedMember, type Relation } from "./member.ts";
import { familyNames } from "./names.ts";
import { planHousehold } from "./plan.ts";

/** Members of a household, at most; person `id` of household h is person h * 8 + id - 1 of the seed. */
export const householdLimit = 8;

/** Households of one seed. */
export const householdCount = 2 ** 32 / householdLimit;

/** Constraints of a household. The spec is that of the first member; place and country hold for all. */
export interface HouseholdSpec {
  readonly spec: Spec;
  readonly kind: HouseholdKind | undefined;
  readonly size: number | undefined;
  /** Rules of households to break on purpose, in a household that has children. */
  readonly violate?: readonly BreakableRule[] | undefined;
}

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

/** Draws household number `index` of the generator's key. The same key, index and spec give the same household. */
export function drawHousehold(
  rng: Rng,
  index: number,
  { spec, violate = [], ...asked }: HouseholdSpec,
): readonly Member[] {
  const start = index * householdLimit;
  const country = spec.country ?? anyCountry(rng.seek(start, field.country), countriesFor(spec));
  const composition = drawKind(rng.seek(start, field.household), country.families, asked);
  const adults = birthDays(spec.referenceDate, ageLimits);
  const born = composition.kind === "single" ? spec.born : within(spec, composition);
  const first = drawPerson(rng, start, { ...spec, country, born });
  const members = planHousehold(
    rng.seek(start, field.householdPlan),
    first.bearer,
    composition,
    country.families,
    adults,
  );
  if (members.length === 1) return [memberOf(members[0], first, [])];
  return drawMembers(rng, start, { ...spec, country }, first, brokenPlan(members, violate, adults));
}

function countriesFor({ cardBrand }: Spec): readonly Country[] {
  return cardBrand === undefined ? countries : countries.filter(({ cards }) => cardBrand in cards);
}

/** The days of birth of a first member around whom a household of the kind can be; those of the spec if none are. */
function within(spec: Spec, { kind, size }: { readonly kind: HouseholdKind; readonly size: number }): BirthDays {
  const asked = spec.born ?? birthDays(spec.referenceDate, spec.ages);
  const possible = birthDays(spec.referenceDate, firstAges(kind, size));
  const earliest = Math.max(asked.earliest, possible.earliest);
  const latest = Math.min(asked.latest, possible.latest);
  return earliest <= latest ? { earliest, latest } : asked;
}

/** Whether a first member of the spec leaves room for a household of the kind. */
export function hasRoom(spec: Spec, kind: HouseholdKind, size: number): boolean {
  const { earliest, latest } = within(spec, { kind, size });
  const possible = birthDays(spec.referenceDate, firstAges(kind, size));
  return earliest >= possible.earliest && latest <= possible.latest;
}

function drawMembers(
  rng: Rng,
  start: number,
  spec: Spec & { readonly country: Country },
  first: Person,
  members: readonly BrokenMember[],
): readonly Member[] {
  const { country } = spec;
  const { place } = first;
  const names = namesOf(rng, start, country, place, members);
  const isHome = (other: Place, area: Area): boolean => other === place && area === first.area;
  const people: Person[] = [];
  for (const member of members) {
    const parents = [member.father, member.mother].flatMap((id) => people[id - 1] ?? []);
    const day = toDays(member.birth);
    const isFirst = member.relation === "first";
    const person = drawPerson(rng, start + member.id - 1, {
      ...(isFirst
        ? spec
        : { country, referenceDate: spec.referenceDate, ages: ageLimits, phoneRange: spec.phoneRange }),
      sex: member.sex,
      born: { earliest: day, latest: day },
      places: isFirst ? spec.places : { has: isHome, sample: () => first, postalCode: (drawn) => drawn },
      bloodType:
        member.bloodType ??
        (isFirst
          ? spec.bloodType
          : bloodOf(rng, start + member.id - 1, country, member, { parents, first: first.identity.blood_type })),
      name: names[member.id - 1],
      kin: parents.map(({ stature }) => stature),
    });
    const isAtHome = member.livesHere && !isFirst && !member.violated.includes("household.address");
    people.push(isAtHome ? atHome(rng, start, first, person) : person);
  }
  return members.map((member) => memberOf(member, people[member.id - 1] ?? first, member.violated));
}

/** A member who lives with the first one: the same address, and for some the same telephone at home. */
function atHome(rng: Rng, start: number, first: Person, person: Person): Person {
  const isShared = chance(rng.seek(start, field.landline), LANDLINES);
  const { address, phone } = first.identity;
  const identity = { ...person.identity, address, ...(isShared ? { phone } : {}) };
  return { ...person, identity };
}

/** Share of households whose members give one number: an estimate. */
const LANDLINES = 0.3;

/** A blood group that the relatives allow: the own one if they do. */
function bloodOf(
  rng: Rng,
  index: number,
  country: Country,
  { relation }: PlannedMember,
  relatives: { readonly parents: readonly Person[]; readonly first: BloodType },
): BloodType | undefined {
  const groups = relatives.parents.map(({ identity }) => identity.blood_type);
  const possible =
    relation === "parent"
      ? bloodTypes.filter((type) => inheritable([type]).includes(relatives.first))
      : inheritable(groups);
  const { blood } = populationOf(country);
  rng.seek(index, field.blood);
  const own = sample(rng, blood);
  if (possible.includes(own)) return own;
  const shares = new Map(blood.items.map((type, at) => [type, country.blood[at] ?? 0]));
  return sample(
    rng,
    weighted(possible, (type) => shares.get(type) ?? 0),
  );
}

/** Names as members bear them. Relatives mostly share a community: the first word of a name's stream selects it. */
function namesOf(
  rng: Rng,
  start: number,
  country: Country,
  place: Place,
  members: readonly PlannedMember[],
): readonly PersonName[] {
  const community = rng.seek(start, field.name).next();
  const own = members.map((member): PersonName => {
    const isMixed = member.relation === "partner" && chance(rng.seek(start, field.mixed), country.families.mixed / 100);
    const isRelated = member.relation !== "flatmate" && member.relation !== "first" && !isMixed;
    const bearer = { sex: member.sex, birth: member.birth, place };
    const stream = rng.seek(start + member.id - 1, field.name);
    return country.personName(isRelated ? stream.replaceNext(community) : stream, bearer);
  });
  return familyNames(rng.seek(start, field.familyNames), country, place.stateAbbreviation, members, own);
}

function memberOf(member: PlannedMember | undefined, person: Person, violated: readonly BreakableRule[]): Member {
  if (member === undefined) throw new RangeError("a household has a first member");
  const { id, relation, father, mother, partner, livesHere } = member;
  const parents = [father, mother].filter((parent) => parent > 0);
  return { id, person, relation, parents, partner, livesHere, violated };
}
