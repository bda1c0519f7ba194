import { toDays } from "../../../src/calendar/calendar.ts";
import type { Country } from "../../../src/countries/country.ts";
import type { Member } from "../../../src/household/household.ts";
import { householdKinds, sizes } from "../../../src/household/kinds.ts";

type Kind = (typeof householdKinds)[number];

/** Counts households, and compares them with the figures of the country's sources. */
export class HouseholdSurvey {
  readonly #country: Country;
  readonly #counts = new Map<string, number>();
  readonly #gaps: number[] = [];

  constructor(country: Country) {
    this.#country = country;
  }

  count(members: readonly Member[]): void {
    const kind = kindOf(members);
    this.#add(kind);
    this.#add(`${kind} of ${members.length}`);
    if (kind === "family" && !members.some(({ relation }) => relation === "partner")) this.#add("lone");
    const partner = members.find(({ relation }) => relation === "partner");
    const [first] = members;
    if (first !== undefined && partner !== undefined) this.#countCouple(first, partner, kind);
  }

  #countCouple(first: Member, partner: Member, kind: Kind): void {
    this.#add("couples");
    if (first.person.bearer.sex === partner.person.bearer.sex) this.#add("of one sex");
    // Ages are limited by those of grown children and parents, and at both ends of life.
    const age = first.person.identity.dob.age;
    if (kind !== "couple" || age < 35 || age > 70) return;
    if (first.person.bearer.sex === partner.person.bearer.sex) return;
    const [man, woman] = first.person.bearer.sex === "male" ? [first, partner] : [partner, first];
    this.#gaps.push((toDays(woman.person.bearer.birth) - toDays(man.person.bearer.birth)) / 365.25);
  }

  /** Sentences about figures that are more than a tenth off the source, and more than chance allows. */
  differences(): readonly string[] {
    const { kinds, sizes: shares, loneParents, sameSex, ageGap } = this.#country.families;
    const families = this.#of("family");
    return [
      ...householdKinds.flatMap((kind) => this.#differs(kind, kinds[kind] / sum(Object.values(kinds)), this.#total)),
      ...(["family", "multigeneration", "shared"] as const).flatMap((kind) =>
        shares[kind].flatMap((share, at) =>
          this.#differs(`${kind} of ${sizes[kind].min + at}`, share / sum(shares[kind]), this.#of(kind)),
        ),
      ),
      ...this.#differs("lone", loneParents / 100, families),
      ...this.#differs("of one sex", sameSex / 1_000, this.#of("couples")),
      ...this.#differsInMean("age gap", this.#gaps, ageGap),
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

  #differsInMean(
    what: string,
    values: readonly number[],
    [mean, deviation]: readonly [number, number],
  ): readonly string[] {
    const found = sum(values) / values.length;
    const spread = Math.sqrt(sum(values.map((value) => (value - found) ** 2)) / values.length);
    const chance = (4.5 * deviation) / Math.sqrt(values.length);
    const faults: string[] = [];
    if (Math.abs(found - mean) > Math.max(mean / 10, chance)) faults.push(`${what}: mean ${found} instead of ${mean}`);
    if (Math.abs(spread - deviation) > Math.max(deviation / 10, chance)) {
      faults.push(`${what}: deviation ${spread} instead of ${deviation}`);
    }
    return faults;
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
