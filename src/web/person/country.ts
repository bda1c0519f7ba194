import { countries } from "identikit:countries";
import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { element } from "../dom/element.ts";
import type { PageCountry } from "../page-country.ts";

/** The country's flag and name. */
export function countryLabel({ address }: Identity): readonly (Node | string)[] {
  const { flag } = countryOf(address?.country) ?? {};
  const image = element("img", { class: "flag", src: flag, alt: "", width: 24, height: 16 });
  return [...(flag === undefined ? [] : [image]), address?.country ?? ""];
}

/** BCP 47 tag of a person's name and address. */
export function languageOf({ address }: Identity): string {
  const country = countryOf(address?.country);
  return country?.stateLanguages?.[address?.stateAbbreviation ?? ""] ?? country?.language ?? "en";
}

function countryOf(name: string | undefined): PageCountry | undefined {
  return countries.find((country) => country.name === name);
}
