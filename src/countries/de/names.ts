import type { Rng } from "../../random/rng.ts";
import { draw } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../latin.ts";
import { familyNames, type GivenRow, givenName, givenNames } from "../name-table.ts";

/** Umlauts are written out, as German passports and mailboxes do (DIN 5007, ICAO 9303). */
const romanise = (name: string): string =>
  latinMail(name.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

/** Given name, family name. */
export function personName(rng: Rng, { sex, birth }: Bearer): PersonName {
  const family = draw(rng, families);
  const given = givenName(rng, sex === "female" ? women : men, birth.year);
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

const female: readonly GivenRow[] = [
  ["Ursula", 90, 20, 1, 0],
  ["Sabine", 10, 90, 10, 0],
  ["Julia", 0, 10, 90, 30],
  ["Lea", 0, 0, 10, 90],
];

const male: readonly GivenRow[] = [
  ["Hans", 90, 20, 1, 0],
  ["Thomas", 20, 90, 20, 1],
  ["Christian", 5, 50, 90, 5],
  ["Lukas", 0, 0, 20, 90],
];

const women = givenNames(female, romanise);
const men = givenNames(male, romanise);
const families = familyNames(
  [
    ["Müller", 95],
    ["Schmidt", 69],
    ["Schneider", 40],
    ["Fischer", 35],
  ],
  romanise,
);
