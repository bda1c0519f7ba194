import { describe, expect, it } from "vitest";
import { toDays } from "../../../src/calendar/calendar.ts";
import type { HouseholdKind } from "../../../src/household/kinds.ts";
import { ageOf, type Home, householdsOf, shareOfOneName } from "../households-of.ts";

const drawn = (code: string, kind: HouseholdKind, count: number, ages = { min: 18, max: 80 }): readonly Home[] =>
  householdsOf(code, count, kind, { ages });

describe("names in families", () => {
  it("are kept by those who married in Québec since 1981, and taken on before and elsewhere", () => {
    const couples = drawn("ca", "couple", 4_000);
    const inQuebec = (isIn: boolean, ages: readonly [number, number]) =>
      couples.filter(([first]) => {
        const age = first === undefined ? 0 : ageOf(first);
        return (first?.person.place.stateAbbreviation === "QC") === isIn && age >= ages[0] && age <= ages[1];
      });
    expect(shareOfOneName(inQuebec(true, [22, 55]))).toBeLessThan(6);
    expect(shareOfOneName(inQuebec(true, [74, 80]))).toBeGreaterThan(20);
    expect(shareOfOneName(inQuebec(false, [22, 55]))).toBeGreaterThan(45);
  });

  it("are one in Japan, and each their own in China", () => {
    expect(shareOfOneName(drawn("jp", "couple", 1_000))).toBeGreaterThan(96);
    expect(shareOfOneName(drawn("cn", "couple", 1_000))).toBeLessThan(12);
  });

  it("are kept by more of the young in Germany, whose grandparents had no choice", () => {
    const old = shareOfOneName(drawn("de", "couple", 800, { min: 76, max: 80 }));
    expect(old).toBeGreaterThan(shareOfOneName(drawn("de", "couple", 800, { min: 25, max: 35 })) + 8);
  });

  it("end in the father's initial in the south of India", () => {
    const families = drawn("in", "family", 1_500).map((members) => {
      const father = members.find(({ person, relation }) => relation !== "child" && person.bearer.sex === "male");
      return { father: father?.person.name, children: members.filter(({ relation }) => relation === "child") };
    });
    const ofInitials = families.filter(({ father }) => /^[A-Z](?: [A-Z])?$/.test(father?.family ?? ""));
    expect(ofInitials.length).toBeGreaterThan(20);
    for (const { father, children } of ofInitials) {
      for (const { person } of children) expect(person.name.family.slice(-1)).toBe(father?.given.charAt(0));
    }
  });

  it("are those of a father who is no member, too: brothers and sisters have one patronymic and one family name", () => {
    for (const code of ["ru", "mx"]) {
      const lone = drawn(code, "family", 600).filter(
        ([, second, third]) => second?.relation === "child" && third !== undefined,
      );
      expect(lone.length).toBeGreaterThan(10);
      for (const [, ...children] of lone) {
        const men = children.filter(({ person }) => person.bearer.sex === "male");
        const rests = men.map(({ person: { name } }) => name.full.replace(name.given, "").trim());
        expect(new Set(rests).size).toBeLessThan(2);
      }
    }
  });
});

/** Years by which the man is older, of couples of a man and a woman. */
function gapsOf(code: string, count: number): readonly number[] {
  return drawn(code, "couple", count, { min: 30, max: 75 }).flatMap((couple) => {
    const [man] = couple.filter(({ person }) => person.bearer.sex === "male");
    const [woman] = couple.filter(({ person }) => person.bearer.sex === "female");
    if (man === undefined || woman === undefined) return [];
    return [(toDays(woman.person.bearer.birth) - toDays(man.person.bearer.birth)) / 365.25];
  });
}

/** The percent of gaps that fit over a published percent. */
function ratioOf(gaps: readonly number[], fits: (gap: number) => boolean, published: number): number {
  return (100 * gaps.filter(fits).length) / gaps.length / published;
}

describe("ages of couples", () => {
  it("are apart as the census of France of 2012 has them (INSEE Première 1613)", () => {
    const gaps = gapsOf("fr", 6_000);
    expect(Math.abs(ratioOf(gaps, (gap) => gap > 1, 56.5) - 1)).toBeLessThan(0.1);
    expect(Math.abs(ratioOf(gaps, (gap) => gap < -1, 13.5) - 1)).toBeLessThan(0.1);
    expect(Math.abs(ratioOf(gaps, (gap) => Math.abs(gap) <= 1, 30) - 1)).toBeLessThan(0.1);
  });

  it("are five years apart or more as often as in the census of England and Wales of 2021 (ONS, Living arrangements)", () => {
    // 31.1 of 100 married and 33.7 of 100 cohabiting couples, of whom 75.7 of 100 are married.
    const published = 0.757 * 31.1 + 0.243 * 33.7;
    expect(Math.abs(ratioOf(gapsOf("uk", 6_000), (gap) => Math.abs(gap) >= 5, published) - 1)).toBeLessThan(0.1);
  });
});

describe("heights in families", () => {
  it("are correlated as those of parents and children are", () => {
    const pairs = drawn("us", "family", 1_500).flatMap((members) =>
      members.flatMap(({ person, parents }) =>
        parents.map((id) => [members[id - 1]?.person.stature ?? 0, person.stature] as const),
      ),
    );
    const product = pairs.reduce((sum, [parent, child]) => sum + parent * child, 0) / pairs.length;
    expect(product).toBeGreaterThan(0.34);
    expect(product).toBeLessThan(0.46);
  });
});
