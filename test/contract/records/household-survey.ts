import { toDays } from "../../../src/calendar/calendar.ts";
import type { Country } from "../../../src/countries/country.ts";
import type { MotherAges, Spread } from "../../../src/countries/families.ts";
import { sizes } from "../../../src/household/kinds.ts";
import type { Member } from "../../../src/household/members.ts";
import { CENSUS_YEAR } from "../../../src/person/birth.ts";
import { householdKinds } from "../../../src/schema/request.ts";

type Kind = (typeof householdKinds)[number];

/** Counts households, and compares them with the figures of the country's sources. */
export class HouseholdSurvey {
  readonly #country: Country;
  readonly #counts = new Map<string, number>();
  readonly #gaps: number[] = [];
  /** Mothers of first members and partners who are young enough for a mother of any age, and of grown children. */
  readonly #mothers = { elders: new Mothers(), children: new Mothers() };
  /** Days between the births of neighbouring children, without twins. */
  readonly #intervals: number[] = [];

  constructor(country: Country) {
    this.#country = country;
  }

  count(members: readonly Member[]): void {
    const kind = kindOf(members);
    this.#add(kind);
    this.#add(`${kind} of ${members.length}`);
    const partner = members.find(({ relation }) => relation === "partner");
    const [first] = members;
    if (first === undefined) return;
    if (kind === "family" && partner === undefined) {
      this.#add("lone");
      if (first.person.bearer.sex === "female") this.#add("lone mothers");
    }
    this.#countMothers(members);
    if (partner === undefined) return;
    this.#countCouple(first, partner, kind);
    if (kind === "multigeneration" && first.person.bearer.sex !== partner.person.bearer.sex) {
      this.#add("couples with a parent");
      const man = first.person.bearer.sex === "male" ? first : partner;
      if (man.parents.length > 0) this.#add("his parents");
    }
  }

  #countMothers(members: readonly Member[]): void {
    for (const child of members) {
      const mother = child.parents
        .flatMap((id) => members[id - 1] ?? [])
        .find(({ person }) => person.bearer.sex === "female");
      if (mother === undefined) continue;
      const { birth } = child.person.bearer;
      if (child.relation !== "child" && CENSUS_YEAR - birth.year > 90 - 45) continue;
      const mothers = child.relation === "child" ? this.#mothers.children : this.#mothers.elders;
      mothers.add(yearsBetween(mother, child), this.#country.families.mothers(birth.year));
    }
    const births = members
      .filter(({ relation }) => relation === "child")
      .map(({ person }) => toDays(person.bearer.birth))
      .sort((a, b) => a - b);
    for (const [at, day] of births.entries()) {
      const interval = day - (births[at - 1] ?? day);
      if (interval > 1) this.#intervals.push(interval);
    }
  }

  #countCouple(first: Member, partner: Member, kind: Kind): void {
    this.#add("couples");
    if (first.person.bearer.sex === partner.person.bearer.sex) this.#add("of one sex");
    // Ages are limited by those of grown children and parents, and at both ends of life.
    const age = first.person.identity.dob.age;
    if (kind !== "couple" || age < 35 || age > 70) return;
    if (first.person.bearer.sex === partner.person.bearer.sex) return;
    const [man, woman] = first.person.bearer.sex === "male" ? [first, partner] : [partner, first];
    this.#gaps.push(yearsBetween(man, woman));
  }

  /** Sentences about figures that are more than a tenth off the source, and more than chance allows. */
  differences(): readonly string[] {
    const { kinds, sizes: shares, loneParents, sameSex, ageGap, hisParents, birthInterval } = this.#country.families;
    const families = this.#of("family");
    return [
      ...householdKinds.flatMap((kind) => this.#differs(kind, kinds[kind] / sum(Object.values(kinds)), this.#total)),
      ...(["family", "multigeneration", "shared"] as const).flatMap((kind) =>
        shares[kind].flatMap((share, at) =>
          this.#differs(`${kind} of ${sizes[kind].min + at}`, share / sum(shares[kind]), this.#of(kind)),
        ),
      ),
      ...this.#differs("lone", loneParents / 100, families),
      ...this.#differs("lone mothers", LONE_MOTHERS, this.#of("lone")),
      ...this.#differs("his parents", hisParents / 100, this.#of("couples with a parent")),
      ...this.#differs("of one sex", sameSex / 1_000, this.#of("couples")),
      ...differsInSpread("age gap", this.#gaps, ageGap),
      ...this.#mothers.elders.differences("mothers of first members", 1),
      // Mothers of grown children are 90 at most, and the eldest stay at home with their wives.
      ...this.#mothers.children.differences("mothers of grown children", 1.7),
      ...this.#differsInIntervals(birthInterval),
    ];
  }

  /** Births of one mother are nine months apart, hardly ever below 300 days, and by the median of the country. */
  #differsInIntervals(months: number): readonly string[] {
    const sorted = this.#intervals.toSorted((a, b) => a - b);
    const count = sorted.length;
    const median = ((sorted[Math.floor(count / 2)] ?? 0) * 12) / 365.25;
    const short = sorted.filter((days) => days < 300).length / Math.max(1, count);
    return [
      ...((sorted[0] ?? 280) < 280 ? [`births ${sorted[0]} days apart`] : []),
      ...(short > 0.01 + 4.5 * Math.sqrt(0.01 / Math.max(1, count)) ? [`${percent(short)} below 300 days`] : []),
      ...(Math.abs(median - months) > months / 6 + 60 / Math.sqrt(count) ? [`median ${median} months`] : []),
    ];
  }

  get #total(): number {
    return sum(householdKinds.map((kind) => this.#of(kind)));
  }

  #differs(what: string, share: number, of: number): readonly string[] {
    const found = this.#of(what) / Math.max(1, of);
    const chance = 4.5 * Math.sqrt((share * (1 - share)) / Math.max(1, of));
    const allowed = Math.max(share / 10, chance);
    return Math.abs(found - share) <= allowed ? [] : [`${what}: ${percent(found)} instead of ${percent(share)}`];
  }

  #add(what: string): void {
    this.#counts.set(what, this.#of(what) + 1);
  }

  #of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }
}

function kindOf(members: readonly Member[]): Kind {
  const relations = new Set(members.map(({ relation }) => relation));
  if (relations.has("flatmate")) return "shared";
  if (relations.has("parent") || relations.has("parent_in_law")) return "multigeneration";
  if (relations.has("child")) return "family";
  return relations.has("partner") ? "couple" : "single";
}

/** Counts mothers below 20 and of 35 and more, beside those of the births of the years. */
class Mothers {
  readonly #young = { found: 0, expected: 0 };
  readonly #old = { found: 0, expected: 0 };
  #count = 0;

  add(age: number, percents: MotherAges): void {
    this.#count++;
    if (age < 20) this.#young.found++;
    if (age >= 35) this.#old.found++;
    this.#young.expected += (percents[0] ?? 0) / 100;
    this.#old.expected += sum(percents.slice(4)) / 100;
  }

  /** Sentences about shares that are farther off than by the factor, and than chance allows. */
  differences(what: string, factor: number): readonly string[] {
    return Object.entries({ "below 20": this.#young, "of 35 and more": this.#old }).flatMap(([ages, counts]) => {
      const { found, expected } = counts;
      const chance = 4.5 * Math.sqrt(expected) + this.#count / 100;
      const isRight = found <= expected * factor + chance && found >= expected / factor - chance;
      return isRight ? [] : [`${what}: ${found} ${ages} of ${this.#count} instead of ${Math.round(expected)}`];
    });
  }
}

/** Mothers among lone parents, as in the sources of the countries. */
const LONE_MOTHERS = 0.84;

/** A mean or deviation that is more than a tenth off, and more than chance allows. */
function differsInSpread(what: string, values: readonly number[], expected: Spread): readonly string[] {
  const deviation = expected[1];
  const mean = sum(values) / values.length;
  const found = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
  const isFar = Math.abs(found - deviation) > Math.max(deviation / 10, chanceOf(values, deviation));
  const faults = differsInMean(what, values, expected);
  return isFar ? [...faults, `${what}: deviation ${found} instead of ${deviation}`] : faults;
}

function differsInMean(what: string, values: readonly number[], [mean, deviation]: Spread): readonly string[] {
  const found = sum(values) / values.length;
  const isFar = Math.abs(found - mean) > Math.max(mean / 10, chanceOf(values, deviation));
  return isFar ? [`${what}: mean ${found} instead of ${mean}`] : [];
}

function chanceOf(values: readonly number[], deviation: number): number {
  return (4.5 * deviation) / Math.sqrt(values.length);
}

/** Years from the birth of one member to that of the other. */
function yearsBetween(one: Member, other: Member): number {
  return (toDays(other.person.bearer.birth) - toDays(one.person.bearer.birth)) / 365.25;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
