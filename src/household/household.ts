import { type Country, perCountry } from "../countries/country.ts";
import { type BySex, sexes } from "../countries/words.ts";
import { adultsOf, type BirthDays, type BirthYears, birthDays, CENSUS_YEAR, sumOf } from "../person/birth.ts";
import { countryOf } from "../person/countries-for.ts";
import { field } from "../person/field.ts";
import { drawPerson, type Person } from "../person/generate.ts";
import { populationOf } from "../person/population.ts";
import type { Spec } from "../person/spec.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample, type Weighted } from "../random/weighted.ts";
import { ageLimits, householdLimit } from "../schema/bounds.ts";
import type { Workspace } from "../tables/workspace.ts";
import { type BreakableRule, customsFor } from "./broken.ts";
import {
  byCensus,
  type CandidateHousehold,
  candidateHouseholds,
  firstBorn,
  ofAge,
  type RequestedComposition,
} from "./kinds.ts";
import { drawMembers, type Member } from "./members.ts";
import { planHousehold } from "./plan.ts";

/** Constraints of a household. `spec` describes the first member; its place and country hold for all members. */
interface HouseholdSpec extends RequestedComposition {
  readonly spec: Spec;
  /** Rules of households to break on purpose, in a household that has children. */
  readonly violate?: readonly BreakableRule[] | undefined;
}

/** Share of mothers among single parents: 84 in 100 in the United States and the United Kingdom. */
const LONE_MOTHERS = 0.84;

/** Draws the households of a spec. The same key, index and spec give the same household. */
export class Households {
  readonly #rng: Rng;
  readonly #space: Workspace;
  readonly #spec: HouseholdSpec;
  readonly #adults: BirthDays;
  readonly #candidates: readonly CandidateHousehold[];
  readonly #tableOf: (country: Country) => Weighted<CandidateHousehold>;

  /** Throws RangeError if no such household is possible (`candidateHouseholds`). */
  constructor(rng: Rng, space: Workspace, asked: HouseholdSpec) {
    const { spec } = asked;
    this.#rng = rng;
    this.#space = space;
    this.#spec = asked;
    this.#adults = birthDays(spec.referenceDate, ageLimits);
    const possible = candidateHouseholds(spec, asked);
    // Breaking most rules takes a child of two parents.
    const ofTwo =
      asked.violate === undefined || asked.violate.length === 0 ? [] : possible.filter(({ isLone }) => !isLone);
    this.#candidates = ofTwo.length > 0 ? ofTwo : possible;
    if (this.#candidates.length === 0)
      throw new RangeError("no household is possible around a first member of these ages");
    const firsts = spec.sex === undefined ? sexes : [spec.sex];
    this.#tableOf = perCountry((country) => byCensus(ofAge(this.#candidates, firsts, country, this.#adults), country));
  }

  at(index: number): readonly Member[] {
    const { spec, violate = [] } = this.#spec;
    const [rng, space] = [this.#rng, this.#space];
    const start = index * householdLimit;
    const country = countryOf(rng, start, spec);
    const candidate = sample(rng.seek(start, field.household), this.#tableOf(country));
    if (candidate.kind === "single") return [alone(this.#single(start, country, candidate.born))];
    const sex = spec.sex ?? (chance(rng, candidate.isLone ? LONE_MOTHERS : 0.5) ? "female" : "male");
    const born = firstBorn(candidate, sex, country.families, this.#adults);
    const first = drawPerson(rng, space, start, { ...spec, country, sex, born });
    return drawMembers(rng, space, start, { ...spec, country }, first, {
      plan: planHousehold(
        rng.seek(start, field.householdPlan),
        first.bearer,
        candidate,
        customsFor(violate, country.families),
        this.#adults,
      ),
      violate,
      adults: this.#adults,
    });
  }

  #single(start: number, country: Country, born: BirthDays): Person {
    const [rng, space, { spec }] = [this.#rng, this.#space, this.#spec];
    const isWidow = chance(rng, widowShare(populationOf(country).birthYears));
    const first = drawPerson(rng, space, start, { ...spec, country, born });
    const latest = birthDays(spec.referenceDate, { min: OLD, max: ageLimits.max }).latest;
    if (!isWidow || spec.sex !== undefined || first.bearer.sex === "female" || first.identity.dob.age < OLD)
      return first;
    return drawPerson(rng, space, start, {
      ...spec,
      country,
      sex: "female",
      born: { ...born, latest: Math.min(born.latest, latest) },
    });
  }
}

function alone(person: Person): Member {
  return {
    id: 1,
    person: { ...person, union: "alone" },
    relation: "first",
    parents: [],
    partner: 0,
    livesHere: true,
    violated: [],
  };
}

const OLD = 65;

/**
 * Share of men of 65 or more who live with their wives, and of women with their husbands, in the United States
 * (Administration on Aging, A Profile of Older Americans: 2013); the same is taken for every country.
 */
const WITH_WIFE = 0.71;
const WITH_HUSBAND = 0.55;

/**
 * The share of men of 65 or more living alone whom women replace, so that both are as many as live without a spouse.
 */
function widowShare(births: BySex<BirthYears>): number {
  const [women, men] = [oldOf(births.female), oldOf(births.male)];
  const without = men.people * (1 - WITH_WIFE);
  const wanted = without / (without + Math.max(0, women.people - men.people * WITH_HUSBAND));
  // Half of those who are drawn are men.
  return 1 - Math.min(1, (wanted * (men.share + women.share)) / men.share);
}

function oldOf(births: BirthYears): { readonly people: number; readonly share: number } {
  const adults = adultsOf(births);
  const people = sumOf(adults.filter(({ year }) => CENSUS_YEAR - year >= OLD));
  return { people, share: people / sumOf(adults) };
}
