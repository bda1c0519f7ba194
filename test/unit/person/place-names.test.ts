import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { Refusal } from "../../../src/service/refusal.ts";

const service = createIdentityService({ newSeed: () => "names", today: () => ({ year: 2026, month: 11, day: 23 }) });

const addressOf = (fields: Readonly<Record<string, string>>) =>
  service.generate({ gender: "random", ...fields }).identity.address;

function faultOf(fields: Readonly<Record<string, string>>): string {
  try {
    addressOf(fields);
  } catch (error) {
    if (error instanceof Refusal) return error.violations.map(({ field, message }) => `${field} ${message}`).join();
    throw error;
  }
  return "";
}

describe("a city", () => {
  it.each([
    ["jp", "大阪市", ["Osaka", "大阪市", "大阪", "ＯＳＡＫＡ", "osaka-shi", "Ōsaka"]],
    ["de", "München", ["München", "munchen", "MUENCHEN", "Munich"]],
    ["ru", "Челябинск", ["Челябинск", "Cheliabinsk", "Chelyabinsk"]],
    ["ru", "Орёл", ["Орел", "Orel", "Oryol"]],
    ["ru", "Екатеринбург", ["Ekaterinburg", "Yekaterinburg"]],
    ["cn", "北京市", ["Beijing", "北京", "Peking"]],
    ["us", "St. Louis", ["st louis", "Saint Louis"]],
    ["fr", "Saint-Denis", ["St Denis", "saint denis"]],
    ["mx", "Ciudad de México", ["Mexico City", "ciudad de mexico", "CDMX"]],
    ["in", "Bengaluru", ["Bangalore"]],
    ["mx", "León", ["León de los Aldama", "leon"]],
    ["fr", "Évry-Courcouronnes", ["Évry"]],
    ["us", "Bronx", ["The Bronx"]],
    ["ru", "Екатеринбург", ["Свердловск"]],
    ["uk", "Hull", ["Kingston upon Hull", "hull"]],
    ["de", "Freiburg im Breisgau", ["Freiburg"]],
    ["de", "Oberursel (Taunus)", ["Oberursel"]],
    ["jp", "八重山郡与那国町", ["与那国町", "八重山郡与那国町", "Yonaguni"]],
    ["jp", "鹿児島郡三島村", ["三島村"]],
    ["jp", "三島市", ["三島", "三島市", "Mishima"]],
  ])("of %s is %s by each of its names: %j", (country, city, names) => {
    for (const name of names) expect(addressOf({ country, city: name }).city, name).toBe(city);
  });

  it.each([
    ["us", "Queens", "NY", /^11[01346]/],
    ["ca", "Scarborough", "ON", /^M1/],
    ["ca", "Kanata", "ON", /^K2/],
    ["au", "Gold Coast", "QLD", /^42[0-2]/],
    ["au", "Hervey Bay", "QLD", /^4655$/],
    ["us", "Washington, D.C.", "DC", /^20/],
    ["uk", "Brixton", "ENG", /^SW9 /],
    ["uk", "wimbledon", "ENG", /^SW19 /],
    ["uk", "Leith", "SCT", /^EH6 /],
    ["de", "Kreuzberg", "BE", /^109[69]/],
    ["de", "Altona", "HH", /^2276[57]/],
    ["mx", "Coyoacán", "CMX", /^04/],
    ["mx", "iztapalapa", "CMX", /^09/],
    ["cn", "海淀区", "BJ", /^1000|^1001/],
    ["cn", "北京市海淀区", "BJ", /^1000|^1001/],
    ["cn", "浦东新区", "SH", /^20/],
    ["jp", "横浜市青葉区", "14", /^22[57]-/],
    ["jp", "仙台市青葉区", "04", /^98/],
  ])("of %s may be a part: %s", (country, city, state, zip) => {
    for (const seed of ["a", "b", "c", "d"]) {
      const address = addressOf({ country, city, seed });
      expect(address.state_abbreviation, city).toBe(state);
      expect(address.zip, city).toMatch(zip);
    }
  });

  it("of several of one name is the most populous, unless another field tells", () => {
    const drawn = (fields: Readonly<Record<string, string>>) =>
      new Set(["a", "b", "c", "d", "e", "f"].map((seed) => addressOf({ ...fields, seed }).state_abbreviation));
    expect(drawn({ country: "us", city: "Springfield" })).toEqual(new Set(["MO"]));
    expect(drawn({ country: "us", city: "Springfield", state: "IL" })).toEqual(new Set(["IL"]));
    expect(drawn({ country: "us", city: "Springfield", postal_code: "627" })).toEqual(new Set(["IL"]));
    expect(drawn({ country: "cn", city: "朝阳区" })).toEqual(new Set(["BJ"]));
    expect(drawn({ country: "cn", city: "朝阳区", state: "JL" })).toEqual(new Set(["JL"]));
    expect(drawn({ country: "uk", city: "Newcastle" })).toEqual(new Set(["ENG"]));
  });

  it("may be an arrondissement", () => {
    expect(addressOf({ country: "fr", city: "Lyon 3e" })).toMatchObject({ city: "Lyon", zip: "69003" });
    expect(addressOf({ country: "fr", city: "Paris 1er arrondissement", postal_code: "75" }).zip).toBe("75001");
    expect(faultOf({ country: "fr", city: "Lyon 3e", postal_code: "69005" })).toBe(
      "postal_code does not belong to Lyon 3e, which has 69003",
    );
    expect(faultOf({ country: "fr", city: "Lyon 10e" })).toContain(
      "city is not a known place of France; closest matches: Lyon",
    );
  });
});

describe("a state", () => {
  it.each([
    ["de", "BY", ["Bayern", "bavaria", "by"]],
    ["jp", "13", ["Tokyo", "東京都", "東京", "Tokyo-to"]],
    ["ru", "TA", ["Республика Татарстан", "Tatarstan", "Respublika Tatarstan"]],
    ["cn", "GD", ["Guangdong", "广东", "广东省"]],
    ["ca", "QC", ["Quebec", "québec"]],
  ])("of %s is %s by each of its names: %j", (country, state, names) => {
    for (const name of names) expect(addressOf({ country, state: name }).state_abbreviation, name).toBe(state);
  });

  it.each([
    ["us", "DC", ["Washington, D.C.", "Washington DC", "D.C."]],
    ["us", "MA", ["Commonwealth of Massachusetts"]],
    ["us", "RI", ["State of Rhode Island and Providence Plantations"]],
    ["us", "WA", ["Washington State", "The State of Washington", "Washington"]],
    ["us", "HI", ["Hawaiʻi", "Hawai’i", "State of Hawaii"]],
    ["uk", "WLS", ["Cymru", "Principality of Wales"]],
    ["ca", "NL", ["Newfoundland", "Newfoundland & Labrador", "Terre-Neuve-et-Labrador", "NF"]],
    ["ca", "YT", ["Yukon Territory", "The Yukon"]],
    ["ca", "QC", ["Province of Quebec", "Province de Québec"]],
    ["au", "NT", ["Northern Territory of Australia", "The Northern Territory"]],
    ["au", "NSW", ["State of New South Wales"]],
    ["de", "BY", ["Freistaat Bayern", "Free State of Bavaria"]],
    ["de", "HH", ["Freie und Hansestadt Hamburg"]],
    ["de", "HB", ["Freie Hansestadt Bremen"]],
    ["de", "BW", ["Land Baden−Württemberg"]],
    ["fr", "CVL", ["Centre", "Région Centre"]],
    ["fr", "HDF", ["Nord-Pas-de-Calais-Picardie"]],
    ["fr", "PAC", ["PACA", "Provence-Alpes-Côte d´Azur", "Région Sud"]],
    ["fr", "COR", ["Collectivité de Corse"]],
    ["jp", "13", ["Tokyo Metropolis", "Tōkyō Prefecture", "東京府"]],
    ["cn", "GX", ["Guangxi Zhuang Autonomous Region", "廣西壯族自治區", "广西省", "Kwangsi"]],
    ["cn", "XJ", ["Xinjiang Uygur Autonomous Region", "Sinkiang"]],
    ["cn", "GD", ["Guangdong Province", "廣東省", "Kwangtung"]],
    ["in", "UK", ["Uttaranchal"]],
    ["in", "JK", ["Jammu & Kashmir", "J&K"]],
    ["in", "DL", ["NCT of Delhi", "National Capital Territory of Delhi"]],
    ["in", "DH", ["Dadra & Nagar Haveli and Daman & Diu"]],
    ["mx", "CMX", ["Distrito Federal", "D.F.", "México, D.F."]],
    ["mx", "MEX", ["México", "Estado de Mexico", "State of Mexico", "Edomex"]],
    ["mx", "COA", ["Coahuila de Zaragoza"]],
    ["mx", "OAX", ["Estado Libre y Soberano de Oaxaca"]],
    ["ru", "SPE", ["Ленинград", "г. Санкт-Петербург"]],
    ["ru", "SA", ["Якутия", "Республика Саха"]],
    ["ru", "CU", ["Чувашская Республика — Чувашия"]],
    ["ru", "KEM", ["Кемеровская область – Кузбасс", "Кемеровская обл."]],
    ["ru", "PER", ["Пермская область"]],
    ["ru", "KHM", ["Ханты-Мансийский АО — Югра", "ХМАО"]],
  ])("of %s is %s by its official long names and by former ones: %j", (country, state, names) => {
    for (const name of names) expect(addressOf({ country, state: name }).state_abbreviation, name).toBe(state);
  });

  it("is not another one whose name is alike", () => {
    for (const state of ["Kansas City", "Landau", "Moscow Region"])
      for (const country of ["us", "de", "ru"]) expect(faultOf({ country, state }), state).toContain("is not a state");
  });

  it("that is now a part of another is refused with that one", () => {
    expect(faultOf({ country: "fr", state: "Alsace" })).toBe("state is now a part of GES (Grand Est)");
    expect(faultOf({ country: "in", state: "Daman & Diu" })).toMatch(/^state is now a part of DH /);
  });
});

describe("a postal code", () => {
  const wide = (code: string): string =>
    code.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).replaceAll(" ", "\u3000");
  const writings: Readonly<Record<string, (code: string) => string>> = {
    "in full-width digits": wide,
    "behind 〒": (code) => `〒${code}`,
    "behind 〒 and a space, in full-width digits": (code) => `〒 ${wide(code)}`,
    "with spaces around it": (code) => `\t ${code}\u00a0 `,
    "with characters that are not seen": (code) => `\ufeff${code.slice(0, 2)}\u200b${code.slice(2)}`,
    "in small letters": (code) => code.toLowerCase(),
    "with nothing between its parts": (code) => code.replace(/[ -]/, ""),
    ...Object.fromEntries(
      [..."‐‑‒–—―−－ーｰ─﹣"].map((dash) => [`with ${dash}`, (code: string) => code.replace(/[ -]/, dash)]),
    ),
  };

  it.each(countries.map(({ code }) => code))("of %s is taken however its marks are written", (country) => {
    const { zip } = addressOf({ country });
    const drawn = addressOf({ country, postal_code: zip });
    for (const [how, write] of Object.entries(writings))
      expect(addressOf({ country, postal_code: write(zip) }), how).toEqual(drawn);
  });

  it("of nine digits is its ZIP code", () => {
    const drawn = addressOf({ country: "us", postal_code: "10001" });
    for (const code of ["10001-1234", "10001−1234", "10001 1234", "100011234", "10001-"])
      expect(addressOf({ country: "us", postal_code: code }), code).toEqual(drawn);
    expect(drawn.zip).toBe("10001");
    expect(faultOf({ country: "us", postal_code: "1000112" })).toContain("matches no known postal code");
    expect(faultOf({ country: "us", city: "Boston", postal_code: "10001-1234" })).toContain(
      "does not belong to Boston",
    );
  });

  it("is found in the list of places by each of its writings", () => {
    const listed = (country: string, query: string) => service.places({ country, query }).map((entry) => entry().name);
    expect(listed("us", "10001-1234")).toEqual(listed("us", "10001"));
    expect(listed("jp", "〒１００−０００３")).toEqual(listed("jp", "100-0003"));
    expect(listed("jp", "100-0003")).not.toEqual([]);
  });
});

describe("a refused place", () => {
  it.each([
    [{ country: "de", city: "Nunich" }, "city is not a known place of Germany; closest matches: München"],
    [
      { country: "jp", city: "Yokohhama" },
      "city is not a known place of Japan; closest matches: 横浜市, 上北郡横浜町,",
    ],
    [{ country: "jp", city: "Tokyo" }, "city is not a known place of Japan but a state: request it as state 13"],
    [{ country: "fr", city: "Lyon", state: "Bretagne" }, "city lies in ARA (Auvergne-Rhône-Alpes)"],
    [
      { country: "ru", state: "Sverdlovsk Oblast" },
      "state is not a state of Russia; closest matches: SVE (Свердловская область)",
    ],
    [{ country: "us", city: "Puerto Rico" }, "city is not available: Puerto Rico is not included"],
    [{ country: "us", state: "PR" }, "state is not available: Puerto Rico is not included"],
    [{ country: "fr", state: "Réunion" }, "state is not available: La Réunion is not included"],
    [{ country: "fr", city: "Fort-de-France" }, "city is not available: Martinique is not included"],
    [{ country: "uk", city: "isle of man" }, "city is not available: the Isle of Man is not included"],
    [{ country: "ru", city: "Simferopol" }, "city is not available: Крым is not included"],
    [{ country: "cn", state: "台湾" }, "state is not available: 台湾 is not included"],
    [
      { country: "us", city: "Springfield", postal_code: "10001" },
      "which has 65802, 65803, 65804, 65806, 65807 and others; others of that name lie in MA (Massachusetts), VA (Virginia), IL (Illinois),",
    ],
    [{ country: "us", city: "Springfield", state: "NV" }, "city lies in MO (Missouri), MA (Massachusetts), VA"],
    [
      { country: "ca", city: "Scarborough", postal_code: "M4" },
      "postal_code does not belong to Scarborough, which has M1B",
    ],
    [{ country: "fr", postal_code: "99999" }, "postal_code matches no known postal code; closest matches: 90000"],
    [{ country: "fr", city: "Lyon", postal_code: "75001" }, "postal_code does not belong to Lyon, which has 69001"],
    [
      { country: "fr", state: "Bretagne", postal_code: "75001" },
      "postal_code does not belong to the state, which has 22000",
    ],
  ])("of %o is refused with what would be accepted: %s", (fields, fault) => {
    expect(faultOf({ ...fields })).toContain(fault);
  });

  it("names the closest matches of every unsupported further value", () => {
    const ask = () => service.generate({ gender: "random", extra: ["company.nam", "company.name", "internet.emial"] });
    const violation = (message: RegExp) => ({
      field: "extra",
      message: expect.stringMatching(message),
      reason: "UNKNOWN_VALUE",
    });
    expect(ask).toThrow(
      expect.objectContaining({
        violations: [
          violation(/at position 1; closest matches: company\.name,/),
          violation(/at position 3; closest matches: internet\./),
        ],
      }),
    );
  });
});
