import type { PersonName } from "../../src/countries/bearer.ts";
import { latinMail } from "../../src/text/latin.ts";
import type { MailboxReader } from "./country-facts.ts";

/** Names, streets and towns in Latin script. */
export const latinScript = /^[\p{Script=Latin}0-9 .,'’/&()#º°ª-]+$/u;

/** Given names first. Diacritics and everything but letters are dropped. */
export const latinMailbox: MailboxReader = (name, given, family) => {
  const letters = (text: string): string => text.replace(/[^a-z]/g, "");
  const whole = letters(withoutDiacritics(name));
  return whole.startsWith(letters(given)) && whole.slice(1).includes(letters(family));
};

const ligatures: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o" };

function withoutDiacritics(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœø]/g, (letter) => ligatures[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Whether a name is a given name before one family name, each with its form for e-mail addresses. */
export function isGivenThenFamily(name: PersonName, mailOf = latinMail): boolean {
  const { full, given, family, maternal, mailGiven, mailFamily } = name;
  const isWhole = full === `${given} ${family}` && maternal === "";
  return isWhole && mailGiven === mailOf(given) && mailFamily === mailOf(family);
}
