import { readData } from "./data.ts";

/** A city, town or village, a ward of Tokyo, or one ward of a designated city. */
export interface Municipality {
  /** JIS X 0402 with the prefecture in front, five digits. */
  readonly code: string;
  /** JIS X 0401, two digits. */
  readonly prefecture: string;
  readonly city: string;
  /** The ward of a designated city, else empty. */
  readonly ward: string;
  readonly latin: string;
  readonly population: number;
}

export interface Prefecture {
  readonly code: string;
  readonly name: string;
  readonly latin: string;
  readonly population: string;
}

export const prefectures: readonly Prefecture[] = readData("prefectures", ["code", "name", "latin", "population"]);

/** All of 1 January 2024 with inhabitants; a designated city has a row of its own and one for each ward. */
export const municipalities: readonly Municipality[] = readData("municipalities", [
  "code",
  "name",
  "ward",
  "latin",
  "population",
])
  .map(({ code, name, ward, latin, population }) => ({
    code,
    prefecture: code.slice(0, 2),
    city: name,
    ward,
    latin,
    population: Number(population),
  }))
  .filter(({ population }) => population > 0);

/** The cities that are divided into wards, by prefecture and name. */
const divided: ReadonlySet<string> = new Set(
  municipalities.filter(({ ward }) => ward !== "").map(({ prefecture, city }) => prefecture + city),
);

/** By prefecture, the municipalities that addresses name: a designated city only with its wards. */
const addressed: ReadonlyMap<string, ReadonlyMap<string, Municipality>> = new Map(
  prefectures.map(({ code }) => [
    code,
    new Map(
      municipalities
        .filter(({ prefecture, city, ward }) => prefecture === code && (ward !== "" || !divided.has(prefecture + city)))
        .map((municipality) => [usualSpelling(municipality.city + municipality.ward), municipality]),
    ),
  ]),
);

/** Variants that lists of addresses do not keep apart; each has as many characters as what it replaces. */
function usualSpelling(name: string): string {
  return name.replaceAll("ヶ", "ケ").replaceAll("龍", "竜").replaceAll("惠", "恵").replaceAll("檮", "梼");
}

/** What an address begins with. */
export interface Beginning {
  readonly municipality: Municipality;
  /** The rural district (`空知郡`) that an address names before a town or village, else empty. */
  readonly district: string;
  readonly rest: string;
}

/** The municipality of an address without its prefecture, undefined if it is none of today's. */
export function beginningOf(prefecture: string, address: string): Beginning | undefined {
  const names = addressed.get(prefecture);
  const text = usualSpelling(mergedWards(address));
  for (let from = 0; from <= 5; from++) {
    // A district ends in 郡; an island's name may stand before its village.
    if (from > 0 && !/[郡島]/.test(text[from - 1] ?? "")) continue;
    for (let to = from + 2; to <= from + 10; to++) {
      const municipality = names?.get(text.slice(from, to));
      const district = text[from - 1] === "郡" ? address.slice(0, from) : "";
      if (municipality !== undefined) return { municipality, district, rest: mergedWards(address).slice(to) };
    }
  }
  return undefined;
}

/** An address with the wards that Hamamatsu has had since 1 January 2024; its postal codes stayed. */
function mergedWards(address: string): string {
  const [, ward = "", rest = ""] = /^浜松市(.{1,2}区)(.*)$/.exec(address) ?? [];
  if (ward === "" || ward === "天竜区") return address;
  const central = ward === "北区" ? mikatahara.test(rest) : ward !== "浜北区";
  return `浜松市${central ? "中央区" : "浜名区"}${rest}`;
}

/** The quarters of the former 北区 that joined 中央区. */
const mikatahara = /^(初生町|三方原町|東三方町|豊岡町|三幸町|大原町|根洗町)/;
