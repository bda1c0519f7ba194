import { expect, it } from "vitest";
import { crowd, people } from "./people.ts";

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

it("no middle name is another form of the given name", () => {
  const named = crowd(6_000, { country: "us" }).flatMap(({ details }) =>
    details?.name.middle === undefined ? [] : [[details.name.given.native, details.name.middle.native] as const],
  );
  expect(named.length).toBeGreaterThan(3_000);
  expect(named.filter(([given, middle]) => given.slice(0, 3) === middle.slice(0, 3))).toEqual([]);
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

it("middle names are those that are mostly borne in the middle", () => {
  const drawn = crowd(20_000, { country: "us" });
  const shareOf = (gender: string, middle: RegExp, born: (year: number) => boolean = () => true): number => {
    const named = drawn.flatMap((one) =>
      one.gender === gender && born(Number(one.dob.date.slice(0, 4))) ? (one.details?.name.middle?.native ?? []) : [],
    );
    return named.filter((name) => middle.test(name)).length / named.length;
  };
  // Of all births of 2015 in four states 9,167 were Marie, 3,943 Ann, 3,465 Lynn, 5,677 Lee of either sex: of some 75,000 girls
  // with a middle name 12, 5 and 5 %. A reader estimates 40 % for 25 classic ones.
  expect(shareOf("female", /^Marie$/)).toBeGreaterThan(0.045);
  expect(shareOf("female", /^Marie$/)).toBeLessThan(0.12);
  expect(shareOf("female", /^(?:Ann|Lynn)$/)).toBeGreaterThan(0.07);
  const classic =
    /^(?:Marie|Anne?|Lynn|Lee|Elizabeth|Grace|Rose|Jean|Nicole|Michelle|Renee|Louise|Jane|Kay|Sue|Mae|Jo|Rae|Elaine|Dawn|Leigh|Diane|Denise|Christine)$/;
  expect(shareOf("female", classic)).toBeGreaterThan(0.32);
  expect(shareOf("female", classic)).toBeLessThan(0.5);
  // Lee is the first of men born from the 1930s to the 1970s.
  const lee = shareOf("male", /^Lee$/, (year) => year < 1980);
  for (const other of ["Michael", "James", "William", "Edward", "Allen", "Wayne", "Ray"])
    expect(shareOf("male", new RegExp(`^${other}$`), (year) => year < 1980)).toBeLessThan(lee);
});
