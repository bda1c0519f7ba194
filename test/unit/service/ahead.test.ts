import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../../../src/countries/country.ts";
import type { Identity } from "../../../src/identity/identity.ts";
import { createIdentityService } from "../../../src/service/service.ts";

/** A service that counts the seeds it took. */
function serve(day: { today: CalendarDate } = { today: { year: 2026, month: 11, day: 22 } }) {
  let seeds = 0;
  const service = createIdentityService({ newSeed: () => `seed-${seeds++}`, today: () => day.today });
  return { service, seeds: () => seeds };
}

describe("People drawn before they are asked for", () => {
  it("are never more than were asked for before, and 128 at most", () => {
    const { service, seeds } = serve();
    for (let asked = 1; asked <= 1_000; asked++) {
      service.generate({ gender: "random" });
      expect(seeds() - asked).toBeLessThan(Math.min(asked, 128));
    }
    expect(seeds()).toBeGreaterThan(1_000);
  });

  it("are each given away once, under a seed that draws the same person again", () => {
    const { service } = serve();
    const people = Array.from({ length: 300 }, () => service.generate({ gender: "female", country: "fr" }));
    expect(new Set(people.map(({ seed }) => seed)).size).toBe(people.length);
    for (const { seed, identity } of people) {
      expect(service.generate({ gender: "female", country: "fr", seed }).identity).toEqual(identity);
    }
  });

  it("are of the kind that is asked for, whatever was asked for before", () => {
    const { service } = serve();
    const kinds: readonly [fields: Record<string, unknown>, fits: (identity: Identity) => boolean][] = [
      [{ gender: "male" }, ({ gender }) => gender === "male"],
      [{ gender: "female" }, ({ gender }) => gender === "female"],
      [{ gender: "female", country: "jp" }, ({ address }) => address.country === "Japan"],
      [{ gender: "female", min_age: 90, max_age: 90 }, ({ dob }) => dob.age === 90],
      [{ gender: "female", max_age: 18 }, ({ dob }) => dob.age === 18],
      [{ gender: "female", reference_date: "1990-06-01", max_age: 18 }, ({ dob }) => dob.date < "1972-06-02"],
    ];
    for (let round = 0; round < 20; round++) {
      for (const [fields, fits] of kinds) {
        for (let times = 0; times <= round; times++) {
          expect(service.generate(fields).identity, JSON.stringify(fields)).toSatisfy(fits);
        }
      }
    }
  });

  it("are forgotten when the day ends", () => {
    const day = { today: { year: 2026, month: 11, day: 22 } };
    const { service } = serve(day);
    for (let asked = 0; asked < 100; asked++) service.generate({ gender: "random" });
    day.today = { year: 2026, month: 11, day: 23 };
    for (let asked = 0; asked < 100; asked++) {
      expect(service.generate({ gender: "random" }).referenceDate).toBe("2026-11-23");
    }
  });
});
