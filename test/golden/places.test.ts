import { it } from "vitest";
import { countries } from "../../src/countries/index.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { Refusal } from "../../src/service/refusal.ts";
import { expectFrozen } from "./frozen.ts";

const service = createIdentityService({ newSeed: () => "golden", today: () => ({ year: 2026, month: 1, day: 1 }) });

/** Names, postal codes and parts of towns as people write them, right and wrong. */
const written: readonly (readonly [country: string, fields: Readonly<Record<string, string>>])[] = [
  ...["Queens", "Saint Louis", "St Louis", "Springfild", "new york", "Washingtn", "Nowhere"].map(
    (city) => ["us", { city }] as const,
  ),
  ...["901", "9021O", "00000", "10001-1234"].map((postal_code) => ["us", { postal_code }] as const),
  ["us", { state: "Texass" }],
  ["us", { state: "CA", city: "Austin" }],
  ...["DA1 1", "SW1A 1AA", "SW1A1AC", "ZZ1", "da", "EC1A 1B"].map((postal_code) => ["uk", { postal_code }] as const),
  ["uk", { city: "Edinburg" }],
  ["uk", { state: "Scottland" }],
  ...["H0H", "K1A 0B1", "M5", "D1"].map((postal_code) => ["ca", { postal_code }] as const),
  ["ca", { city: "Quebec" }],
  ["au", { city: "Melborne" }],
  ["au", { state: "NWS" }],
  ...["Muenchen", "munchen", "Halle", "Frankfurt", "Freiburg", "Cologne", "Kreuzberg", "Minchen"].map(
    (city) => ["de", { city }] as const,
  ),
  ["de", { state: "Bavaria" }],
  ["de", { state: "Baiern" }],
  ["de", { postal_code: "1000" }],
  ["de", { postal_code: "80331", city: "Hamburg" }],
  ...["Paris 5e", "Marseile", "Saint-Denis", "St Denis"].map((city) => ["fr", { city }] as const),
  ["fr", { postal_code: "75" }],
  ["fr", { postal_code: "97" }],
  ...["Osaka-shi", "大阪", "三島村", "三島市", "おおさか", "世田谷区", "Tokio", "Yokohma"].map(
    (city) => ["jp", { city }] as const,
  ),
  ...["1", "100-0001", "〒100", "１００", "0000000", "999"].map((postal_code) => ["jp", { postal_code }] as const),
  ["jp", { state: "Toukyo" }],
  ["jp", { state: "東京" }],
  ["jp", { state: "99" }],
  ...["北京市海淀区", "海淀区", "朝阳区", "Peking", "广州", "Guangzhuo"].map((city) => ["cn", { city }] as const),
  ["cn", { state: "广东" }],
  ["cn", { state: "Guangdon" }],
  ["cn", { postal_code: "100" }],
  ...["Bombay", "Mumbai", "Calcuta", "Bengaluru"].map((city) => ["in", { city }] as const),
  ["in", { state: "Orissa" }],
  ["in", { postal_code: "110" }],
  ...["Cd. de Mexico", "Ciudad de Mexico", "Guadalajra"].map((city) => ["mx", { city }] as const),
  ["mx", { state: "Jalsico" }],
  ["mx", { postal_code: "06" }],
  ...["Moskva", "Moscow", "Москва", "Санкт-Питербург", "Saint Petersburg"].map((city) => ["ru", { city }] as const),
  ["ru", { state: "Татарстн" }],
  ["ru", { postal_code: "10" }],
];

/** The same of places of each table: whole, in capitals, with a letter less, and with two exchanged. */
const fromTables = countries.flatMap(({ code, places }) =>
  [3, 50, places.items.length - 1].flatMap((at) => {
    const { city, latin, state, areas } = places.at(at);
    const postalCode = areas[0]?.code ?? "";
    const names = [
      city,
      latin.toUpperCase(),
      city.slice(0, -1),
      latin.slice(1, 2) + latin.slice(0, 1) + latin.slice(2),
    ];
    return [
      ...names.map((name) => [code, { city: name }] as const),
      [code, { state: state.slice(1) }] as const,
      [code, { postal_code: postalCode }] as const,
      [code, { postal_code: `${postalCode.slice(0, -1)}X` }] as const,
      [code, { postal_code: postalCode.slice(0, 2), city }] as const,
    ];
  }),
);

function attempt(answer: () => unknown): string {
  try {
    return JSON.stringify(answer());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.violations.map(({ field, message, reason }) => `${field} ${message} ${reason}`).join("; ");
  }
}

it("Requests with unusual and misspelt places are answered and refused as published", () => {
  const lines = [...written, ...fromTables].map(([country, fields]) => {
    const { city = "", state, postal_code: code } = fields as Readonly<Record<string, string | undefined>>;
    const drawn = attempt(() => {
      const { address } = service.generate({ gender: "female", country, seed: "places", ...fields }).identity;
      return [address.state_abbreviation, address.city, address.zip];
    });
    const listed = attempt(() =>
      service
        .places({ country, query: city || (code ?? ""), limit: 5, ...(state !== undefined && { state }) })
        .map((place) => place().name),
    );
    return `${country} ${JSON.stringify(fields)}\n  ${drawn}\n  ${listed}`;
  });
  expectFrozen("places.txt", `${lines.join("\n")}\n`);
});
