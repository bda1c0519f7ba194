import { isNameWithoutFamily } from "../../src/countries/cn/names-of-communities.ts";
import type { Identity } from "../../src/person/identity.ts";

/** The parts of a person that follow from nothing but seed, index and country. */
export const fixed = ({ address, blood_type, phone }: Identity) => ({ address, blood_type, phone });

/** The card without what follows from the reference date: in Russia, cards of two brands do not expire after 2026. */
export const lasting = ({ credit_card, address }: Identity) => ({
  ...credit_card,
  expiry: "",
  ...(address.country === "Russia" ? { number: "", provider_bank: "" } : {}),
});

/** The family name as the e-mail has it, where a dot stands before it. */
export const mailFamily = ({ email }: Identity): string | undefined => /\.([a-z-]+)\d*@/.exec(email)?.[1];

export const photoNumber = ({ photo_url }: Identity): string | undefined => photo_url.split("/").at(-1);

/** A family name without the ending that may tell the gender (Kowalska, Иванова, Дубовской); Singh and Kaur are one. */
export function stem(family = ""): string {
  return family.replace("kaur", "singh").replace(/o?[aiy]+$/, "");
}

/** Family names in the United Kingdom that only women bear, or only men; their brothers and sisters bear others. */
const ofOneSex =
  /^(?:akther|begum|bi(?:bi)?|jabeen|kauser|khan[ao]m|khatun|kousar|miah|naz|nessa|parveen|sultana|uddin|ullah)$/;

/**
 * Whether another name stands in place of the family name if the sex changes: some are of one sex in India and in the
 * United Kingdom, and of Chinese names of two parts the second, such as the father's, never begins as the first.
 */
export function hasNameOfOneSex(person: Identity): boolean {
  const { address, name } = person;
  if (address.country === "United Kingdom") return ofOneSex.test(mailFamily(person) ?? "");
  if (address.country === "China") return name.includes("·") || isNameWithoutFamily(name);
  return address.country === "India";
}
