import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { type NameEntry, type NameTable, nameAt, sampleName } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once } from "../shared/tables.ts";

/**
 * Given names, paternal family name, maternal family name. Many given names are compounds of their own (José Luis, María
 * Guadalupe); those of the young are listed one by one, and half of them are followed by a second one.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const maya = mayaShares.get(place.stateAbbreviation) ?? 0;
  const paternal = familyName(rng, maya);
  const maternal = familyName(rng, maya);
  const names = sex === "female" ? women : men;
  const usual = sampleName(rng, names.first().of(birth.year));
  const second = sampleName(rng, names.second().of(birth.year));
  const isPair = chance(rng, secondShare(birth.year)) && !usual.text.includes(" ") && !second.text.includes(usual.text);
  const spare = rng.next();
  // Avoids `Cruz Cruz`.
  const first = usual.text === paternal.text ? nameAt(names.first().of(birth.year), spare) : usual;
  const given = isPair ? `${first.text} ${second.text}` : first.text;
  return {
    full: `${given} ${paternal.text} ${maternal.text}`,
    given,
    family: paternal.text,
    maternal: maternal.text,
    mailGiven: isPair ? first.mail + second.mail : first.mail,
    mailFamily: paternal.mail,
  };
}

function familyName(rng: Rng, maya: number): NameEntry {
  return sampleName(rng, chance(rng, maya) ? families.maya() : families.general());
}

/** Share of single given names that a second one follows: of the elder, the register lists both together. */
function secondShare(birthYear: number): number {
  return birthYear < 1985 ? 0 : birthYear < 1990 ? 0.2 : 0.5;
}

/** Share of Maya family names by state: estimates. */
const mayaShares: ReadonlyMap<string, number> = new Map([
  ["YUC", 0.45],
  ["CAM", 0.22],
  ["ROO", 0.3],
]);

const givenTable = once(() => loadTables("mx")("given-names"));
const familyTable = once(() => loadTables("mx")("family-names"));

/** Those that come first, and those that follow another. */
interface GivenNames {
  readonly first: () => NamesByYear;
  readonly second: () => NamesByYear;
}

const givenNames = (sex: "f" | "m"): GivenNames => ({
  first: once(() => givenNamesOf(givenTable(), "general", sex, latinMail)),
  second: once(() => givenNamesOf(givenTable(), "second", sex, latinMail)),
});

const women = givenNames("f");
const men = givenNames("m");

const families: Readonly<Record<"general" | "maya", () => NameTable>> = {
  general: once(() => familyNamesOf(familyTable(), "general", latinMail)),
  maya: once(() => familyNamesOf(familyTable(), "maya", latinMail)),
};
