import type { Country } from "../countries/country.ts";
import { hasPhones, type PhoneRange, phoneRanges } from "../countries/phone-ranges.ts";
import type { CardBrand } from "../countries/words.ts";
import { countriesFor } from "../person/countries-for.ts";
import type { FaultText } from "../schema/fault.ts";
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
      (namesOf) =>
        `${namesOf("phone_range", phoneRange)} is not possible with the card brand: only ${oneOf(namesOf("country", ...others))} have such numbers`,
      "CONFLICT",
    );
  const own = phoneRanges.filter((range) => hasPhones(country, range));
  const reason = country.phoneProofs.missing[phoneRange];
  const message: FaultText = (namesOf) => {
    const asked = namesOf("phone_range", phoneRange);
    const has = `It has ${oneOf(namesOf("phone_range", ...own))}; ${oneOf(namesOf("country", ...others))} have ${asked} numbers`;
    return `${asked} is not possible for ${country.name}: ${reason}. ${has}`;
  };
  return refuse("phone_range", message, "CONFLICT");
}
