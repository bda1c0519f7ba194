import type { PersonName } from "../countries/bearer.ts";
import type { FamilyCustoms, NamesOnMarriage, Parents } from "../countries/families.ts";
import { withFamilyName, withJoinedName, withParentsName } from "../countries/shared/family-names.ts";
import { field } from "../person/field.ts";
import { chance } from "../random/distributions.ts";
import { normal } from "../random/normal.ts";
import { USUAL_AGE, usualMotherAge } from "./births.ts";
import type { Plan, PlannedMember } from "./member.ts";
import { type NameSource, OwnNames } from "./own-names.ts";

/** The names that members bear, by the customs of the country. */
export function namesOf(source: NameSource, plan: Plan): readonly PersonName[] {
  const names = new FamilyNames(source, plan);
  return plan.members.map(({ id }) => names.borne(id));
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

/** Names by descent and marriage. */
class FamilyNames {
  readonly #customs: FamilyCustoms;
  readonly #source: NameSource;
  readonly #own: OwnNames;
  /** By the ids of members. */
  readonly #borne: PersonName[] = [];
  /** Ids of those who share one name with their spouses. */
  readonly #sharing: number[] = [];

  constructor(source: NameSource, plan: Plan) {
    this.#customs = source.country.families;
    this.#source = source;
    this.#own = new OwnNames(source, plan);
  }

  /** The name that the member bears now. */
  borne(id: number): PersonName {
    const known = this.#borne[id];
    if (known !== undefined) return known;
    const spouse = this.#spouseOf(id);
    if (spouse === undefined) return this.#born(id);
    this.#marry(id, spouse);
    return this.borne(id);
  }

  /** The partner, or the other parent of a child. */
  #spouseOf(id: number): number | undefined {
    const { partner } = this.#own.member(id);
    if (partner > 0) return partner;
    const child = this.#own.people.find(({ parents }) => parents.includes(id));
    return child?.parents.find((parent) => parent !== id);
  }

  /** The name that the member was born with: by the birth names of the parents or, if they share one, by that. */
  #born(id: number): PersonName {
    const own = this.#own.of(id);
    const member = this.#own.member(id);
    const [father, mother] = member.parents;
    if (father === undefined) return own;
    const { childName = withParentsName } = this.#customs;
    this.borne(father); // decides whether the parents share one
    const areSharing = this.#sharing.includes(father);
    const nameOf = (parent: number): PersonName => (areSharing ? this.borne(parent) : this.#born(parent));
    const his = nameOf(father);
    const fathers = this.#own.inFormOf(member, his);
    const parents: Parents = mother === undefined ? { father: fathers } : { father: fathers, mother: nameOf(mother) };
    return childName(own, parents, member.sex);
  }

  /** Decides the names of spouses. */
  #marry(one: number, other: number): void {
    const [first, second] = [this.#own.member(one), this.#own.member(other)];
    const [man, woman] = first.sex === "male" ? [first, second] : [second, first];
    const [his, hers] = [this.#born(man.id), this.#born(woman.id)];
    this.#borne[man.id] = his;
    this.#borne[woman.id] = hers;
    if (man.sex === woman.sex) return;
    const { rng, start } = this.#source;
    rng.seek(start + Math.min(man.id, woman.id) - 1, field.familyNames);
    const isMarried = chance(rng, this.#customs.married / 100);
    const choice = (100 * rng.next()) / 2 ** 32;
    const year = this.#yearOfMarriage(man, woman, normal(rng));
    if (
      !isMarried ||
      year >= (this.#customs.keptIn?.[this.#source.place.stateAbbreviation] ?? Number.POSITIVE_INFINITY)
    )
      return;
    const { his: takesHis, hers: takesHers, joined } = this.#onMarriage(year);
    const withFamily =
      this.#customs.withFamily ?? ((name, relative) => withFamilyName(name, relative.family, relative.mailFamily));
    if (choice < takesHis) this.#borne[woman.id] = withFamily(hers, this.#own.inFormOf(woman, his, man), "female");
    else if (choice < takesHis + takesHers) this.#borne[man.id] = withFamily(his, hers, "male");
    else if (choice < takesHis + takesHers + joined) this.#borne[woman.id] = withJoinedName(hers, his);
    if (choice < takesHis + takesHers) this.#sharing.push(man.id, woman.id);
  }

  /**
   * The year of marriage: around two years before the usual age at a first birth, and not after the birth of the first
   * child that is known.
   */
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
