import { describe, expect, it } from "vitest";
import { envelopeOf, people } from "./people.ts";

describe("British envelopes", () => {
  it("to Kirkby go by Liverpool, to Caton by Lancaster and to Loddon by Norwich", () => {
    for (const [village, town] of [
      ["Kirkby", "LIVERPOOL"],
      ["Caton", "LANCASTER"],
      ["Loddon", "NORWICH"],
      ["East Kilbride", "GLASGOW"],
      ["Hedon", "HULL"],
    ]) {
      const [person] = people(1, { country: "uk", city: village });
      expect(person === undefined ? [] : envelopeOf(person).slice(-3, -1)).toEqual([village, town]);
    }
  });
});

it("French envelopes have but capitals, digits and spaces from street and town on (NF Z 10-011)", () => {
  const lines = people(300, { country: "fr" }).flatMap((person) => envelopeOf(person).slice(1));
  expect(lines.filter((line) => !/^[A-Z0-9 ]+$/.test(line))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^\d{5} [A-Z]+(?: [A-Z]+)+$/));
});

it("Canadian envelopes have no comma (Canada Post)", () => {
  const lines = people(200, { country: "ca", state: "QC" }).flatMap(envelopeOf);
  expect(lines.filter((line) => /,|APP\./.test(line))).toEqual([]);
});

it.each([
  ["GUA", "Gto."],
  ["NLE", "N.L."],
  ["CHH", "Chih."],
  ["ROO", "Q. Roo"],
  ["QUE", "Qro."],
])("Mexican envelopes write %s as %s", (state, written) => {
  const [person] = people(1, { country: "mx", state });
  expect(person === undefined ? "" : envelopeOf(person).at(-1)).toMatch(
    new RegExp(`, ${written.replaceAll(".", "\\.")}$`),
  );
});

it("Russian envelopes write a town with г.", () => {
  for (const person of people(100, { country: "ru" }))
    expect(envelopeOf(person)).toContain(`г. ${person.address.city}`);
});

it("No envelope has Derry above LONDONDERRY, which is the same town", () => {
  const lines = people(60, { country: "uk", city: "Derry" }).map((person) => envelopeOf(person).slice(-3));
  for (const [before, town] of lines) {
    expect(town).toBe("LONDONDERRY");
    expect(before).not.toBe("Derry");
  }
});

describe("forms of address", () => {
  const salutations = (fields: Readonly<Record<string, unknown>>) =>
    new Set(people(30, { gender: "female", ...fields }).map(({ details }) => details?.salutation));

  it.each([
    ["in", { min_age: 18, max_age: 21 }, ["Kumari", "Smt.", "Ms."]],
    ["in", { min_age: 32, max_age: 60 }, ["Smt.", "Ms."]],
    ["mx", { min_age: 18, max_age: 22 }, ["Srita.", "Sra."]],
    ["uk", { min_age: 30, max_age: 50 }, ["Miss", "Mrs", "Ms"]],
    ["de", { min_age: 18, max_age: 80 }, ["Frau"]],
    ["fr", { min_age: 18, max_age: 80 }, ["Madame"]],
  ])("of women in %s, %o, are %j", (country, ages, words) => {
    expect(salutations({ country, ...ages })).toEqual(new Set(words));
  });
});

it("Ильич and Кузьмич are patronymics, and Иванов keeps his family name", () => {
  for (const { details } of people(2_000, { country: "ru", gender: "male" })) {
    expect(details?.name.middle).toBeUndefined();
    expect(details?.name.patronymic?.native).toMatch(
      /^\p{Lu}\p{Ll}+(?:ич|ыч|оглы|кызы)$|^\p{Lu}\p{Ll}+ (?:оглы|кызы)$/u,
    );
  }
});
