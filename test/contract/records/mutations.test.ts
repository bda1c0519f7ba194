import { describe, expect, it } from "vitest";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { detailsOf } from "../../../src/person/details.ts";
import { drawPerson } from "../../../src/person/generate.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { rulesOf } from "../../../src/verify/rules.ts";
import { breakableRules, violate } from "../../../src/verify/violate.ts";
import { everyCountry } from "../every-country.ts";
import { verify } from "../verify-record.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 90 };

/** People in whom each rule is broken: 1,000 where there is time. */
const MUTANTS = Number(process.env.MUTANTS ?? 15);
const PEOPLE = Number(process.env.PEOPLE ?? 300);

describe.each(everyCountry.map((country) => [country.code, country] as const))("the rules of %s", (_code, country) => {
  const rng = new Rng(keyOf("test", "mutations"));
  const personAt = (index: number) => drawPerson(rng, threadWorkspace(), index, { country, referenceDate, ages });

  it("are thirty or more, each with a source", () => {
    const rules = rulesOf(country);
    expect(rules.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { name, what, source, fields } of rules) {
      expect(what, name).toMatch(/^.{20,}\.$/);
      expect(source, name).not.toBe("");
      expect(fields.length, name).toBeGreaterThan(0);
    }
  });

  it("pass for everyone who is drawn", () => {
    for (let index = 0; index < PEOPLE; index++) {
      const person = personAt(index);
      const details = detailsOf(person, person.identity, { referenceDate, inLatin: false });
      const { coherent, results } = verify({ ...person.identity, details }, country, referenceDate);
      expect(results.filter(({ verdict }) => verdict === "fail")).toEqual([]);
      expect(coherent).toBe(true);
    }
  });

  it.each(breakableRules(country))("have a mutation that breaks %s, and none but those that follow", (rule) => {
    const allowed = new Set([rule, ...(rulesOf(country).find(({ name }) => name === rule)?.break?.follows ?? [])]);
    for (let index = 0; index < MUTANTS; index++) {
      const person = personAt(index);
      const identity = violate(rng.seek(index, 0), threadWorkspace(), person, [rule], referenceDate);
      const details = detailsOf(person, identity, { referenceDate, inLatin: false });
      const { results } = verify({ ...identity, details }, country, referenceDate);
      const failed = results.filter(({ verdict }) => verdict === "fail");
      expect(identity.violated).toEqual([rule]);
      expect(failed.map((result) => result.rule)).toContain(rule);
      expect(failed.filter((result) => !allowed.has(result.rule))).toEqual([]);
      expect(failed.filter(({ kind }) => kind === "safety")).toEqual([]);
    }
  });
});
