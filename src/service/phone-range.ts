import type { CardBrand, Country } from "../countries/country.ts";
import { hasPhones, type PhoneRange, phoneRanges } from "../countries/phone-ranges.ts";
import { countriesFor } from "../identity/generate.ts";
import { oneOf } from "../schema/meant.ts";
import type { Refuse } from "../schema/read.ts";

/** The range, if the country has numbers of it. */
export function rangeOf(range: PhoneRange | undefined, country: Country): PhoneRange | undefined {
  return range !== undefined && hasPhones(country, range) ? range : undefined;
}

/** A range of which the country, or where none is given one in which the card brand is in use, has numbers. */
export function readPhoneRange(
  phoneRange: PhoneRange | undefined,
  country: Country | undefined,
  cardBrand: CardBrand | undefined,
  refuse: Refuse,
): PhoneRange | undefined {
  if (phoneRange === undefined) return undefined;
  const possible = countriesFor({ cardBrand, phoneRange });
  if (country === undefined ? possible.length > 0 : hasPhones(country, phoneRange)) return phoneRange;
  const others = countriesFor({ phoneRange }).map(({ code }) => code);
  if (country === undefined)
    return refuse(
      "phone_range",
      `${phoneRange} is not possible with the card brand: only ${oneOf(others)} have such numbers`,
    );
  const own = phoneRanges.filter((range) => hasPhones(country, range));
  const reason = country.phoneProofs.missing[phoneRange];
  return refuse(
    "phone_range",
    `${phoneRange} is not possible for ${country.name}: ${reason}. It has ${oneOf(own)}; ${oneOf(others)} have ${phoneRange} numbers`,
  );
}
