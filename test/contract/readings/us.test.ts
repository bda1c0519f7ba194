import { expect, it } from "vitest";
import { people } from "./people.ts";

it.each(["Denver", "Spokane", "Aurora"])(
  "numbered avenues of %s run east and west, and no street is numbered",
  (city) => {
    const streets = people(300, { country: "us", city, state: city === "Spokane" ? "WA" : "CO" }).map(
      ({ address }) => address.street,
    );
    const numbered = streets.filter((street) => /\b\d+(?:st|nd|rd|th)\b/.test(street));
    expect(numbered.length).toBeGreaterThan(0);
    expect(numbered.filter((street) => !/^\d+ [EW] \d+(?:st|nd|rd|th) Ave\b/.test(street))).toEqual([]);
  },
);

it.each(["Milwaukee", "Omaha"])("%s has no numbered avenue", (city) => {
  const streets = people(300, { country: "us", city }).map(({ address }) => address.street);
  expect(streets.filter((street) => /\d(?:st|nd|rd|th) Ave/.test(street))).toEqual([]);
});

it("seven of ten Americans have a middle name in their details, which is not their given name", () => {
  const names = people(2_000, { country: "us" }).flatMap(({ name, details }) =>
    details ? [{ ...details.name, name }] : [],
  );
  const named = names.filter(({ middle }) => middle !== undefined);
  // 15,824 of 22,473 students of Cornell University.
  expect(named.length / names.length / 0.704).toBeGreaterThan(0.95);
  expect(named.length / names.length / 0.704).toBeLessThan(1.05);
  for (const { name, given, middle, family } of named) {
    expect(middle?.native).not.toBe(given.native);
    expect(name).toBe(`${given.native} ${family?.native}`);
  }
});

it("the Navajo Nation keeps daylight saving time, and the rest of Arizona does not", () => {
  const zoneOf = (city: string) => people(1, { country: "us", state: "AZ", city })[0]?.details?.time_zone;
  expect(["Chinle", "Ganado", "Tonalea", "Flagstaff", "Saint Johns"].map(zoneOf).slice(0, 4)).toEqual([
    "America/Denver",
    "America/Denver",
    "America/Denver",
    "America/Phoenix",
  ]);
});
