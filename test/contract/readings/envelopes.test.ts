import { expect, it } from "vitest";
import { envelopeOf, people } from "./people.ts";

it("French envelopes have but capitals, digits and spaces from street and town on (NF Z 10-011)", () => {
  const lines = people(300, { country: "fr" }).flatMap((person) => envelopeOf(person).slice(1));
  expect(lines.filter((line) => !/^[A-Z0-9 ]+$/.test(line))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^\d{5} [A-Z]+(?: [A-Z]+)+$/));
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

it("Ильич and Кузьмич are patronymics, and Иванов keeps his family name", () => {
  for (const { details } of people(2_000, { country: "ru", gender: "male" })) {
    expect(details?.name.middle).toBeUndefined();
    expect(details?.name.patronymic?.native).toMatch(
      /^\p{Lu}\p{Ll}+(?:ич|ыч|оглы|кызы)$|^\p{Lu}\p{Ll}+ (?:оглы|кызы)$/u,
    );
  }
});
