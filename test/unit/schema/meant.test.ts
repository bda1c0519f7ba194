import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { meantWord } from "../../../src/schema/meant.ts";
import { personRequest } from "../../../src/schema/request.ts";

const meantBy = (name: string) => meantWord(personRequest.country, name);

describe("a country", () => {
  it.each([
    ["us", ["USA", "U.S.A.", "U. S.", "United States of America", "the United States", "en_US", "840"]],
    ["uk", ["U.K.", "gb", "GBR", "G.B.", "Great Britain", "United Kingdom of Great Britain & Northern Ireland"]],
    ["ca", ["CAN", "canada ", "en-CA"]],
    ["au", ["AUS", "Commonwealth of Australia"]],
    ["de", ["Deutschland", "BRD", "B.R.D.", "DEU", "Bundesrepublik Deutschland", "de_DE"]],
    ["fr", ["FRA", "République française", "republique francaise"]],
    ["jp", ["日本", "日本国", "ＪＡＰＡＮ", "Nippon", "ja-JP"]],
    ["cn", ["中国", "中國", "中华人民共和国", "P.R.C.", "P. R. China", "People’s Republic of China"]],
    ["in", ["Bharat", "भारत", "IND"]],
    ["mx", ["México", "MEX", "Estados Unidos Mexicanos"]],
    ["ru", ["Россия", "россия", "РФ", "Р.Ф.", "Российская Федерация", "Russian Federation"]],
  ])("%s is meant by its other names: %j", (code, names) => {
    for (const name of names) expect(meantBy(name), name).toBe(code);
  });

  it("is meant by a name that no other country has", () => {
    const names = countries.flatMap(({ name, otherNames, numeric, customs }) => [
      name,
      customs.alpha2,
      numeric,
      ...otherNames,
    ]);
    expect(names.filter((name) => meantBy(name) === undefined)).toEqual([]);
    for (const { name, otherNames, code } of countries)
      for (const each of [name, ...otherNames]) expect(meantBy(each), each).toBe(code);
  });

  it("is meant by no long text, and not by what another field folds away", () => {
    expect(meantBy("u.".repeat(100_000))).toBeUndefined();
    expect(meantWord(personRequest.blood_type, "A")).toBeUndefined();
  });
});
