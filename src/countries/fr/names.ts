import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { givenThenFamily, joined, type NameEntry, type NameTable, nameAt, sampleName } from "../shared/name-table.ts";
import { familyNamesIn, rowsOf } from "../shared/names-by-year.ts";
import { once } from "../shared/tables.ts";
import { type Community, communityFrom, named } from "./communities.ts";
import { type Departement, departementOf } from "./departements.ts";

/** Share of the people of French families who have two family names, joined by a hyphen: an estimate. */
const DOUBLE = 0.015;

/**
 * Given name, family name. The origin of the family depends on the département and the year of birth, the family name on
 * the département, and the given name on sex, year of birth and origin.
 */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const departement = departementOf(place);
  const community = communityFrom(rng, cohort, departement.abroad);
  const family = community === undefined ? frenchFamily(rng, departement) : sampleName(rng, community.families());
  const origin = givenOrigin(rng, departement, community);
  const names = (sex === "female" ? origin.women() : origin.men()).of(birth.year);
  const usual = sampleName(rng, names);
  const spare = rng.next();
  // Avoids `Martin Martin`.
  const given = usual.text === family.text ? nameAt(names, spare) : usual;
  return givenThenFamily(given, family);
}

function frenchFamily(rng: Rng, departement: Departement): NameEntry {
  const isLocal = chance(rng, departement.local);
  const country = named("french").families();
  const local = isLocal ? localFamilies().get(departement.code)?.() : undefined;
  const first = sampleName(rng, local ?? country);
  const second = rng.next();
  return chance(rng, DOUBLE) ? joined(first, nameAt(country, second)) : first;
}

/** Whose given names a person bears: those of the family's community, of the province, or of the whole country. */
function givenOrigin(rng: Rng, { province, provincial }: Departement, community: Community | undefined): Community {
  const word = rng.next() / 2 ** 32;
  if (community !== undefined) return word < community.given ? community : named("french");
  return province !== "" && word < provincial ? named(province) : named("french");
}

/** The family names that are a département's own, by its code. */
const localFamilies = once((): ReadonlyMap<string, () => NameTable> => {
  const table = loadTables("fr")("family-names-by-departement");
  const regions = table.texts("region");
  return new Map(
    [...new Set(regions)].map((code) => [code, once(() => familyNamesIn(table, rowsOf(regions, code), latinMail))]),
  );
});
