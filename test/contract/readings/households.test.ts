import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });

const householdsOf = (country: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) => service.household({ country, kind: "family", size: 5, details: true, seed: `reader ${at}` }).members,
  );

describe("Indian families", () => {
  const families = householdsOf("in", 400);
  const children = families.flat().filter(({ relation }) => relation === "child");

  it("have the wives of sons, under their names, and daughters who have not married", () => {
    const wives = families.flatMap((members) => members.filter(({ relation }) => relation === "child_in_law"));
    expect(wives.length).toBeGreaterThan(100);
    for (const wife of wives) expect(wife.identity.gender).toBe("female");
    const daughters = children.filter(({ identity }) => identity.gender === "female");
    const ofThirty = daughters.filter(({ identity }) => identity.dob.age >= 30);
    expect(ofThirty.length / daughters.length).toBeLessThan(0.1);
  });

  it("have wives who are grown and married to a son", () => {
    for (const members of families)
      for (const { partner, relation } of members)
        if (relation === "child_in_law") expect(members[partner - 1]?.relation).toBe("child");
  });
});

it.each(["mx", "de", "fr", "in"])("brothers and sisters in %s have no given name in common", (country) => {
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
