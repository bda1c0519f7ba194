import { type Country, perCountry } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import { populationOf } from "../person/population.ts";
import { textsOf } from "../random/template.ts";
import { indexes } from "../schema/bounds.ts";

/** How many different values fields can take for a country, by their paths. Fields that are not listed are not counted. */
export type Capacity = Readonly<Record<string, number>>;

/** Computed at the first call for a country, because it reads the country's places. */
export const capacityOf = perCountry((country): Capacity => {
  const { items } = populationOf(country).cards.byShare;
  return {
    credit_card: items.reduce(
      (sum, { numbers, brand }) => sum + (country.cards[brand] === 0 ? 0 : numbers.distinct),
      0,
    ),
    // One address for each index of a seed.
    email: indexes,
    national_id: country.distinctNationalIds,
    phone: numbersOf(country, "reserved"),
    "phone (never issued)": numbersOf(country, "never_issued"),
    "phone (mobile)": numbersOf(country, "mobile"),
    "phone (valid)": numbersOf(country, "valid"),
  };
});

/** Numbers of all places; a template that several share is counted once. */
function numbersOf({ places }: Country, range: PhoneRange): number {
  const lists = new Set(places.items.map((place) => place.templates(range).templates));
  const templates = new Set([...lists].flat());
  return [...templates].reduce((sum, template) => sum + textsOf(template), 0);
}
