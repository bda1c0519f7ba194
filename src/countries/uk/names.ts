import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName, Place, Sex } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { joined, type NameTable, otherForms, sampleName } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once } from "../shared/tables.ts";
import { familyForm } from "./family-forms.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
  readonly families: (sex: Sex) => NameTable;
  /** Whether some of them join two family names with a hyphen. */
  readonly joins: boolean;
}

/** Who lives in a place, of those born before 1975 and of those born later. */
interface Mix {
  readonly older: Weighted<Community>;
  readonly younger: Weighted<Community>;
}

/**
 * Given name, family name; both from the same community, which is sampled by place and birth cohort. Two or three in a
 * hundred bear a double-barrelled family name, all of them in the British communities.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const { older, younger } = mixOf(place);
  const { women, men, families, joins } = sample(rng, birth.year < 1975 ? older : younger);
  const table = families(sex);
  let family = sampleName(rng, table);
  if (joins && chance(rng, birth.year < 1975 ? 0.017 : 0.037)) family = joined(family, sampleName(rng, table));
  const given = sampleName(rng, (sex === "female" ? women() : men()).of(birth.year));
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

/** The communities whose given names are British. */
const british = new Set(["english", "welsh", "scottish", "ulster", "irish"]);

function communityOf(name: string): Community {
  const tables = loaded();
  const given = (sex: "f" | "m") => once(() => givenNamesOf(tables("given-names"), name, sex, latinMail));
  const men = once(() => formsFor("male"));
  const women = once(() => formsFor("female"));
  return {
    women: given("f"),
    men: given("m"),
    families: (sex) => (sex === "female" ? women() : men()),
    joins: british.has(name),
  };

  function formsFor(sex: Sex): NameTable {
    const all = familyNamesOf(tables("family-names"), name, latinMail);
    if (british.has(name)) return all;
    const texts = all.texts.filter((_, at) => at % 2 === 0).map((family) => familyForm(name, family, sex));
    return otherForms(all, texts, latinMail);
  }
}

const loaded = once(() => loadTables("uk"));

/** The mix of every postcode area and part of the kingdom that the table holds. */
const mixes = once((): ReadonlyMap<string, Mix> => {
  const table = loaded()("communities");
  const [places, kinds, names] = [table.texts("place"), table.texts("kind"), table.texts("community")];
  const shares = table.numbers("share");
  const communities = new Map([...new Set(names)].map((name) => [name, communityOf(name)] as const));
  const rowsOf = (place: string, kind: string): Weighted<Community> => {
    const rows = Array.from({ length: table.length }, (_, row) => row).filter(
      (row) => places[row] === place && kinds[row] === kind,
    );
    return weighted(
      rows,
      (row) => shares[row] ?? 0,
      (row) => communities.get(names[row] ?? "") ?? communityOf(names[row] ?? ""),
    );
  };
  return new Map(
    [...new Set(places)].map((place) => [place, { older: rowsOf(place, "older"), younger: rowsOf(place, "younger") }]),
  );
});

/** The mixes by place, found once for each. */
const known = new WeakMap<Place, Mix>();

function mixOf(place: Place): Mix {
  const found = known.get(place);
  if (found !== undefined) return found;
  const area = /^[A-Z]+/.exec(place.areas[0]?.code ?? "")?.[0] ?? "";
  const mix = mixes().get(area) ?? mixes().get(place.stateAbbreviation);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${place.stateAbbreviation}`);
  known.set(place, mix);
  return mix;
}
