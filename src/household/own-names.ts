import { toDays } from "../calendar/calendar.ts";
import type { Country, PersonName, Place } from "../countries/country.ts";
import { field } from "../identity/field.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { householdLimit } from "../schema/bounds.ts";
import type { Plan, PlannedMember } from "./member.ts";

/** What the names of a household are sampled from. */
export interface NameSource {
  readonly rng: Rng;
  /** Index of the first member's person. */
  readonly start: number;
  readonly country: Country;
  readonly place: Place;
  /** The first member's name as it is without relatives. */
  readonly first: PersonName;
}

/** The first two words of a name's stream, which select the community and in some countries the family name. */
type Words = readonly [first: number, second?: number];

/** How often another name is sampled if a relative already has the name. */
const ATTEMPTS = 24;

/**
 * Names of members before descent and marriage change them. Relatives mostly share a community; brothers and sisters,
 * and mostly parents and children of one sex, do not share a given name.
 */
export class OwnNames {
  /** Members and absent parents. */
  readonly people: readonly PlannedMember[];
  readonly #source: NameSource;
  readonly #isMixed: boolean;
  /** By the ids of members. */
  readonly #names: PersonName[] = [];
  /** The first words of the members' own streams, by their ids. */
  readonly #words: (readonly [number, number])[] = [];

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

  /** A relative's name with the family name in the form that the bearer would have: Devi where his is Kumar. */
  inFormOf(bearer: PlannedMember, relative: PlannedMember, name: PersonName): PersonName {
    if (this.#source.country.families.familyWords === undefined) return name;
    const { family, mailFamily } = this.#sample(bearer, this.#wordsOf(relative), this.#fieldOf(bearer), 0);
    return { ...name, family, mailFamily };
  }

  /** Another name of the bearer, as if the members were not related; each `attempt` samples another one. */
  strange(bearer: PlannedMember, attempt: number): PersonName {
    return this.#sample(bearer, undefined, field.otherName, attempt + 1);
  }

  #distinct(member: PlannedMember): PersonName {
    const isKnown = member.relation === "first" && this.#fatherOf(member) === undefined;
    let name = isKnown ? this.#source.first : this.#sample(member, this.#wordsOf(member), this.#fieldOf(member), 0);
    if (member.parents.length === 0 && member.relation !== "parent" && member.relation !== "parent_in_law") return name;
    for (let attempt = 1; attempt <= ATTEMPTS && this.#isTaken(name, member); attempt++) {
      name = this.#sample(member, this.#wordsOf(member), field.otherName, attempt);
    }
    return name;
  }

  /** Whether a relative whose name has been sampled has the same. */
  #isTaken(name: PersonName, member: PlannedMember): boolean {
    const isInId = this.#source.country.verification.nationalId.encodesName !== undefined;
    return this.people.some((relative) => {
      const other = this.#names[relative.id];
      if (other === undefined || !this.#areApart(member, relative)) return false;
      if (other.given === name.given || other.mailGiven === name.mailGiven) return true;
      // Twins would have the same id if it is made of birth, sex and name.
      const isTwin = isInId && relative.sex === member.sex && toDays(relative.birth) === toDays(member.birth);
      return isTwin && initialsOf(name).some((initial) => initialsOf(other).includes(initial));
    });
  }

  /** Whether the given names of two relatives must differ. */
  #areApart({ id, parents, sex }: PlannedMember, other: PlannedMember): boolean {
    if (other.parents.some((parent) => parents.includes(parent))) return true;
    if (other.sex !== sex || (sex === "male" && this.#source.country.families.namesakes === true)) return false;
    return parents.includes(other.id) || other.parents.includes(id);
  }

  /**
   * The father, in countries where the first words of his name's stream are also those of his children's
   * (`familyWords`).
   */
  #fatherOf({ parents: [father] }: PlannedMember): PlannedMember | undefined {
    const { familyWords } = this.#source.country.families;
    return familyWords === undefined || father === undefined ? undefined : this.member(father);
  }

  /** The first words of the member's name: those that select the community and, where they do, the family name. */
  #wordsOf(member: PlannedMember): Words {
    const father = this.#fatherOf(member);
    if (father !== undefined) return this.#wordsOf(father);
    const { communityWords = 1, familyWords } = this.#source.country.families;
    const [first, second] = this.#ownWords(this.#rootOf(member));
    if (communityWords === 2) return [first, second];
    return familyWords === undefined ? [first] : [first, this.#ownWords(member)[1]];
  }

  #ownWords(member: PlannedMember): readonly [number, number] {
    const known = this.#words[member.id];
    if (known !== undefined) return known;
    const { rng } = this.#source;
    rng.seek(this.#indexOf(member), this.#fieldOf(member));
    const words = [rng.next(), rng.next()] as const;
    this.#words[member.id] = words;
    return words;
  }

  /** The member whose community this member shares. */
  #rootOf(member: PlannedMember): PlannedMember {
    const { relation } = member;
    const first = this.people[0] ?? member;
    if (relation === "flatmate") return member;
    if (!this.#isMixed || (relation !== "partner" && relation !== "parent_in_law")) return first;
    return relation === "partner" || first.partner === 0 ? member : this.member(first.partner);
  }

  #fieldOf({ id }: PlannedMember): number {
    return id > householdLimit ? field.absentName : field.name;
  }

  #indexOf({ id }: PlannedMember): number {
    return this.#source.start + ((id - 1) % householdLimit);
  }

  /** Samples a name from the stream after 8 * `attempt` words, with `words` in place of the first ones. */
  #sample(member: PlannedMember, words: Words | undefined, stream: number, attempt: number): PersonName {
    const { rng, country, place } = this.#source;
    const { sex, birth } = member;
    rng.seek(this.#indexOf(member), stream);
    for (let skipped = 0; skipped < 8 * attempt; skipped++) rng.next();
    if (words !== undefined && country.families.communityWords !== 0) rng.replaceFirst(...words);
    return country.personName(rng, { sex, birth, place, cohort: this.#rootOf(member).birth.year });
  }
}

function initialsOf({ given }: PersonName): readonly string[] {
  return given.split(" ").map((word) => word.charAt(0));
}
