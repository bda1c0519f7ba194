import type { Identity } from "../../person/identity.ts";
import { type Household, household } from "../households.ts";
import { type People, people, person } from "../people.ts";
import type { Constraints, HouseholdRequest, PeopleRequest, PersonRequest } from "../request.ts";
import { seedOf } from "./seed-of.ts";

/** Draws people for a test, from the test's seed unless a request has its own. */
export interface TestPeople {
  /** The seed of the test: its name, or what the environment has in IDENTIKIT_SEED. */
  readonly seed: string;
  /** What the report of a failed test should say. */
  readonly hint: string;
  /** Draws a person; each call without an index draws the next person of the seed. */
  person(request?: PersonRequest): Identity;
  /** Draws `count` people, default 10, from index 0. */
  people(request?: PeopleRequest): People;
  /** Draws a household; each call without an index draws the next of the seed. */
  household(request?: HouseholdRequest): Household;
}

/** The default reference date of tests, so that ages do not depend on the day of the run. */
const TEST_DAY = "2026-01-01";

/** People for a test, the same in each run; the name should be unique. */
export function peopleFor(name: string, env: Readonly<Record<string, string | undefined>> = process.env): TestPeople {
  const seed = (env.IDENTIKIT_SEED || seedOf(name)).normalize();
  let persons = 0;
  let homes = 0;
  const replay = (request: Constraints): Constraints => ({
    ...request,
    seed: request.seed ?? seed,
    reference_date: request.reference_date ?? TEST_DAY,
  });
  return {
    seed,
    hint: `identikit drew with the seed ${JSON.stringify(seed)}; IDENTIKIT_SEED sets another one for all tests.`,
    person: (request = {}) => person({ ...replay(request), index: request.index ?? persons++ }),
    people: (request = {}) => people({ ...replay(request), count: request.count ?? 10 }),
    household: (request = {}) => household({ ...replay(request), index: request.index ?? homes++ }),
  };
}
