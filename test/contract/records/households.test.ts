import { describe, expect, it } from "vitest";
import { toDays } from "../../../src/calendar/calendar.ts";
import { inheritable } from "../../../src/household/blood.ts";
import { breakableHouseholdRules } from "../../../src/household/broken.ts";
import { drawHousehold, type Member } from "../../../src/household/household.ts";
import { householdKinds } from "../../../src/household/kinds.ts";
import { birthSpacing, motherhood } from "../../../src/household/member.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { createIdentityService } from "../../../src/service/service.ts";
import { verify } from "../../../src/verify/verify.ts";
import { everyCountry } from "../every-country.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 90 };

/** Households of each country: 100,000 where there is time. */
const HOUSEHOLDS = Number(process.env.HOUSEHOLDS ?? 400);

describe.each(everyCountry.map((country) => [country.code, country] as const))(
  "the households of %s",
  (_code, country) => {
    const rng = new Rng(keyOf("test", "households"));
    const spec = { country, referenceDate, ages };
    const households = Array.from({ length: HOUSEHOLDS }, (_, index) =>
      drawHousehold(rng, index, { spec, kind: undefined, size: undefined }),
    );
    const birthOf = ({ person }: Member): number => toDays(person.bearer.birth);
    const parentsOf = (member: Member, members: readonly Member[]): readonly Member[] =>
      member.parents.flatMap((id) => members[id - 1] ?? []);

    it("have adults alone, whose records pass every rule", () => {
      for (const { person } of households.flat()) {
        expect(person.identity.dob.age).toBeGreaterThanOrEqual(18);
        expect(person.identity.dob.age).toBeLessThanOrEqual(90);
        const { results } = verify(person.identity, country, referenceDate);
        expect(results.filter(({ verdict }) => verdict === "fail")).toEqual([]);
      }
    });

    it("have parents old enough, of blood that they can have passed on", () => {
      for (const members of households) {
        for (const member of members) {
          const parents = parentsOf(member, members);
          for (const parent of parents) {
            const years = (birthOf(member) - birthOf(parent)) / 365.25;
            expect(years).toBeGreaterThan(motherhood.min - 0.1);
            if (parent.person.bearer.sex === "female") expect(years).toBeLessThan(motherhood.max + 0.1);
          }
          const groups = parents.map(({ person }) => person.identity.blood_type);
          if (member.relation === "child") expect(inheritable(groups)).toContain(member.person.identity.blood_type);
        }
      }
    });

    it("have siblings nine months apart or more, or twins", () => {
      for (const members of households) {
        const births = members.filter(({ relation }) => relation === "child").map(birthOf);
        for (const [at, birth] of births.slice(1).entries()) {
          const days = birth - (births[at] ?? 0);
          expect(days === 0 || days >= birthSpacing, `${days} days`).toBe(true);
        }
      }
    });

    it("share one address, and neither mail nor ids nor cards", () => {
      for (const members of households) {
        const [first] = members;
        for (const { person, livesHere } of members) {
          if (livesHere) expect(person.identity.address).toEqual(first?.person.identity.address);
          expect(person.place).toBe(first?.person.place);
        }
        for (const field of ["email", "national_id"] as const) {
          expect(new Set(members.map(({ person }) => person.identity[field])).size).toBe(members.length);
        }
        expect(new Set(members.map(({ person }) => person.identity.credit_card.number)).size).toBe(members.length);
      }
    });

    it("are the same whoever is drawn before", () => {
      const alone = drawHousehold(new Rng(keyOf("test", "households")), 17, { spec, kind: undefined, size: undefined });
      expect(alone.map(({ person }) => person.identity)).toEqual(households[17]?.map(({ person }) => person.identity));
    });

    it("pass every rule of households, and break the one that is asked for", () => {
      const service = createIdentityService({ newSeed: () => "unused", today: () => referenceDate });
      const fields = { country: country.code, seed: "rules" };
      const { households: drawn } = service.households(fields, { count: 60, firstIndex: 0 }).draw();
      const failedOf = (members: unknown): readonly string[] =>
        service
          .verify({ members })
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
      for (let index = 0; index < 20; index++) {
        const members = drawHousehold(rng, index, { spec, kind, size: undefined });
        const relations = new Set(members.map(({ relation }) => relation));
        if (kind === "single") expect(members.length).toBe(1);
        if (kind === "couple") expect([...relations]).toEqual(["first", "partner"]);
        if (kind === "family") expect(relations).toContain("child");
        if (kind === "multigeneration") expect(relations).toContain("parent");
        if (kind === "shared") expect([...relations]).toEqual(["first", "flatmate"]);
      }
    });

    it("are of the kinds that the country counts, within what chance allows", () => {
      const singles = households.filter((members) => members.length === 1).length / HOUSEHOLDS;
      const total = Object.values(country.families.kinds).reduce((sum, share) => sum + share, 0);
      const expected = country.families.kinds.single / total;
      expect(Math.abs(singles - expected)).toBeLessThan(5 * Math.sqrt((expected * (1 - expected)) / HOUSEHOLDS));
    });
  },
);
