import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { areaCodeOf, otherAreaCodeOf } from "./area-codes.ts";
import type { Quarter } from "./inhabitants.ts";
import { type Municipality, municipalities, prefectures } from "./municipalities.ts";
import { latinQuarter } from "./quarter-readings.ts";
import { quartersByMunicipality } from "./quarters.ts";

export function states(): Tsv {
  const rows = prefectures.map(({ code, name, latin, population }) => {
    return [code, name, latin, `JP-${code}`, population, "Asia/Tokyo"];
  });
  return { header: ["abbreviation", "name", "latin", "subdivision", "population", "time_zone"], rows };
}

export interface Town {
  readonly whole: Municipality;
  /** With its rural district. */
  readonly city: string;
  /** In the order of the areas in the table. */
  readonly served: readonly Quarter[];
}

/** Every municipality with its quarters, those of its wards among them. */
export function towns(): readonly Town[] {
  const quarters = quartersByMunicipality();
  const cities = Map.groupBy(municipalities, ({ prefecture, city }) => prefecture + city);
  return [...cities.values()].map((parts) => {
    const [whole] = parts;
    if (whole === undefined) throw new RangeError("a city without a row");
    const unsorted = parts.flatMap(({ code }) => quarters.get(code) ?? []);
    if (unsorted.length === 0) throw new RangeError(`no postal code for ${whole.city}`);
    const city = (unsorted[0]?.district ?? "") + whole.city;
    const served = unsorted.sort((one, other) => (areaOf(one) < areaOf(other) ? -1 : 1));
    return { whole, city, served };
  });
}

/** Every municipality with its postal codes; those of a ward share its inhabitants, of the others the municipality's. */
export function places(all: readonly Town[]): Tsv {
  const rows = all.map(({ whole, city, served }) => [
    city,
    whole.latin,
    whole.prefecture,
    String(whole.population),
    areaCodeOf(whole.code),
    served.flatMap((quarter) => otherCodeOf(whole, quarter)).join(";"),
    served.map(areaOf).join(";"),
  ]);
  return {
    header: ["city", "latin", "state", "population", "phones", "area_phones", "areas"],
    rows,
  };
}

/** The areas of each municipality in Latin letters, in the order of the table `places`. */
export function quarters(all: readonly Town[]): Tsv {
  const rows = all.map(({ whole: { prefecture }, city, served }) => {
    return [city, prefecture, served.map(latinQuarter).join(";")];
  });
  return { header: ["city", "state", "quarters"], rows };
}

/** `506-1101 神岡町麻生野=578` where the quarter's area code is not the municipality's. */
function otherCodeOf({ code: municipality }: Municipality, { code, locality }: Quarter): readonly string[] {
  const postalCode = written(code);
  const phones = otherAreaCodeOf(municipality, postalCode);
  return phones === undefined ? [] : [`${`${postalCode} ${locality}`.trim()}=${phones}`];
}

function written(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** `160-0004*5600 四谷|1-4`: a postal code, inhabitants, quarter and its 丁目. */
function areaOf({ code, locality, chome, inhabitants }: Quarter): string {
  const quarter = locality === "" ? "" : ` ${locality}${chome === "" ? "" : `|${chome}`}`;
  return `${written(code)}*${inhabitants}${quarter}`;
}
