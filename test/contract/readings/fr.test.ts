import { describe, expect, it } from "vitest";
import type { Identity } from "../../../src/person/identity.ts";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd } from "./people.ts";
import { rows } from "./rows.ts";

const communities = new Map(
  rows(loadTables("fr")("family-names"), ["name", "community"]).map(([name = "", community = ""]) => [name, community]),
);
const drawn = crowd(40_000, { country: "fr" });
const bearersOf = (community: string): readonly Identity[] =>
  drawn.filter(({ details }) => communities.get(details?.name.family?.native ?? "") === community);

/** INSEE's censuses of 2010 to 2019, by the DREES (Panorama statistique): of the country's immigrants. */
describe("families from abroad live where immigrants from their countries do", () => {
  it.each([
    ["turkish", "GES", 0.199],
    ["turkish", "ARA", 0.184],
    ["portuguese", "CVL", 0.0528],
    ["maghrebi", "PAC", 0.123],
    ["maghrebi", "NOR", 0.0228],
    ["west-african", "HDF", 0.0495],
  ])("%s families, %s: %d of them", (community, region, share) => {
    const bearers = bearersOf(community);
    const there = bearers.filter(({ address }) => address.state_abbreviation === region);
    expect(there.length / bearers.length / share).toBeGreaterThan(0.75);
    expect(there.length / bearers.length / share).toBeLessThan(1.25);
  });

  it("hardly any West African or Turkish ones in Corsica", () => {
    const corsicans = crowd(4_000, { country: "fr", state: "COR" });
    const there = corsicans.filter(({ details }) =>
      ["west-african", "turkish"].includes(communities.get(details?.name.family?.native ?? "") ?? ""),
    );
    expect(there.length / corsicans.length).toBeLessThan(0.004);
  });
});

it("streets of a town that has several postal codes are each of one of them", () => {
  const codesOf = new Map(
    rows(loadTables("fr")("places"), ["city", "areas"]).map(([city = "", areas = ""]) => [city, areas]),
  );
  const own = rows(loadTables("fr")("street-names"), ["rule", "at", "text"]).filter(([rule]) => rule === "own");
  expect(own.length).toBeGreaterThan(900);
  expect(own.filter(([, at = ""]) => codesOf.get(at)?.includes(";"))).toEqual([]);
});

it("families of French names have no Turkish, Kurdish, Arab and West African given names", () => {
  const foreign =
    /^(?:Abd|Mou?ham|Moust|.*ed{1,2}ine$|.*allah$|Noure|Oum[aem]|Kh[aeo][dlour]|.*atou$|Chah|Souh?[afk]|Hamz|Hadj|Djam|Djel|Bou[abcz][adilr]|Zo[uh]|Kad[de]|Kelto|Nass[ei]|.*nur$|G[uü]l[^i]|Sevi[ml]|O[zg][guz]|Ays|Erd|Berfin|Tugce|Gamze|Yavuz|Boualem|Amar$|Youss|Secil|Djida)/;
  const french = bearersOf("french");
  const mixed = french.filter(({ details }) => foreign.test(details?.name.given.native ?? ""));
  // Children of mixed couples are some 2 in 1,000.
  expect(mixed.length / french.length).toBeLessThan(0.002);
});

it("family names in -con and -ié have their accents", () => {
  const names = new Set(communities.keys());
  for (const name of ["Garçon", "Besançon", "Lançon", "Briançon", "Soulié", "Lemarié", "Fournié", "Molinié", "Viguié"])
    expect(names).toContain(name);
  for (const name of ["Garcon", "Besancon", "Lancon", "Briancon", "Soulie", "Lemarie", "Fournie", "Molinie", "Viguie"])
    expect(names).not.toContain(name);
});
