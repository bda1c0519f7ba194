import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { IdentityDetails } from "../../../src/person/details.ts";
import type { Identity } from "../../../src/person/identity.ts";
import { everyCountry } from "../every-country.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 23 }) });

type Detailed = Identity & { readonly details: IdentityDetails };

function draw(country: string, fields: Readonly<Record<string, unknown>>): readonly Detailed[] {
  const request = { gender: "random", seed: "letters", details: true, country, ...fields };
  const range = { count: 500, firstIndex: 0 };
  return Array.from(service.batch(request, range).draw(range), (person) => {
    if (person.details === undefined) throw new RangeError("details were asked for");
    return { ...person, details: person.details };
  });
}

/** What names and addresses of systems may hold that know no other letters. */
const letters = /^[A-Za-z0-9 .,'/&()#-]+$/;

/** All texts that say name or address. */
function textsOf({ name, address, details }: Detailed): readonly string[] {
  const { street, city, state_name } = address;
  const parts = [details.name.given, details.name.middle, details.name.family, details.name.second_family];
  return [
    name,
    street,
    city,
    state_name,
    details.salutation,
    ...details.envelope,
    ...[...parts, details.name.patronymic].flatMap((part) => part?.latin ?? []),
    details.name.latin_full,
    details.card.name_on_card,
  ];
}

describe.each(everyCountry.map(({ code }) => code))("people of %s in Latin letters", (code) => {
  const people = draw(code, { script: "latin" });

  it("have no other letters in name, address, envelope, salutation and card", () => {
    expect(people.flatMap(textsOf).filter((text) => !letters.test(text))).toEqual([]);
  });

  it("have the numbers of their streets, and are otherwise who they were", () => {
    const numbersOf = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).sort();
    for (const [at, native] of draw(code, {}).entries()) {
      const latin = people[at];
      // Streets of China and Japan that are called by a number in Han characters have it in digits or in letters.
      expect(numbersOf(latin?.address.street ?? "")).toEqual(
        expect.arrayContaining([...numbersOf(native.address.street)]),
      );
      const { street, city, state_name } = native.address;
      const { details, ...rest } = {
        ...latin,
        name: native.name,
        address: { ...latin?.address, street, city, state_name },
      };
      const { details: _, ...before } = native;
      expect(rest).toEqual(before);
      expect(details?.name.given.native).toBe(native.details.name.given.native);
    }
  });

  it("read their own names and places on the envelope", () => {
    for (const { name, address, details } of people) {
      // French envelopes have no hyphens and apostrophes.
      const lettersOf = (text: string): string => text.toLowerCase().replace(/[-'’]/g, " ");
      const envelope = lettersOf(details.envelope.join(" "));
      for (const text of [name, address.city, address.zip]) expect(envelope).toContain(lettersOf(text));
    }
  });
});

describe("a twin in Latin letters", () => {
  const twin = (violate: string, script: string) =>
    service.generate({ gender: "female", country: "jp", seed: "twin", violate, script }).identity;

  it("keeps its fault", () => {
    expect(twin("name.form", "latin").name).toMatch(/^[A-Z][a-z]+ {2}[A-Z][a-z]+$/);
    const { state_abbreviation, state_name } = twin("address.city_in_state", "latin").address;
    const whole = service.generate({ gender: "female", country: "jp", seed: "twin", script: "latin" }).identity;
    expect(state_name).not.toBe(whole.address.state_name);
    expect(state_abbreviation).toBe(twin("address.city_in_state", "native").address.state_abbreviation);
    expect(twin("address.street_form", "latin").address.street).toContain("\t");
  });
});
