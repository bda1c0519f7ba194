import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import { type Bearer, ofSex, type PersonName } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";
import { FamilyNames, GivenNames, Reading } from "./name-tables.ts";

/**
 * Family name, a space, given name: `佐藤 陽菜`. Running text has no space there; forms and business cards have one, and it
 * separates the parts. Family names are those of the prefecture.
 *
 * Readings of one name are as frequent as among its bearers, by estimate. E-mail addresses have it as passports do: long
 * vowels unmarked (大野 and 小野 are both `ono`), no apostrophe (健一 is `kenichi`); but n before b, m and p stays (本間 is
 * `honma`).
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const { families, women, men } = names();
  const family = sample(rng, families.of(place.stateAbbreviation));
  const given = sample(rng, ofSex({ female: women, male: men }, sex).of(birth.year));
  return {
    full: `${family.text} ${given.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
    kana: new Reading(given, family),
  };
}

const names = once(() => {
  const tables = loadTables("jp");
  const given = tables("given-names");
  return {
    families: new FamilyNames(tables("family-names")),
    women: new GivenNames(given, "f"),
    men: new GivenNames(given, "m"),
  };
});
