import { toDays } from "../calendar/calendar.ts";
import type { PersonName } from "../countries/bearer.ts";
import type { Union } from "../countries/customs.ts";
import type { FamilyCustoms, NamesOnMarriage, Parents } from "../countries/families.ts";
import { withFamilyName, withJoinedName, withParentsName } from "../countries/shared/family-names.ts";
import { shareAt } from "../countries/shared/share-by-age.ts";
import type { BirthDays } from "../person/birth.ts";
import { field } from "../person/field.ts";
import type { Person } from "../person/generate.ts";
import { chance } from "../random/distributions.ts";
import { normal } from "../random/normal.ts";
import { lastOfAge, USUAL_AGE, usualMotherAge } from "./births.ts";
import { ageAmong } from "./grown-children.ts";
import type { Plan, PlannedMember } from "./member.ts";
import { type NameSource, OwnNames } from "./own-names.ts";

/** The name that a member bears, and what decides how one with it is addressed. */
export interface Borne extends Pick<Person, "name" | "community" | "union"> {}

export function namesOf(source: NameSource, plan: Plan, adults: BirthDays): readonly Borne[] {
  const names = new FamilyNames(source, plan, adults);
  return plan.members.map((member) => names.of(member));
}

/**
 * A name that the child could have from other parents and for which `isStrange` holds; undefined if none is found in 16
 * attempts.
 */
export function strangeName(
  source: NameSource,
  plan: Plan,
  child: PlannedMember,
  isStrange: (name: PersonName) => boolean,
): PersonName | undefined {
  const own = new OwnNames(source, plan);
  for (let attempt = 0; attempt < 16; attempt++) {
    const name = own.strange(child, attempt);
    if (isStrange(name)) return name;
  }
  return undefined;
}

class FamilyNames {
  readonly #customs: FamilyCustoms;
  readonly #source: NameSource;
  readonly #own: OwnNames;
  readonly #borne: PersonName[] = [];
  readonly #sharing: number[] = [];
  readonly #married: number[] = [];
  readonly #adults: BirthDays;
  readonly #areFlatmates: boolean;

  constructor(source: NameSource, plan: Plan, adults: BirthDays) {
    this.#adults = adults;
    this.#areFlatmates = plan.members.some(({ relation }) => relation === "flatmate");
    this.#customs = source.country.families;
    this.#source = source;
    this.#own = new OwnNames(source, plan);
  }

  of(member: PlannedMember): Borne {
    const { id } = member;
    return { name: this.#borneBy(id), community: this.#own.communityOf(member), union: this.#unionOf(member) };
  }

  /** Grown children at home and their brothers and sisters are unmarried, unless they have a partner. */
  #unionOf({ id, relation, parents, partner }: PlannedMember): Union | undefined {
    if (this.#married.includes(id)) {
      if (this.#borneBy(id).family !== this.#born(id).family) return "married";
      // Between her parents and her child, with no husband there, the name that she was born with tells of no marriage.
      if (partner === 0 && parents.length > 0) return "partner";
      return this.#sharing.includes(id) ? "married" : "kept";
    }
    if (this.#spouseOf(id) !== undefined) return "partner";
    if (relation === "child" || relation === "sibling") return "none";
    return this.#areFlatmates ? "alone" : undefined;
  }

  #borneBy(id: number): PersonName {
    const known = this.#borne[id];
    if (known !== undefined) return known;
    const spouse = this.#spouseOf(id);
    if (spouse === undefined) return this.#born(id);
    this.#marry(id, spouse);
    return this.#borneBy(id);
  }

  #spouseOf(id: number): number | undefined {
    const { partner } = this.#own.member(id);
    if (partner > 0) return partner;
    const child = this.#own.people.find(({ parents }) => parents.includes(id));
    return child?.parents.find((parent) => parent !== id);
  }

  /** The name at birth: by the birth names of the parents or the one that they share. */
  #born(id: number): PersonName {
    const own = this.#own.of(id);
    const member = this.#own.member(id);
    const [father, mother] = member.parents;
    if (father === undefined) return own;
    const { childName = withParentsName } = this.#customs;
    this.#borneBy(father); // decides whether the parents share one
    const areSharing = this.#sharing.includes(father);
    const nameOf = (parent: number): PersonName => (areSharing ? this.#borneBy(parent) : this.#born(parent));
    const his = nameOf(father);
    const fathers = this.#own.inFormOf(member, his);
    const parents: Parents = mother === undefined ? { father: fathers } : { father: fathers, mother: nameOf(mother) };
    return childName(own, parents, member.sex);
  }

  #marry(one: number, other: number): void {
    const [first, second] = [this.#own.member(one), this.#own.member(other)];
    const [man, woman] = first.sex === "male" ? [first, second] : [second, first];
    const [his, hers] = [this.#born(man.id), this.#born(woman.id)];
    this.#borne[man.id] = his;
    this.#borne[woman.id] = hers;
    const { rng, start } = this.#source;
    rng.seek(start + Math.min(man.id, woman.id) - 1, field.familyNames);
    const younger = Math.max(toDays(man.birth), toDays(woman.birth));
    const isMarried =
      chance(rng, shareAt(this.#customs.married, ageAmong(this.#adults, younger))) &&
      [man, woman].every(({ sex, birth }) => toDays(birth) <= lastOfAge(sex, this.#customs, this.#adults));
    if (isMarried) this.#married.push(man.id, woman.id);
    if (man.sex === woman.sex) return;
    const choice = (100 * rng.next()) / 2 ** 32;
    const year = this.#yearOfMarriage(man, woman, normal(rng));
    if (
      !isMarried ||
      this.#keepsName(man, woman) ||
      year >= (this.#customs.keptIn?.[this.#source.place.stateAbbreviation] ?? Number.POSITIVE_INFINITY)
    )
      return;
    const { his: takesHis, hers: takesHers, joined } = this.#onMarriage(year);
    const withFamily =
      this.#customs.withFamily ?? ((name, relative) => withFamilyName(name, relative.family, relative.mailFamily));
    const withHis = (): PersonName => withFamily(hers, this.#own.inFormOf(woman, his, man), "female");
    if (choice < takesHis) this.#borne[woman.id] = withHis();
    else if (choice < takesHis + takesHers) this.#borne[man.id] = withFamily(his, hers, "male");
    else if (choice < takesHis + takesHers + joined) {
      this.#borne[woman.id] = withJoinedName(hers, withHis(), this.#customs.ownNameFirst === true);
    }
    if (choice < takesHis + takesHers) this.#sharing.push(man.id, woman.id);
  }

  /** Whether a wife keeps her name by the customs of her community, or because his is of other customs. */
  #keepsName(man: PlannedMember, woman: PlannedMember): boolean {
    const { keptAmong = [], areApart } = this.#customs;
    if (keptAmong.length === 0 && areApart === undefined) return false;
    const hers = this.#own.communityOf(woman);
    return keptAmong.includes(hers.replace(/-.*/, "")) || areApart?.(this.#own.communityOf(man), hers) === true;
  }

  /** Around two years before the usual age at a first birth, and not after the first known child's birth. */
  #yearOfMarriage(man: PlannedMember, woman: PlannedMember, spread: number): number {
    const age = Math.max(18, usualMotherAge(this.#customs.mothers(woman.birth.year + USUAL_AGE)) - 2 + 4 * spread);
    let year = Math.max(man.birth.year + 18, Math.round(woman.birth.year + age));
    for (const { parents, birth } of this.#own.people) {
      if (parents.includes(woman.id)) year = Math.min(year, birth.year);
    }
    return year;
  }

  #onMarriage(year: number): NamesOnMarriage {
    const [earliest, ...later] = this.#customs.names;
    return later.length === 0 ? earliest : (later.findLast(({ since }) => since <= year) ?? earliest);
  }
}
