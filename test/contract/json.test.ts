import { describe, expect, it } from "vitest";
import { earlierIdentityJson, identityJson } from "../../src/transport/identity-json.ts";
import { everyCountry } from "./every-country.ts";
import { subjectsOf } from "./subject.ts";

describe.each(everyCountry.map((country) => [country.code, country] as const))(
  "the JSON of people of %s",
  (_, country) => {
    it("is what JSON.stringify gives", () => {
      for (const { person } of subjectsOf(country, 3_000, "json")) {
        expect(identityJson(person)).toBe(JSON.stringify(person));
        const { photo_url: _photo, ...earlier } = person;
        expect(earlierIdentityJson(person)).toBe(JSON.stringify(earlier));
      }
    });

    it("needs no escaping, whatever town somebody lives in", () => {
      for (const place of country.places.items) {
        const texts = [place.city, place.state, place.stateAbbreviation, ...place.phones.map(({ text }) => text)];
        for (const text of [...texts, ...place.areas.flatMap(({ code, locality }) => [code, locality])]) {
          expect(JSON.stringify(text)).toBe(`"${text}"`);
        }
      }
    });
  },
);
