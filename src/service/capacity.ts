import { perCountry } from "../countries/country.ts";
import { derivedOf } from "../person/places/derived.ts";
import { populationOf } from "../person/population.ts";
import { indexes } from "../schema/bounds.ts";
import { numbersBy } from "../tables/table.ts";

/** How many different values fields can take for a country, by their paths. Fields that are not listed are not counted. */
export type Capacity = Readonly<Record<string, number>>;

/** Computed at the first call for a country, because it reads tables of the country. */
export const capacityOf = perCountry((country): Capacity => {
  const { items } = populationOf(country).cards.byShare;
  const phones = numbersBy(derivedOf(country)("phoneRanges"), "range", "numbers");
  return {
    credit_card: items.reduce(
      (sum, { numbers, brand }) => sum + (country.cards[brand] === 0 ? 0 : numbers.distinct),
      0,
    ),
    // One address for each index of a seed.
    email: indexes,
    national_id: country.distinctNationalIds,
    phone: phones.get("reserved") ?? 0,
    "phone (never issued)": phones.get("never_issued") ?? 0,
    "phone (mobile)": phones.get("mobile") ?? 0,
    "phone (valid)": phones.get("valid") ?? 0,
  };
});
