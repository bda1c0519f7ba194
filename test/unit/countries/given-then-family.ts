import type { PersonName } from "../../../src/countries/bearer.ts";
import { latinMail } from "../../../src/text/latin.ts";

/** Whether a name is a given name before one family name, each with its form for e-mail addresses. */
export function isGivenThenFamily({ full, given, family, maternal, mailGiven, mailFamily }: PersonName): boolean {
  return (
    full === `${given} ${family}` &&
    maternal === "" &&
    mailGiven === latinMail(given) &&
    mailFamily === latinMail(family)
  );
}
