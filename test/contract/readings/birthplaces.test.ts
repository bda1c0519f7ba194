import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd, people } from "./people.ts";
import { rows } from "./rows.ts";

describe("French numbers", () => {
  const drawn = crowd(40_000, { country: "fr" });
  const communities = new Map(
    rows(loadTables("fr")("family-names"), ["name", "community"]).map(([name = "", community = ""]) => [
      name,
      community,
    ]),
  );
  const of = (community: string, from: number, to: number) =>
    drawn.filter(({ dob, details }) => {
      const year = Number(dob.date.slice(0, 4));
      return communities.get(details?.name.family?.native ?? "") === community && year >= from && year <= to;
    });
  const share = (list: typeof drawn, departement: RegExp): number =>
    list.filter(({ national_id }) => departement.test(national_id.slice(8, 10))).length / list.length;

  it("say of one adult in eight that the birth was abroad (INSEE, 2023: 13 % of all inhabitants)", () => {
    expect(share(drawn, /99/)).toBeGreaterThan(0.105);
    expect(share(drawn, /99/)).toBeLessThan(0.155);
  });

  it("say it of most old people of families from abroad, and of few of the young and of French families", () => {
    expect(share(of("maghrebi", 1936, 1959), /99/)).toBeGreaterThan(0.4);
    expect(share(of("maghrebi", 1990, 2008), /99/)).toBeLessThan(0.5);
    expect(share(of("portuguese", 1936, 1989), /99/)).toBeGreaterThan(0.3);
    expect(share(of("french", 1936, 2008), /99/)).toBeLessThan(0.09);
  });

  it("say it of people of three ages as INSEE has immigrants in 2020 (https://insee.fr/fr/statistiques/6793228)", () => {
    const ages = drawn.filter(({ national_id }) => national_id.slice(8, 10) === "99").map(({ dob }) => dob.age);
    for (const [from, to, immigrants] of [
      [18, 44, 41],
      [45, 64, 33],
      [65, 90, 20],
    ] as const) {
      const found = ages.filter((age) => age >= from && age <= to).length / ages.length;
      // Of 100 immigrants 6 are younger.
      expect(found / (immigrants / 94), `${from} to ${to}`).toBeGreaterThan(0.75);
      expect(found / (immigrants / 94), `${from} to ${to}`).toBeLessThan(1.33);
    }
  });

  it("tell an overseas birthplace in numbers that no commune has, of natives of each département", () => {
    const births = drawn.map(({ national_id }) => national_id).filter((id) => id.slice(8, 10) === "97");
    // 355,333 natives lived in metropolitan France in 2008 (Journal officiel, 22 June 2010), of 62 million people.
    expect(births.length / drawn.length).toBeGreaterThan(0.75 * 0.0057);
    expect(births.length / drawn.length).toBeLessThan(1.25 * 0.0057);
    for (const id of births) expect(id.slice(11, 14)).toMatch(/^[1-4][5-8]\d$/);
    const reunionese = drawn.filter(({ national_id }) => national_id.slice(8, 12) === "97 4");
    for (const { details } of reunionese)
      expect(communities.get(details?.name.family?.native ?? "")).not.toBe("antillean");
    for (const { national_id } of drawn.filter((person) => person.national_id.slice(8, 10) === "99"))
      expect(Number(national_id.slice(11, 14))).toBeGreaterThan(699);
  });
});

it("of Chinese who are registered in another province as few are 60 or older as of all migrants", () => {
  const provinces = new Map(
    rows(loadTables("cn")("places"), ["state", "code"]).map(([state = "", code = ""]) => [state, code.slice(0, 2)]),
  );
  const drawn = people(6_000, { country: "cn" });
  const isElsewhere = ({ national_id, address }: (typeof drawn)[number]) =>
    provinces.get(address.state_abbreviation) !== national_id.slice(0, 2);
  const share = (list: typeof drawn) => list.filter(isElsewhere).length / list.length;
  const [old, all] = [share(drawn.filter(({ dob }) => dob.age >= 60)), share(drawn)];
  // In 2015 7.2 % of migrants were 60 or older, and 16.15 % of all.
  expect(old / all).toBeGreaterThan(0.3);
  expect(old / all).toBeLessThan(0.6);
});
