import { describe, expect, it } from "vitest";
import type { Country } from "../../src/countries/country.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import type { Identity } from "../../src/person/identity.ts";
import { everyCountry } from "../contract/every-country.ts";
import { phoneRules } from "../contract/phones.ts";
import { rules } from "../contract/rules.ts";
import { some } from "./extent.ts";

const today = { year: 2026, month: 11, day: 23 };
const service = createIdentityService({ newSeed: () => "unused", today: () => today });

/** Requests of all countries together, of each constraint alone and in pairs. */
const requests = some(5_000);

type Fields = Readonly<Record<string, unknown>>;

function generate(fields: Fields): Identity {
  return service.generate({ gender: "random", ...fields }).identity;
}

interface Constraint {
  readonly fields: Fields;
  fits(person: Identity): boolean;
  /** The parts of a record that it leaves as they are without it, whether the person fits or not. */
  readonly leaves: readonly (keyof Identity)[];
}

const ofBirth = ["address", "blood_type", "credit_card", "gender", "phone"] as const;
const ofHome = ["blood_type", "credit_card", "dob", "gender", "height", "photo_url", "weight"] as const;
const ofNone = [...ofHome, "address", "email", "name", "national_id", "phone"] as const;

/** What can be asked for of a country, as one of its people has it. */
function constraintsOf(country: Country, { address, blood_type, credit_card, dob }: Identity): readonly Constraint[] {
  const { city, zip, state_abbreviation, state_name } = address;
  const asksForName = Number(dob.day) % 2 === 0;
  const beginning = zip.slice(0, 2 + (Number(dob.day) % (zip.length - 1)));
  const isOfState = (person: Identity): boolean => person.address.state_abbreviation === state_abbreviation;
  return [
    { fields: { state: asksForName ? state_name : state_abbreviation }, fits: isOfState, leaves: ofHome },
    { fields: { city }, fits: (person) => person.address.city === city, leaves: ofHome },
    {
      fields: { postal_code: beginning },
      fits: (person) => person.address.zip.startsWith(beginning.trim()),
      leaves: ofHome,
    },
    { fields: { born_from: dob.date }, fits: (person) => person.dob.date >= dob.date, leaves: ofBirth },
    { fields: { born_to: dob.date }, fits: (person) => person.dob.date <= dob.date, leaves: ofBirth },
    {
      fields: { card_brand: credit_card.provider_bank },
      fits: (person) => person.credit_card.provider_bank === credit_card.provider_bank,
      leaves: ofNone.filter((field) => field !== "credit_card"),
    },
    {
      fields: { blood_type },
      fits: (person) => person.blood_type === blood_type,
      leaves: ofNone.filter((field) => field !== "blood_type"),
    },
    {
      fields: { phone_range: "never_issued" },
      fits: ({ phone, address: home }) =>
        placesNamed(country, home).some((place) =>
          place.templateLists("never_issued").some(({ templates }) => templates.some((form) => isOf(form, phone))),
        ),
      leaves: ofNone.filter((field) => field !== "phone"),
    },
  ];
}

function placesNamed(
  { places }: Country,
  { city, state_abbreviation }: Identity["address"],
): Country["places"]["items"] {
  return places.items.filter((place) => place.city === city && place.stateAbbreviation === state_abbreviation);
}

/** Whether a number is of a template, with a digit for each `#`. */
function isOf(template: string, phone: string): boolean {
  return (
    template.replaceAll(/\d/g, "#") === phone.replaceAll(/\d/g, "#") &&
    [...template].every((one, at) => one === "#" || one === phone[at])
  );
}

/** Each alone, and each pair. */
function combinations(constraints: readonly Constraint[]): readonly (readonly Constraint[])[] {
  return constraints.flatMap((one, at) => [[one], ...constraints.slice(at + 1).map((other) => [one, other])]);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with the person who is drawn under some constraints; `free` is who is drawn without. */
function faultsOf(country: Country, seed: string, free: Identity, asked: readonly Constraint[]): readonly string[] {
  const fields: Fields = Object.assign({ country: country.code, seed }, ...asked.map((one) => one.fields));
  const person = generate(fields);
  const faults: string[] = [];
  const isUsualPhone = !("phone_range" in fields);
  if (!asked.every(({ fits }) => fits(person))) faults.push("does not fit");
  if (isUsualPhone && asked.every(({ fits }) => fits(free)) && !isSame(person, free)) faults.push("moved");
  const left = (asked[0]?.leaves ?? []).filter((field) => asked.every(({ leaves }) => leaves.includes(field)));
  faults.push(...left.filter((field) => !isSame(person[field], free[field])));
  const { results } = service.verify({ identity: person, country: country.code });
  faults.push(...results.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule));
  const subject = { person, country, referenceDate: today };
  // Those of telephones are about the range that is usual.
  const own = isUsualPhone ? rules : rules.filter((rule) => !phoneRules.includes(rule));
  faults.push(...own.filter((rule) => !rule.holds(subject)).map(({ name }) => name));
  return faults.map((fault) => `${JSON.stringify(fields)}: ${fault}`);
}

describe.each(everyCountry.map((country) => [country.code, country] as const))(
  "constrained people of %s",
  (code, country) => {
    it("fit what is asked for, keep every rule, and are who they were in all else", () => {
      const wanted = requests / everyCountry.length;
      const faults: string[] = [];
      for (let round = 0, done = 0; done < wanted; round++) {
        const wished = generate({ country: code, seed: `wished for ${round}` });
        const free = generate({ country: code, seed: `${round}` });
        const asked = combinations(constraintsOf(country, wished));
        faults.push(...asked.flatMap((one) => faultsOf(country, `${round}`, free, one)));
        done += asked.length;
      }
      expect(faults).toEqual([]);
    });

    it("stay where they live if that fits", () => {
      for (let seed = 0; seed < 40; seed++) {
        const free = generate({ country: code, seed: `${seed}` });
        const { state_abbreviation: state, city } = free.address;
        expect(generate({ country: code, seed: `${seed}`, state, city })).toEqual(free);
      }
    });
  },
);

it("takes the space in a British code for the end of its first half", () => {
  for (const postal_code of ["DA1 1", "SE1 7", "e1 6"]) {
    for (let seed = 0; seed < 100; seed++) {
      const { zip } = generate({ country: "uk", postal_code, seed: String(seed) }).address;
      expect(zip.startsWith(postal_code.toUpperCase()), zip).toBe(true);
    }
  }
});
