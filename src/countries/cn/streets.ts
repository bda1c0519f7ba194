import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

/**
 * `南山区南海大道128号3栋2单元501室`, `广陵镇王庄村56号`: from the district or town down to the room, without spaces. Blocks of
 * flats are counted as `栋` in the south, `幢` in the lower Yangzi provinces and `号楼` in the north; Shanghai numbers
 * lanes (`弄`) and the houses in them. Townships have villages, towns both roads and villages.
 */
export function street(rng: Rng, place: Place, { locality }: Area): string {
  const kind = locality.slice(-1);
  const word = int(rng, 0, 99);
  const isRural = kind === "乡" || kind === "木" || (kind === "镇" && !townsAreDistricts.has(place.code));
  if (!isRural) return locality + road(rng, place, locality);
  if (kind === "镇" && word >= VILLAGES_OF_TOWN)
    return `${locality}${sample(rng, streets().townRoads)}${1 + skewed(rng, 180)}号`;
  return locality + village(rng, place, locality);
}

/** 东莞 and 中山, which have no districts: their towns are as urban as these. */
const townsAreDistricts: ReadonlySet<string> = new Set(["441900", "442000"]);

/** Percent of the people of a town (镇) whose address is in one of its villages: an estimate. */
const VILLAGES_OF_TOWN = 55;

function road(rng: Rng, place: Place, locality: string): string {
  const { roads, estates, local } = streets();
  const line = `${sample(rng, local.get(place.code)?.get(locality) ?? roads)}${1 + skewed(rng, 400)}`;
  const kind = int(rng, 0, 9);
  if (place.stateAbbreviation === "SH") return kind < 2 ? `${line}号` : `${line}弄${int(rng, 1, 60)}号${room(rng)}`;
  if (kind < 3) return `${line}号`;
  const estate = kind < 6 ? sample(rng, estates) : "";
  return `${line}号${estate}${int(rng, 1, 24)}${blocks.get(place.stateAbbreviation) ?? "栋"}${int(rng, 1, 4)}单元${room(rng)}`;
}

/** Below `limit`; the product of two uniform numbers makes low numbers common. */
function skewed(rng: Rng, limit: number): number {
  return Math.floor((int(rng, 0, 999) * int(rng, 0, 999) * limit) / 1_000_000);
}

/** Six floors without a lift are the rule, towers the exception. */
function room(rng: Rng): string {
  const floor = int(rng, 0, 9) < 7 ? int(rng, 1, 6) : int(rng, 7, 28);
  return `${floor}0${int(rng, 1, 4)}室`;
}

/** Farmhouses have a number in the village, in the south mostly one in a group of houses. */
function village(rng: Rng, { stateAbbreviation }: Place, locality: string): string {
  // Townships of other peoples (民族乡) have village names of their own languages, which no table has.
  const region = locality.includes("族") ? "numbered" : (villages.get(stateAbbreviation) ?? "north");
  const number = `${1 + skewed(rng, 260)}号`;
  if (region === "numbered") return `${int(rng, 1, 18)}村${int(rng, 1, 6)}组${number}`;
  const { villages: names, roads } = streets();
  const name = sample(rng, names.get(region) ?? roads);
  return region === "south" ? `${name}${int(rng, 1, 14)}组${number}` : name + number;
}

const byStates = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([value, states]) => states.split(" ").map((state) => [state, value] as const)));

const blocks = byStates({ 幢: "JS ZJ AH", 号楼: "BJ TJ HE SX NM LN JL HL SD HA SN GS QH NX XJ" });

/** Villages of Xinjiang and of the highlands of Tibet, Qinghai and Inner Mongolia are often numbered within the township. */
const villages = byStates({
  northeast: "LN JL HL",
  yangtze: "JS ZJ SH AH",
  south: "FJ JX HB HN GD GX HI CQ SC GZ YN",
  numbered: "XJ XZ QH NM",
});

interface Streets {
  readonly roads: Weighted<string>;
  readonly townRoads: Weighted<string>;
  readonly estates: Weighted<string>;
  /** By the part of the country. */
  readonly villages: ReadonlyMap<string, Weighted<string>>;
  /** Roads of districts, by the code of the city and the name of the district. */
  readonly local: ReadonlyMap<string, ReadonlyMap<string, Weighted<string>>>;
}

const streets = once((): Streets => {
  const table = loadTables("cn")("streets");
  const [kinds, codes, districts, names] = ["kind", "code", "place", "name"].map((column) => table.texts(column));
  const weights = table.numbers("weight");
  const tableOf = (rows: readonly number[]): Weighted<string> =>
    weighted(
      rows,
      (row) => weights[row] ?? 0,
      (row) => names?.[row] ?? "",
    );
  const byKind = Map.groupBy(weights.keys(), (row) => kinds?.[row] ?? "");
  const ofKind = (kind: string): Weighted<string> => tableOf(byKind.get(kind) ?? []);
  const regions = new Map(
    ["north", "northeast", "yangtze", "south"].map((region) => [region, ofKind(`village-${region}`)]),
  );
  const inCities = Map.groupBy(byKind.get("local") ?? [], (row) => codes?.[row] ?? "");
  return {
    roads: ofKind("road"),
    townRoads: ofKind("town-road"),
    estates: ofKind("estate"),
    villages: regions,
    local: new Map(
      [...inCities].map(([code, rows]) => [
        code,
        new Map(
          [...Map.groupBy(rows, (row) => districts?.[row] ?? "")].map(([district, list]) => [district, tableOf(list)]),
        ),
      ]),
    ),
  };
});
