import { describe, expect, it } from "vitest";
import { breakableHouseholdRules } from "../../../src/household/broken.ts";
import { Households } from "../../../src/household/household.ts";
import type { Member } from "../../../src/household/members.ts";
import { createIdentityService, threadWorkspace } from "../../../src/library/generator.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { householdKinds } from "../../../src/schema/request.ts";
import { everyCountry } from "../every-country.ts";
import { verify } from "../verify-record.ts";
import { faultsOf } from "./household-faults.ts";
import { HouseholdSurvey } from "./household-survey.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 80 };

/** Households of each country: 100,000 where there is time (`HOUSEHOLDS=100000`). */
const HOUSEHOLDS = Number(process.env.HOUSEHOLDS ?? 400);

describe.each(everyCountry.map((country) => [country.code, country] as const))(
  "the households of %s",
  (_code, country) => {
    const rng = new Rng(keyOf("test", "households"));
    const spec = { country, referenceDate, ages };
    const drawing = new Households(rng, threadWorkspace(), { spec, kind: undefined, size: undefined });

    it("have no faults, and the shares of the country's sources", { timeout: 3_000 + HOUSEHOLDS * 10 }, () => {
      const survey = new HouseholdSurvey(country);
      const faults: string[] = [];
      for (let index = 0; index < HOUSEHOLDS && faults.length < 20; index++) {
        const members = drawing.at(index);
        survey.count(members);
        faults.push(...faultsOf(members, country).map((fault) => `household ${index}: ${fault}`));
        for (const { id, person } of members) {
          const { results } = verify(person.identity, country, referenceDate);
          const failed = results.filter(({ verdict }) => verdict === "fail");
          faults.push(...failed.map(({ message }) => `household ${index}, member ${id}: ${message}`));
        }
      }
      expect(faults).toEqual([]);
      expect(survey.differences()).toEqual([]);
    });

    it("are the same whoever is drawn before", () => {
      const alone = new Households(new Rng(keyOf("test", "households")), threadWorkspace(), {
        spec,
        kind: undefined,
        size: undefined,
      });
      const identities = (members: readonly Member[]) => members.map(({ person }) => person.identity);
      for (const index of [17, 3]) expect(identities(alone.at(index))).toEqual(identities(drawing.at(index)));
    });

    it("pass every rule of households, and break the one that is asked for", () => {
      const service = createIdentityService({ newSeed: () => "unused", today: () => referenceDate });
      const fields = { country: country.code, seed: "rules" };
      const range = { count: 60, firstIndex: 0 };
      const drawn = [...service.households(fields, range).draw(range)];
      const failedOf = (members: unknown): readonly string[] =>
        service
          .verifyHousehold({ members })
          .results.filter(({ verdict }) => verdict === "fail")
          .map(({ rule }) => rule);
      for (const members of drawn) expect(failedOf(members)).toEqual([]);
      for (const violate of breakableHouseholdRules) {
        for (let index = 0; index < 10; index++) {
          const { members } = service.household({ ...fields, violate, index, size: 4 });
          expect(failedOf(members)).toEqual([violate]);
          expect(members.flatMap(({ identity }) => identity.violated ?? [])).toEqual([violate]);
          for (const { identity } of members) {
            const { results } = service.verify({ identity, country: country.code });
            expect(results.filter(({ verdict }) => verdict === "fail")).toEqual([]);
          }
        }
      }
    });

    it.each(householdKinds)("are of the kind %s where that is asked for", (kind) => {
      const asked = new Households(rng, threadWorkspace(), { spec, kind, size: undefined });
      for (let index = 0; index < 20; index++) {
        const members = asked.at(index);
        const relations = new Set(members.map(({ relation }) => relation));
        if (kind === "single") expect(members.length).toBe(1);
        if (kind === "couple") expect([...relations]).toEqual(["first", "partner"]);
        if (kind === "family") expect(relations).toContain("child");
        if (kind === "multigeneration") expect([...relations]).toContainEqual(expect.stringMatching(/^parent/));
        if (kind === "shared") expect([...relations]).toEqual(["first", "flatmate"]);
      }
    });

    it.each([
      ["family", 18, 40],
      ["family", 80, 88],
      ["family", 44, 44],
      ["multigeneration", 37, 42],
      ["multigeneration", 66, 68],
      ["couple", 18, 18],
      ["couple", 90, 90],
      ["shared", 70, 90],
      [undefined, 18, 25],
      [undefined, 85, 90],
    ] as const)(
      "have no faults around a first member of an age that leaves little room: %s, %i to %i",
      (kind, min, max) => {
        for (const size of [undefined, 3, 5, 8]) {
          const narrow = { ...spec, ages: { min, max } };
          const possible = possibleOf(() => new Households(rng, threadWorkspace(), { spec: narrow, kind, size }));
          for (let index = 0; index < 25; index++) expect(faultsOf(possible?.at(index) ?? [], country)).toEqual([]);
        }
      },
    );
  },
);

/** What is made, or undefined where it is impossible. */
function possibleOf<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
