import { parsePhoneNumberWithError } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { japan } from "../../../../src/countries/jp/index.ts";
import type { Place } from "../../../../src/countries/place.ts";
import { type Sample, samplesOf } from "../../../contract/every-country.ts";
import { placeNamed } from "../people-of.ts";

const places = japan.places.items;

const placeOf = (city: string): Place => placeNamed(japan, city);

function chomeOf(city: string, code: string, locality: string): string | undefined {
  return placeOf(city).areas.find((area) => area.code === code && area.locality === locality)?.numbers;
}

describe("the addresses of jp", () => {
  it("number blocks by 丁目-番-号 within the 丁目 of the postal code, and lots where there are none", () => {
    const isRight = ({ street, area }: Sample): boolean => {
      const [numbers = ""] = street.slice(area.locality.length).split(" ");
      if (area.numbers === "") return /^\d{1,4}(-\d{1,2})?$/.test(numbers);
      const [from = 0, to = 0] = (area.numbers ?? "").split("-").map(Number);
      const chome = Number(numbers.split("-")[0]);
      return /^\d{1,2}-\d{1,2}-\d{1,2}$/.test(numbers) && chome >= from && chome <= to;
    };
    expect(samplesOf(japan, 4_000).filter((one) => !isRight(one))).toEqual([]);
    // 北一条西 has 28 丁目 in two postal codes, 西新宿 eight, and 山下町 none.
    expect(chomeOf("札幌市", "060-0001", "中央区北一条西")).toBe("1-19");
    expect(chomeOf("札幌市", "064-0821", "中央区北一条西")).toBe("20-28");
    expect(chomeOf("新宿区", "160-0023", "西新宿")).toBe("1-8");
    expect(chomeOf("横浜市", "231-0023", "中区山下町")).toBe("");
  });

  it("have a building for more people in large towns than in small ones", () => {
    const all = samplesOf(japan, 6_000);
    const share = (holds: (place: Place) => boolean): number => {
      const some = all.filter(({ place }) => holds(place));
      return some.filter(({ street }) => street.includes(" ")).length / some.length;
    };
    // 総務省統計局, 住宅・土地統計調査 2018: 71 of 100 dwellings of 東京都.
    expect(share(({ state }) => state === "東京都")).toBeCloseTo(0.71, 1);
    expect(share(({ population }) => population < 50_000)).toBeLessThan(0.2);
  });

  it("give large towns all their residential postal codes", () => {
    const least = (population: number): number => (population > 1_000_000 ? 130 : population > 500_000 ? 30 : 1);
    expect(places.filter(({ population, areas }) => areas.length < least(population))).toEqual([]);
  });

  it("lie where people live", () => {
    const offices = /築港|臨海|空港|埠頭|ふ頭|流通|工業|木材|卸|問屋|公園$/;
    expect(places.flatMap(({ areas }) => areas).filter(({ locality }) => offices.test(locality))).toEqual([]);
    const chiyoda = placeOf("千代田区").areas.map(({ locality }) => locality);
    expect(chiyoda.filter((locality) => /^(千代田|大手町|霞が関|永田町)$/.test(locality))).toEqual([]);
  });

  it("name every prefecture by its JIS number", () => {
    const states = new Map(places.map((place) => [place.stateAbbreviation, place.state]));
    expect(["01", "13", "26", "27", "47"].map((code) => states.get(code))).toEqual([
      "北海道",
      "東京都",
      "京都府",
      "大阪府",
      "沖縄県",
    ]);
  });

  it("take wards of Tokyo as towns and wards of other cities as part of the quarter", () => {
    const wards = places.filter((place) => place.city.endsWith("区"));
    expect(wards).toHaveLength(23);
    expect(wards.every((place) => place.state === "東京都")).toBe(true);
    expect(places.every((place) => /[市区町村]$/.test(place.city) && !/市.+区/.test(place.city))).toBe(true);
    const yokohama = placeOf("横浜市");
    expect(yokohama.areas.every((area) => /^.{1,4}区./.test(area.locality))).toBe(true);
  });

  it("name the district of a town or village, but for islands without one", () => {
    const rural = places.filter((place) => /[町村]$/.test(place.city));
    const without = rural.filter((place) => !place.city.includes("郡")).map((place) => place.city);
    expect(without.sort()).toEqual(
      ["三宅村", "八丈町", "大島町", "小笠原村", "御蔵島村", "新島村", "神津島村", "青ヶ島村", "利島村"].sort(),
    );
  });

  it("name each quarter without notes and buildings, and with digits only in the squares of the north", () => {
    const note = /[（）()「」、〜～－]|[０-９]|ビル|タワー|以下|一円|\d丁目$/;
    const odd = places.flatMap(({ areas, stateAbbreviation }) =>
      areas.filter(
        ({ locality }) =>
          note.test(locality) ||
          (stateAbbreviation > "03" && /\d/.test(locality.replace(/\d+(?=条|番町|号|丁|区|線)/, ""))),
      ),
    );
    expect(odd).toEqual([]);
  });
});

describe("the people of jp by place", () => {
  it("live in towns of all sizes", () => {
    expect(places).toHaveLength(1740);
  });

  it("are spread over the wards of a city by their inhabitants", () => {
    const { areas } = placeOf("神戸市");
    const all = areas.reduce((sum, { weight }) => sum + weight, 0);
    const central = areas.filter(({ locality }) => locality.startsWith("中央区"));
    // 147,518 of 1,525,152.
    expect(central.reduce((sum, { weight }) => sum + weight, 0) / all).toBeCloseTo(0.0967, 2);
  });
});

describe("the telephone numbers of jp", () => {
  it("are valid fixed lines in the area code of the town for two in three people, and elsewhere of a valid length", () => {
    const valid = new Set<string>();
    for (const template of new Set(places.flatMap(({ phones }) => phones))) {
      const number = template.replaceAll("#", "0");
      const parsed = parsePhoneNumberWithError(number);
      expect(parsed.isPossible(), number).toBe(true);
      if (!parsed.isValid()) continue;
      expect([parsed.country, parsed.getType()], number).toEqual(["JP", "FIXED_LINE"]);
      if (parsed.formatInternational() === number) valid.add(template);
    }
    const all = places.reduce((sum, { weight }) => sum + weight, 0);
    const some = places.filter(({ phones }) => phones.every((template) => valid.has(template)));
    expect(some.reduce((sum, { weight }) => sum + weight, 0) / all).toBeGreaterThan(0.65);
  });

  it("that are never issued are the same for all places that share one", () => {
    const lists = new Set(places.map((place) => place.templates("never_issued").templates.join(" ")));
    const templates = [...lists].flatMap((list) => list.split(" +").map((text) => text.replace("+", "")));
    expect(new Set(templates).size).toBe(templates.length);
  });
});
