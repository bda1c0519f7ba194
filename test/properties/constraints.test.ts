import { describe, expect, it } from "vitest";
import type { Identity } from "../../src/identity/identity.ts";
import { createIdentityService } from "../../src/service/service.ts";
import { everyCountry } from "../contract/every-country.ts";

const today = { year: 2026, month: 11, day: 23 };
const service = createIdentityService({ newSeed: () => "unused", today: () => today });

/** Requests for each pair of constraints, seeds of their own. */
const SEEDS = 3;

type Fields = Readonly<Record<string, unknown>>;

function generate(fields: Fields): Identity {
  return service.generate({ gender: "random", ...fields }).identity;
}

/** What can be asked of the people of a country, and whether a record fits. */
function constraintsOf(code: string): readonly (readonly [fields: Fields, fits: (person: Identity) => boolean])[] {
  const { address, credit_card, blood_type } = generate({ country: code, seed: "wished for" });
  const { city, state_abbreviation: state } = address;
  const postal = address.zip.slice(0, 3);
  return [
    [{ state }, (person) => person.address.state_abbreviation === state],
    [{ city }, (person) => person.address.city === city],
    [{ postal_code: postal }, (person) => person.address.zip.startsWith(postal)],
    [{ born_from: "1985-03-01" }, (person) => person.dob.date >= "1985-03-01"],
    [{ born_to: "1990-06-30" }, (person) => person.dob.date <= "1990-06-30"],
    [
      { card_brand: credit_card.provider_bank },
      (person) => person.credit_card.provider_bank === credit_card.provider_bank,
    ],
    [{ blood_type }, (person) => person.blood_type === blood_type],
    [{ phone_range: "never_issued" }, (person) => person.phone.startsWith("+")],
  ];
}

/** The fields that a constraint leaves as they are without it. */
const unrelated: Readonly<Record<string, readonly (keyof Identity)[]>> = {
  state: ["blood_type", "dob", "gender", "height", "weight", "credit_card"],
  city: ["blood_type", "dob", "gender", "height", "weight", "credit_card"],
  postal_code: ["blood_type", "dob", "gender", "height", "weight", "credit_card"],
  born_from: ["address", "blood_type", "gender"],
  born_to: ["address", "blood_type", "gender"],
  card_brand: ["address", "blood_type", "dob", "email", "gender", "height", "name", "national_id", "phone", "weight"],
  blood_type: ["address", "credit_card", "dob", "email", "gender", "height", "name", "national_id", "phone", "weight"],
  phone_range: ["address", "blood_type", "credit_card", "dob", "email", "gender", "height", "name", "national_id"],
};

describe.each(everyCountry.map(({ code }) => code))("a constrained person of %s", (code) => {
  const constraints = constraintsOf(code);

  it("fits each constraint and each pair of them, and keeps every rule", () => {
    for (const [one, fitsOne] of constraints) {
      for (const [other, fitsOther] of constraints) {
        for (let seed = 0; seed < SEEDS; seed++) {
          const fields = { country: code, seed: `${seed}`, ...one, ...other };
          const person = generate(fields);
          expect(fitsOne(person) && fitsOther(person), JSON.stringify(fields)).toBe(true);
          const { results } = service.verify({ identity: person, country: code });
          expect(results.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule)).toEqual([]);
        }
      }
    }
  });

  it("is who it was without the constraint in all that the constraint does not concern", () => {
    for (const [fields] of constraints) {
      const [name = ""] = Object.keys(fields);
      for (let seed = 0; seed < 20; seed++) {
        const free = generate({ country: code, seed: `${seed}` });
        const bound = generate({ country: code, seed: `${seed}`, ...fields });
        for (const field of unrelated[name] ?? []) expect(bound[field], `${name} ${field}`).toEqual(free[field]);
      }
    }
  });

  it("stays where it lives if that fits", () => {
    for (let seed = 0; seed < 40; seed++) {
      const free = generate({ country: code, seed: `${seed}` });
      const { state_abbreviation: state, city } = free.address;
      expect(generate({ country: code, seed: `${seed}`, state })).toEqual(free);
      expect(generate({ country: code, seed: `${seed}`, state, city })).toEqual(free);
    }
  });
});

describe("the people of a state", () => {
  it("live in its towns as the state's people among all do", () => {
    const shares = new Map<string, { free: number; bound: number }>();
    const count = (city: string, kind: "free" | "bound"): void => {
      const share = shares.get(city) ?? { free: 0, bound: 0 };
      share[kind]++;
      shares.set(city, share);
    };
    const draw = (fields: Fields, total: number): readonly Identity[] =>
      [...service.stream({ gender: "female", seed: "chi", ...fields }, { count: total, firstIndex: 0 })].flatMap(
        (batch) => batch.draw().identities,
      );
    const free = draw({ country: "fr" }, 20_000).filter(({ address }) => address.state_abbreviation === "BRE");
    const bound = draw({ country: "fr", state: "Bretagne" }, free.length);
    for (const { address } of free) count(address.city, "free");
    for (const { address } of bound) count(address.city, "bound");
    const large = [...shares.values()].filter((share) => share.free + share.bound >= 20);
    const chi = large.reduce((sum, share) => sum + (share.free - share.bound) ** 2 / (share.free + share.bound), 0);
    expect(large.length).toBeGreaterThan(5);
    // Five standard deviations above the mean of the distribution.
    expect(chi).toBeLessThan(large.length + 5 * Math.sqrt(2 * large.length));
  });
});
