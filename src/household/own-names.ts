import { toDays } from "../calendar/calendar.ts";
import type { PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import type { Place } from "../countries/place.ts";
import { field } from "../person/field.ts";
import type { Descent, NameStream, RelativeNames } from "../person/relative-names.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { householdLimit } from "../schema/bounds.ts";
import type { Plan, PlannedMember } from "./member.ts";

export interface NameSource {
  readonly rng: Rng;
  readonly names: RelativeNames;
  /** Index of the first member's person. */
  readonly start: number;
  readonly country: Country;
  readonly place: Place;
  readonly first: PersonName;
}

const ATTEMPTS = 24;

/**
 * Names of members before descent and marriage change them. Relatives mostly share a community; siblings, and mostly
 * parents and children of one sex, do not share a given name.
 */
export class OwnNames {
  readonly people: readonly PlannedMember[];
  readonly #source: NameSource;
  readonly #isMixed: boolean;
  readonly #names: PersonName[] = [];

  constructor(source: NameSource, { members, absent }: Plan) {
    const { rng, start, country } = source;
    this.#source = source;
    this.people = absent.length === 0 ? members : [...members, ...absent];
    this.#isMixed = chance(rng.seek(start, field.mixed), country.families.unrelated / 100);
    for (const member of this.people) this.#names[member.id] = this.#distinct(member);
  }

  member(id: number): PlannedMember {
    const member = this.people[id - 1];
    // Absent parents follow the members.
    const found = member?.id === id ? member : this.people.find((one) => one.id === id);
    if (found === undefined) throw new RangeError(`there is no member ${id}`);
    return found;
  }

  of(id: number): PersonName {
    const name = this.#names[id];
    if (name === undefined) throw new RangeError(`there is no member ${id}`);
    return name;
  }

  communityOf(member: PlannedMember): string {
    return this.#source.names.communityNamed(this.#descentOf(member).community);
  }

  /**
   * A relative's name with the family name in the form for the bearer: Devi where his is Kumar. The relative is an
   * ancestor, unless another is given.
   */
  inFormOf(bearer: PlannedMember, name: PersonName, relative = bearer): PersonName {
    if (this.#lineageOf(relative) === undefined) return name;
    const { family, mailFamily } =
      relative === bearer
        ? this.of(bearer.id)
        : this.#sample(bearer, this.#descentOf(relative), this.#streamOf(bearer));
    return { ...name, family, mailFamily };
  }

  /** A name as if the members were not related; each `attempt` samples another. */
  strange(bearer: PlannedMember, attempt: number): PersonName {
    const stream = this.#other(bearer, attempt + 1);
    const { names, place } = this.#source;
    return this.#sample(
      bearer,
      { community: names.communityOf(stream, place, this.#rootOf(bearer).birth.year) },
      stream,
    );
  }

  #distinct(member: PlannedMember): PersonName {
    const isKnown = member.relation === "first" && this.#forefatherOf(member) === member;
    const descent = this.#descentOf(member);
    let name = isKnown ? this.#source.first : this.#sample(member, descent, this.#streamOf(member));
    if (member.parents.length === 0 && member.relation !== "parent" && member.relation !== "parent_in_law") return name;
    for (let attempt = 1; attempt <= ATTEMPTS && this.#isTaken(name, member); attempt++) {
      name = this.#sample(member, descent, this.#other(member, attempt));
    }
    return name;
  }

  #isTaken(name: PersonName, member: PlannedMember): boolean {
    const isInId = this.#source.country.verification.nationalId.encodesName !== undefined;
    return this.people.some((relative) => {
      const other = this.#names[relative.id];
      if (other === undefined || !this.#areApart(member, relative)) return false;
      if (other.given === name.given || other.mailGiven === name.mailGiven) return true;
      if (areSiblings(member, relative) && sharesGivenName(name, other)) return true;
      // Twins would have one id if it is made of birth, sex and name.
      const isTwin = isInId && relative.sex === member.sex && toDays(relative.birth) === toDays(member.birth);
      return isTwin && initialsOf(name).some((initial) => initialsOf(other).includes(initial));
    });
  }

  #areApart({ id, parents, sex }: PlannedMember, other: PlannedMember): boolean {
    if (areSiblings({ parents }, other)) return true;
    if (other.sex !== sex || (sex === "male" && this.#source.country.families.namesakes === true)) return false;
    return parents.includes(other.id) || other.parents.includes(id);
  }

  #descentOf(member: PlannedMember): Descent {
    const root = this.#rootOf(this.#forefatherOf(member));
    const { names, place } = this.#source;
    const community = names.communityOf(this.#streamOf(root), place, root.birth.year);
    return { community, lineage: this.#lineageOf(member) };
  }

  /** Undefined where family names have one form. */
  #lineageOf(member: PlannedMember): number | undefined {
    return this.#source.names.lineageOf(this.#streamOf(this.#forefatherOf(member)));
  }

  /** The eldest father, in countries where children share what selects his family name. */
  #forefatherOf(member: PlannedMember): PlannedMember {
    const [father] = member.parents;
    if (this.#source.country.names.lineage === undefined || father === undefined) return member;
    return this.#forefatherOf(this.member(father));
  }

  #rootOf(member: PlannedMember): PlannedMember {
    const { relation, parents } = member;
    const [father] = parents;
    // Of a mixed couple, children have names of the family whose name they bear.
    if (relation === "child" && father !== undefined) return this.#rootOf(this.member(father));
    const first = this.people[0] ?? member;
    if (relation === "flatmate") return member;
    if (relation === "child_in_law") return this.#rootOf(this.#forefatherOf(this.member(member.partner)));
    if (!this.#isMixed || (relation !== "partner" && relation !== "parent_in_law")) return first;
    return relation === "partner" || first.partner === 0 ? member : this.member(first.partner);
  }

  #streamOf({ id }: PlannedMember): NameStream {
    const index = this.#source.start + ((id - 1) % householdLimit);
    return { index, field: id > householdLimit ? field.absentName : field.name };
  }

  #other(member: PlannedMember, attempt: number): NameStream {
    return { ...this.#streamOf(member), field: field.otherName, block: 2 * attempt };
  }

  /** Grown children at home who have no partner have not married. */
  #sample({ sex, birth, relation, partner }: PlannedMember, descent: Descent, stream: NameStream): PersonName {
    const { names, place } = this.#source;
    const isSingle = relation === "child" && partner === 0;
    return names.nameIn({ ...descent, isSingle }, stream, { sex, birth, place });
  }
}

function areSiblings(one: Pick<PlannedMember, "parents">, other: Pick<PlannedMember, "parents">): boolean {
  return other.parents.some((parent) => one.parents.includes(parent));
}

/** Fernanda and María Fernanda, Jean-Luc and Luc. */
function sharesGivenName({ given }: PersonName, other: PersonName): boolean {
  const names = other.given.split(/[ -]/);
  return given.split(/[ -]/).some((name) => name.length > 3 && names.includes(name));
}

function initialsOf({ given }: PersonName): readonly string[] {
  return given.split(" ").map((word) => word.charAt(0));
}
