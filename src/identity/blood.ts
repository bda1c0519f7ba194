import { type BloodType, bloodTypes, type Country } from "../countries/country.ts";
import type { Rng } from "../random/rng.ts";
import { draw, type Weighted, weighted } from "../random/weighted.ts";

const tables = new WeakMap<Country["blood"], Weighted<BloodType>>();

/** A blood group by the country's own distribution. */
export function bloodType(rng: Rng, shares: Country["blood"]): BloodType {
  let table = tables.get(shares);
  if (table === undefined) {
    table = weighted(bloodTypes, (type) => shares[bloodTypes.indexOf(type)] ?? 0);
    tables.set(shares, table);
  }
  return draw(rng, table);
}
