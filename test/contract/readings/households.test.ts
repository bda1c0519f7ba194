import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { countryCodes } from "../country-codes.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });

const householdsOf = (
  country: string,
  count: number,
  fields: Readonly<Record<string, unknown>> = { kind: "family", size: 5 },
) =>
  Array.from(
    { length: count },
    (_, at) => service.household({ country, details: true, seed: `reader ${at}`, ...fields }).members,
  );

describe("Indian families", () => {
  const families = householdsOf("in", 400);
  const children = families.flat().filter(({ relation }) => relation === "child");

  it("have the wives of sons, under their names, and daughters who have not married", () => {
    const wives = families.flatMap((members) => members.filter(({ relation }) => relation === "child_in_law"));
    expect(wives.length).toBeGreaterThan(100);
    for (const wife of wives) expect(wife.identity.gender).toBe("female");
    // Of women of 30, 4 in 100 have not married (census of 2011); of their brothers, all live here.
    const ofThirty = children.filter(({ identity }) => identity.dob.age >= 30);
    const daughters = ofThirty.filter(({ identity }) => identity.gender === "female");
    expect(ofThirty.length).toBeGreaterThan(100);
    expect(daughters.length / ofThirty.length).toBeLessThan(0.06);
  });

  it("have wives who are grown and married to a son", () => {
    for (const members of families)
      for (const { partner, relation } of members)
        if (relation === "child_in_law") expect(members[partner - 1]?.relation).toBe("child");
  });
});

it.each(countryCodes)("brothers and sisters in %s have no given name in common", (country) => {
  const shared = householdsOf(country, 400).flatMap((members) => {
    const names = members
      .filter(({ relation }) => relation === "child")
      .flatMap(({ identity }) => [...new Set(identity.details?.name.given.native.split(/[ -]/))])
      .filter((name) => name.length > 3);
    return names.filter((name, at) => names.indexOf(name) < at);
  });
  expect(shared).toEqual([]);
});

/** Census Bureau 2022, of 25 to 34; ONS, census of 2021; Destatis 2023, of 30; 世帯動態調査 2009. */
it.each([
  ["us", [27, 40], 0.39],
  ["uk", [18, 60], 0.39],
  ["de", [28, 33], 0.32],
  ["jp", [30, 39], 0.4],
] as const)("of grown children at home in %s, aged %j, %d are daughters", (country, [from, to], share) => {
  const children = householdsOf(country, 500)
    .flat()
    .filter(({ relation, identity }) => relation === "child" && identity.dob.age >= from && identity.dob.age <= to);
  const daughters = children.filter(({ identity }) => identity.gender === "female");
  expect(Math.abs(daughters.length / children.length - share)).toBeLessThan(0.25 * share);
});

/**
 * Census Bureau 2011, of 18 to 34 (http://www.upi.com/Top_News/US/2011/11/03/More-young-adults-living-with-parents/UPI-28641320342084/);
 * ONS 2013, of 20 to 34 (http://www.ons.gov.uk/ons/ons/rel/family-demography/young-adults-living-with-parents/2013/sty-young-adults.html);
 * INSEE 2013, of 18 to 29 (https://www.insee.fr/fr/statistiques/3315412): the shares at home, of the inhabitants of these ages.
 */
it.each([
  ["us", 18, 34, 0.71],
  ["uk", 20, 34, 0.6],
  ["fr", 18, 29, 0.83],
] as const)("of grown children at home in %s, from %d to %d, %d are below 25", (country, from, to, share) => {
  const ages = householdsOf(country, 800, { kind: "family" })
    .flat()
    .filter(
      ({ relation, lives_here, identity: { dob } }) =>
        relation === "child" && lives_here && dob.age >= from && dob.age <= to,
    )
    .map(({ identity }) => identity.dob.age);
  const young = ages.filter((age) => age < 25).length / ages.length;
  expect(Math.abs(young - share)).toBeLessThan(0.25 * share);
});

/** Mean ages at birth in 1980: ABS, Statistics Canada, Destatis, INSEE, ONS. */
it.each([
  ["au", 27],
  ["ca", 26.9],
  ["de", 26.4],
  ["fr", 26.8],
  ["uk", 26.9],
] as const)("mothers of %s were %d at births about 1980", (country, mean) => {
  const ages = householdsOf(country, 600, { kind: "multigeneration", size: 3, min_age: 42, max_age: 50 }).flatMap(
    (members) =>
      members.flatMap(({ identity, relation, parents }) => {
        const mother = members.find(({ id, identity: { gender } }) => parents.includes(id) && gender === "female");
        return relation === "first" && mother !== undefined ? [mother.identity.dob.age - identity.dob.age] : [];
      }),
  );
  expect(ages.length).toBeGreaterThan(150);
  expect(Math.abs(ages.reduce((sum, age) => sum + age, 0) / ages.length - mean)).toBeLessThan(1.2);
});
