import { createRequire } from "node:module";
import type { Places } from "../place-module.ts";
import { readTsv } from "../read-tsv.ts";

/** The columns that are read from the rows of the package; `state` is the English name of a province. */
interface PostalRow {
  readonly state: string;
  readonly country: string;
}

/**
 * The places of `towns.tsv`. Throws RangeError if the package lacks a forward sortation area or assigns it to another
 * province.
 */
export function build(): Places {
  const postal: { readonly codes: Readonly<Record<string, PostalRow>> } = createRequire(import.meta.url)("zipcodes");
  const towns = readTsv(new URL("towns.tsv", import.meta.url), 5);
  const rows = towns.map(([city = "", province = "", population, areaCodes = "", list = ""]) => {
    const codes = list.split(" ");
    for (const code of codes) {
      const row = postal.codes[code.slice(0, 3)];
      if (row?.country !== "Canada" || row.state !== (packageNames[province] ?? provinces[province]))
        throw new RangeError(`${code} is not in ${city}, ${province}`);
    }
    const phones = areaCodes.split(" ").map((areaCode) => `+1 ${areaCode} 555 01##`);
    return [city, province, Number(population), phones.join("|"), codes.join(";")] as const;
  });
  return { sources: "zipcodes 8.0.0, BSD", states: Object.entries(provinces), rows };
}

/** As in addresses: Québec in French. */
const provinces: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NT: "Northwest Territories",
  NS: "Nova Scotia",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Québec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** The names that differ in the package. */
const packageNames: Readonly<Record<string, string>> = {
  NT: "Northwest Territory",
  NU: "Nunavut Territory",
  QC: "Quebec",
};
