import { describe, expect, it } from "vitest";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { drawPerson } from "../../../src/person/generate.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { breakableRules, violate } from "../../../src/verify/violate.ts";
import { everyCountry } from "../../contract/every-country.ts";
import { factsOf } from "../../contract/facts.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 90 };
const PEOPLE = Number(process.env.MUTANTS ?? 100);

/** What the numbers of test cards begin with, by the lists of payment providers; of RuPay all but the check digit. */
const testCards =
  /^(?:400000|222300|555555|6011(?:11|00)|353011|356600|620000|220000|607482597208381|607482816336959|607484920000491|608201530957730)/;

const bare = (id: string): string => id.replace(/[\s-]/g, "");

describe.each(everyCountry.map((country) => [country.code, country] as const))(
  "broken numbers of %s",
  (code, country) => {
    const rng = new Rng(keyOf("test", "broken numbers"));
    const { nationalId } = country.verification;
    const facts = factsOf(code);
    const draw = (index: number) => drawPerson(rng, threadWorkspace(), index, { country, referenceDate, ages });
    const broken = (index: number, rule: string) =>
      violate(rng.seek(index, 0), threadWorkspace(), draw(index), [rule], referenceDate);

    it("stay in the range that is never issued, whatever their check digits are", () => {
      const wrong: string[] = [];
      for (let index = 0; index < PEOPLE; index++) {
        const person = draw(index).identity;
        const id = bare(person.national_id);
        const length = nationalId.check?.(id)?.length ?? 0;
        for (let check = 0; check < 10 ** length; check++) {
          const digits = length === 0 ? "" : String(check).padStart(length, "0");
          let at = 0;
          const other = id.slice(0, id.length - length) + digits;
          const written = person.national_id.replace(/[^\s-]/g, () => other[at++] ?? "");
          const subject = { person: { ...person, national_id: written }, country, referenceDate };
          const isRight = nationalId.isNeverIssued(other) && facts.nationalId.form.test(written);
          if (!isRight || facts.nationalId.encodesBearer?.(subject) === false) wrong.push(written);
        }
      }
      expect(wrong).toEqual([]);
    });

    const idRules = breakableRules(country).filter(
      (rule) => rule.startsWith("national_id.") && !rule.endsWith(".form"),
    );
    it.each(idRules)("stay in that range with %s broken", (rule) => {
      for (let index = 0; index < PEOPLE; index++) {
        const { national_id: id } = broken(index, rule);
        expect(nationalId.isNeverIssued(bare(id)), id).toBe(true);
        // The facts of the United States are of numbers that are composed rightly.
        if (rule !== "national_id.composition") expect(id).toMatch(facts.nationalId.form);
      }
    });

    it("are telephones without a subscriber, of the country or of another", () => {
      const everywhere = everyCountry.map((other) => factsOf(other.code).phone.safe);
      const rules = breakableRules(country).filter((rule) => rule.startsWith("phone."));
      for (const rule of rules) {
        for (let index = 0; index < PEOPLE; index++) {
          const { phone } = broken(index, rule);
          const safe = rule === "phone.country" ? everywhere : [facts.phone.safe];
          expect(
            safe.some((form) => form.test(`+${phone.replace("+", "")}`)),
            `${rule}: ${phone}`,
          ).toBe(true);
        }
      }
    });

    it("are cards of the test ranges, which differ in the last character alone", () => {
      for (const rule of ["card.luhn", "card.number_form"]) {
        for (let index = 0; index < PEOPLE; index++) {
          const { number } = broken(index, rule).credit_card;
          expect(number).toMatch(testCards);
          expect(number.slice(0, -1)).toBe(draw(index).identity.credit_card.number.slice(0, -1));
        }
      }
    });
  },
);
