import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { china as rowsOf } from "../source-rows.ts";
import { type County, counties, prefectures, townships } from "./divisions.ts";
import { latinPlace } from "./latin.ts";

/** The cities that consist of districts, and every county and county-level city. */
export function places(): Tsv {
  const all = counties();
  const phones = phoneCells();
  const seen = new Set<string>();
  const rows = [...cities(all), ...all.filter(({ kind }) => kind === "county").map(single)]
    .toSorted((a, b) => b.population - a.population)
    .flatMap(({ name, latin, population, areaCode, areas, code }) => {
      const state = abbreviations.get(code.slice(0, 2)) ?? "";
      const key = `${name} ${state}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [[name, latin, state, String(population), phones(areaCode), areas, code]];
    });
  return {
    header: ["city", "latin", "state", "population", "phones", "areas", "code"],
    rows,
  };
}

interface Row {
  readonly name: string;
  readonly latin: string;
  readonly population: number;
  readonly areaCode: string;
  readonly areas: string;
  /** Four digits of a city that has districts, six of a county. */
  readonly code: string;
}

/** The districts of a prefecture as one city. Residents of development zones count for the city as a whole. */
function cities(all: readonly County[]): readonly Row[] {
  const named = prefectures();
  const provinces = new Map(rowsOf("states").map((row) => [row("code"), row]));
  const lists = Map.groupBy(
    all.filter(({ kind }) => kind !== "county"),
    ({ code }) => code.slice(0, 4),
  );
  return [...lists].flatMap(([code, list]) => {
    const districts = list.filter(({ kind }) => kind === "district");
    const [first] = districts;
    if (first === undefined) return [];
    const isMunicipality = ["11", "12", "31", "50"].includes(code.slice(0, 2));
    const name = (isMunicipality ? provinces.get(code.slice(0, 2))?.("name") : named.get(code)?.name) ?? "";
    return [
      {
        name,
        latin: latinPlace(name, named.get(code)?.pinyin ?? "", provinces.get(code.slice(0, 2))?.("abbreviation") ?? ""),
        population: list.reduce((sum, { population }) => sum + population, 0),
        areaCode: named.get(code)?.areaCode ?? first.areaCode,
        areas: districts.flatMap((district) => areasOfDistrict(name, district)).join(";"),
        code,
      },
    ];
  });
}

/** The abbreviation of a province by its two digits. */
const abbreviations = new Map(rowsOf("states").map((row) => [row("code"), row("abbreviation")]));

function single(county: County): Row {
  const { code, name, pinyin, population, areaCode, postalCode } = county;
  const towns = townsOf(county);
  const total = towns.reduce((sum, { weight }) => sum + weight, 0);
  const areas = towns.map(
    ({ town, weight }) => `${postalCode}*${Math.max(1, Math.round((1_000 * weight) / total))} ${town}`,
  );
  return {
    name,
    latin: latinPlace(name, pinyin, abbreviations.get(code.slice(0, 2)) ?? ""),
    population,
    areaCode,
    areas: areas.length > 0 ? areas.join(";") : postalCode,
    code,
  };
}

/** What people of a district live in by estimate: its roads, or its towns and townships. In hundreds of residents. */
function areasOfDistrict(city: string, county: County): readonly string[] {
  const { name, population } = county;
  const towns = townsOf(county);
  const rural = towns.filter(({ town }) => !town.endsWith("街道"));
  const ruralWeight = rural.reduce((sum, { weight }) => sum + weight, 0);
  const urbanWeight = 8 + towns.reduce((sum, { weight }) => sum + weight, 0) - ruralWeight;
  const residents = (weight: number): number =>
    Math.max(1, Math.round((population * weight) / (urbanWeight + ruralWeight) / 100));
  const listed = districtCodes.get(`${city} ${name}`) ?? [];
  const postalCode = county.hasOwnPostalCode ? county.postalCode : (listed[0] ?? county.postalCode);
  const codes = [...new Set([...listed, postalCode])].sort();
  return [
    ...codes.map((one) => `${one}*${residents(urbanWeight / codes.length)} ${name}`),
    ...rural.map(({ town, weight }) => `${postalCode}*${residents(weight)} ${name}${town}`),
  ];
}

const districtCodes: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf("district-postal-codes").map((row) => [`${row("city")} ${row("district")}`, row("postal_codes").split(" ")]),
);

const townships_ = townships();

/** How many people live in a town relative to others of the county, by estimate; the first is the seat. */
function townsOf({ code, name }: County): readonly { readonly town: string; readonly weight: number }[] {
  // Some are listed with the county before them: 博爱县鸿昌街道.
  const towns = (townships_.get(code) ?? []).map((town) => (/[市区县旗]$/.test(name) ? town.replace(name, "") : town));
  return [...new Set(towns)].map((town, row) => {
    // The towns of 东莞 and 中山 are as large as their streets.
    if (code === "441900" || code === "442000") return { town, weight: 1 };
    const usual = town.endsWith("街道") ? 5 : town.endsWith("镇") ? 2 : 1;
    return { town, weight: row === 0 ? 2 * usual : usual };
  });
}

/** `10 8`: the area code and how many digits a subscriber's number has. */
function phoneCells(): (areaCode: string) => string {
  const long = new Set(rowsOf("eight-digit-area-codes").map((row) => row("area_code")));
  return (areaCode) => `${areaCode} ${long.has(areaCode) ? 8 : 7}`;
}
