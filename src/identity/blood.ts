import { type BloodType, bloodTypes, type Country } from "../countries/country.ts";
import { type Weighted, weighted } from "../random/weighted.ts";

/** The blood groups by a country's own distribution. */
export function bloodGroups(shares: Country["blood"]): Weighted<BloodType> {
  return weighted(bloodTypes, (type) => shares[bloodTypes.indexOf(type)] ?? 0);
}
