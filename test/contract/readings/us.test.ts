import { expect, it } from "vitest";
import { crowd, people } from "./people.ts";

it("the middle name of Americans is in their details, and not their given name", () => {
  const names = people(2_000, { country: "us" }).flatMap(({ name, details }) =>
    details ? [{ ...details.name, name }] : [],
  );
  const named = names.filter(({ middle }) => middle !== undefined);
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
