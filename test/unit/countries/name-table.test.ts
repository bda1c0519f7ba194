import { describe, expect, it } from "vitest";
import { latinMail } from "../../../src/countries/shared/latin.ts";
import {
  familyNames,
  type GivenRow,
  givenName,
  givenNames,
  nameAt,
  otherForms,
  sampleName,
} from "../../../src/countries/shared/name-table.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

const rng = () => new Rng(keyOf("test", "names")).seek(0, 0);

/** How many of 4,000 people born in a year bear a name. */
function bearers(rows: readonly GivenRow[], year: number, name: string): number {
  const names = givenNames(rows, latinMail);
  const from = rng();
  return Array.from({ length: 4_000 }, () => givenName(from, names, year)).filter(({ text }) => text === name).length;
}

describe("given names", () => {
  const rows: readonly GivenRow[] = [
    ["Émile", 10, 0, 0, 1],
    ["Jean", 10, 10, 0, 0],
    ["Kévin", 0, 0, 10, 1],
    ["Rayan", 0, 0, 10, 30],
  ];

  it("follow the birth cohort", () => {
    expect(bearers(rows, 1940, "Kévin")).toBe(0);
    expect(bearers(rows, 1960, "Jean")).toBe(4_000);
    expect(bearers(rows, 2005, "Rayan")).toBeGreaterThan(3_000);
  });

  it("are oftener those of the next cohort in the younger half of one", () => {
    expect(bearers(rows, 1993, "Rayan")).toBeGreaterThan(bearers(rows, 1977, "Rayan") * 1.2);
  });

  it("come with their form for an e-mail address", () => {
    const names = givenNames(rows, latinMail);
    const from = rng();
    for (let draw = 0; draw < 100; draw++) {
      const { text, mail } = givenName(from, names, 1940);
      expect(mail).toBe(latinMail(text));
    }
  });

  it("are refused at once where nobody of a cohort would have one", () => {
    expect(() => givenNames([["Jean", 10, 10, 10, 0]], latinMail)).toThrow(RangeError);
  });
});

describe("family names", () => {
  it("have other forms that the same draw gives", () => {
    const male = familyNames(
      [
        ["Singh", 3],
        ["Patel", 2],
      ],
      latinMail,
    );
    const female = otherForms(male, ["Kaur", "Patel"], latinMail);
    for (let word = 0; word < 2 ** 32; word += 2 ** 26) {
      expect(nameAt(female, word).text).toBe(nameAt(male, word).text === "Singh" ? "Kaur" : "Patel");
    }
    const drawn = sampleName(rng(), female);
    expect(drawn.mail).toBe(drawn.text.toLowerCase());
  });
});
