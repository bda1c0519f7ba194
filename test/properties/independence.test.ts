import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { ageOn, parseDate } from "../../src/calendar/calendar.ts";
import type { Country } from "../../src/countries/country.ts";
import { countries } from "../../src/countries/index.ts";
import type { Identity } from "../../src/person/identity.ts";
import type { Rng } from "../../src/random/rng.ts";
import { mailNumber } from "../contract/mail-numbers.ts";
import { some } from "./extent.ts";
import { fixed, hasNameOfOneSex, lasting, mailFamily, photoNumber, stem } from "./parts.ts";
import { anyAges, anyAsk, anyCountry, anyDate, anyDateOfOurs, anySex, personBornOn, personOf } from "./people.ts";

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

/*
 * What a change of the request leaves alone:
 *
 *   gender          address, blood_type, credit_card, phone; of the e-mail its number; of the name the family name where
 *                   the day of birth is asked for, since women live longer
 *   country         gender, the CVV and expiry of the card, the numbers of photo (but its last digit) and e-mail
 *   ages            gender, address, blood_type, credit_card, phone; and all of a person whose age fits the new bounds
 *   reference_date  gender, address, blood_type, phone, the card but its expiry and, where brands end, brand and number;
 *                   and all that follows from the birth date, which moves only where it would be out of the bounds on one
 *                   of the two days
 */

describe("another gender", () => {
  it("leaves address, blood, card and telephone alone, and the family name of those born on one day", () => {
    fc.assert(
      fc.property(anyAsk, anySex, anySex, (ask, one, other) => {
        const before = personOf({ ...ask, sex: one });
        const after = personOf({ ...ask, sex: other });
        expect(fixed(after)).toEqual(fixed(before));
        expect(after.credit_card).toEqual(before.credit_card);
        expect(mailNumber(after)).toBe(mailNumber(before));
        expect(photoNumber(after)).toBe(photoNumber(before));
        const day = { ...ask.referenceDate, year: ask.referenceDate.year - ask.ages.max };
        const [woman, man] = (["female", "male"] as const).map((sex) => personBornOn(day, { ...ask, sex }));
        if (woman === undefined || man === undefined || [woman, man].some(hasNameOfOneSex)) return;
        expect(stem(mailFamily(woman))).toBe(stem(mailFamily(man)));
      }),
    );
  });

  it("is what the person has who is drawn without one", () => {
    fc.assert(
      fc.property(anyAsk, (ask) => {
        const drawn = personOf({ ...ask, sex: undefined, country: undefined });
        expect(personOf({ ...ask, sex: drawn.gender, country: undefined })).toEqual(drawn);
      }),
    );
  });
});

describe("another country", () => {
  it("leaves gender, CVV, expiry and the numbers of photo and e-mail alone", () => {
    fc.assert(
      fc.property(anyAsk, anyCountry, anyCountry, (ask, one, other) => {
        const before = personOf({ ...ask, country: one });
        const after = personOf({ ...ask, country: other });
        expect(after.gender).toBe(before.gender);
        expect(after.credit_card.cvv).toBe(before.credit_card.cvv);
        expect(after.credit_card.expiry).toBe(before.credit_card.expiry);
        expect(mailNumber(after)).toBe(mailNumber(before));
        expect(photoNumber(after)?.slice(0, -1)).toBe(photoNumber(before)?.slice(0, -1));
      }),
    );
  });
});

describe("other ages", () => {
  it("leave gender, address, blood, card and telephone alone", () => {
    fc.assert(
      fc.property(anyAsk, anyAges, (ask, ages) => {
        const before = personOf(ask);
        const after = personOf({ ...ask, ages });
        expect(fixed(after)).toEqual(fixed(before));
        expect(after.gender).toBe(before.gender);
        expect(after.credit_card).toEqual(before.credit_card);
        expect(after.dob.age).toBeGreaterThanOrEqual(ages.min);
        expect(after.dob.age).toBeLessThanOrEqual(ages.max);
      }),
    );
  });

  it("leave everything alone where they only become narrower around the person's age", () => {
    fc.assert(
      fc.property(anyAsk, anyDateOfOurs, fc.nat(10), fc.nat(10), (ask, referenceDate, below, above) => {
        const wide = { ...ask, referenceDate, ages: { min: 18, max: 90 } };
        const before = personOf(wide);
        const ages = { min: Math.max(18, before.dob.age - below), max: Math.min(90, before.dob.age + above) };
        expect(personOf({ ...wide, ages })).toEqual(before);
      }),
    );
  });
});

describe("another reference date", () => {
  it("leaves gender, address, blood, telephone and the card's number alone", () => {
    fc.assert(
      fc.property(anyAsk, anyDate, (ask, referenceDate) => {
        const before = personOf(ask);
        const after = personOf({ ...ask, referenceDate });
        expect(fixed(after)).toEqual(fixed(before));
        expect(after.gender).toBe(before.gender);
        expect(lasting(after)).toEqual(lasting(before));
      }),
    );
  });

  it("moves the birth date only where one of the two would be out of bounds on the other's day", () => {
    fc.assert(
      fc.property(anyAsk, anyDateOfOurs, anyDateOfOurs, (ask, one, other) => {
        const ages = { min: 18, max: 80 };
        const before = personOf({ ...ask, referenceDate: one, ages });
        const after = personOf({ ...ask, referenceDate: other, ages });
        fc.pre(before.dob.date !== after.dob.date);
        const fits = (person: Identity, day: typeof one): boolean => {
          const age = ageOn(parseDate(person.dob.date) ?? day, day);
          return age >= ages.min && age <= ages.max;
        };
        expect(fits(before, other) && fits(after, one)).toBe(false);
      }),
      { numRuns: some(20) },
    );
  });

  it("moves nothing but age, expiry, body and the photo's band where the birth date stays", () => {
    fc.assert(
      fc.property(anyAsk, anyDateOfOurs, anyDateOfOurs, (ask, one, other) => {
        const ages = { min: 18, max: 80 };
        const before = personOf({ ...ask, referenceDate: one, ages });
        const after = personOf({ ...ask, referenceDate: other, ages });
        fc.pre(before.dob.date === after.dob.date);
        const rest = (person: Identity) => ({
          ...person,
          dob: { ...person.dob, age: 0 },
          credit_card: lasting(person),
          photo_url: photoNumber(person),
          height: 0,
          weight: 0,
        });
        expect(rest(after)).toEqual(rest(before));
        // The spine loses a centimetre in ten years, and rounding may add one.
        expect(Math.abs(after.height.cm - before.height.cm)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("another draw in one field", () => {
  const [fixedDay, ages] = [
    { year: 2026, month: 1, day: 1 },
    { min: 18, max: 80 },
  ];

  /** The country with so many blocks of words left out before one of its fields. */
  const greedy = (country: Country, method: "name" | "postalCode" | "nationalId", blocks: number): Country => {
    const later = (rng: Rng): Rng => rng.seek(rng.index, rng.field, blocks);
    const { names, completeCode, writeNationalId } = country;
    switch (method) {
      case "name":
        return {
          ...country,
          names: {
            ...names,
            name(row, tables) {
              later(row.rng);
              names.name(row, tables);
            },
          },
        };
      case "postalCode":
        if (completeCode === undefined) return country;
        return { ...country, completeCode: (rng, ...rest) => completeCode(later(rng), ...rest) };
      case "nationalId":
        return { ...country, writeNationalId: (rng, ...rest) => writeNationalId(later(rng), ...rest) };
    }
  };

  /** The person without what that method draws, and without what tells the name. */
  const others = (person: Identity, method: string) => ({
    ...person,
    name: method === "name" ? "" : person.name,
    email: method === "name" ? mailNumber(person) : person.email,
    national_id: method === "name" || method === "nationalId" ? "" : person.national_id,
    address: {
      ...person.address,
      zip: method === "postalCode" ? "" : person.address.zip,
    },
  });

  it.each(["name", "postalCode", "nationalId"] as const)("%s moves no other field", (method) => {
    fc.assert(
      fc.property(anyAsk, fc.constantFrom(...countries), fc.integer({ min: 1, max: 9 }), (ask, country, words) => {
        const before = personOf(ask, country);
        const after = personOf(ask, greedy(country, method, words));
        expect(others(after, method)).toEqual(others(before, method));
      }),
    );
    const ask = { seed: "greedy", index: 1, sex: undefined, country: undefined, referenceDate: fixedDay, ages };
    const moved = countries.filter(
      (country) => JSON.stringify(personOf(ask, greedy(country, method, 1))) !== JSON.stringify(personOf(ask, country)),
    );
    expect(moved.length).toBeGreaterThan(0);
  });
});
