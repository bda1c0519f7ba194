import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import type { Bearer, PersonName, Sex } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { isOlder, type Mix, mixesOf, ofCohort } from "../shared/mixes.ts";
import {
  givenThenFamily,
  joined,
  type NameEntry,
  type NameTable,
  otherForms,
  sampleName,
} from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perPlace } from "../shared/tables.ts";
import { familyForm } from "./family-forms.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
  readonly families: (sex: Sex) => NameTable;
  /** The probability of a family name of the table rather than an English one. */
  readonly own: number;
  /** Whether some of them join two family names with a hyphen. */
  readonly joins: boolean;
}

/**
 * Given name, family name; both from the same community, which is sampled by place and birth cohort. Two or three in a
 * hundred bear a double-barrelled family name, all of them in the British communities.
 */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const community = sample(rng, ofCohort(mixOf(place), cohort));
  const { women, men, joins } = community;
  let family = familyName(rng, community, sex);
  if (joins && chance(rng, isOlder(birth.year) ? 0.017 : 0.037)) {
    family = joined(family, familyName(rng, community, sex));
  }
  const given = sampleName(rng, (sex === "female" ? women() : men()).of(birth.year));
  return givenThenFamily(given, family);
}

function familyName(rng: Rng, { families, own }: Community, sex: Sex): NameEntry {
  return sampleName(rng, own === 1 || chance(rng, own) ? families(sex) : english());
}

/** The communities whose given names are British. */
const british = new Set(["english", "welsh", "scottish", "ulster", "irish"]);

const tables = loadTables("uk");
const givenTable = once(() => tables("given-names"));
const familyTable = once(() => tables("family-names"));
const english = once(() => familyNamesOf(familyTable(), "english", latinMail));

function communityOf(name: string, own: number): Community {
  const given = (sex: "f" | "m") => once(() => givenNamesOf(givenTable(), name, sex, latinMail));
  const joins = british.has(name);
  if (joins) {
    const all = name === "english" ? english : once(() => familyNamesOf(familyTable(), name, latinMail));
    return { women: given("f"), men: given("m"), families: () => all(), own, joins };
  }
  const forms = (sex: Sex) =>
    once(() => {
      const all = familyNamesOf(familyTable(), name, latinMail);
      const texts = all.texts.filter((_, at) => at % 2 === 0).map((family) => familyForm(name, family, sex));
      return otherForms(all, texts, latinMail);
    });
  const female = forms("female");
  const male = forms("male");
  return { women: given("f"), men: given("m"), families: (sex) => (sex === "female" ? female() : male()), own, joins };
}

/** The share of the people of a community who bear a name of its own table, whose weights are in 100,000. */
function ownShares(): ReadonlyMap<string, number> {
  const communities = familyTable().texts("community");
  const shares = new Map<string, number>();
  familyTable()
    .numbers("weight")
    .forEach((weight, row) => {
      const name = communities[row] ?? "";
      shares.set(name, (shares.get(name) ?? 0) + weight / 100_000);
    });
  return new Map([...shares].map(([name, share]) => [name, share > 0.98 ? 1 : share]));
}

/** The mix of every postcode area and part of the kingdom that the table holds. */
const mixes = once(() => {
  const own = ownShares();
  return mixesOf(tables("communities"), (name) => communityOf(name, own.get(name) ?? 1));
});

/** The mix of a place's people: that of its postcode area, or else of its nation. */
const mixOf = perPlace((place): Mix<Community> => {
  const area = /^[A-Z]+/.exec(place.areas[0]?.code ?? "")?.[0] ?? "";
  const mix = mixes().get(area) ?? mixes().get(place.stateAbbreviation);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${place.stateAbbreviation}`);
  return mix;
});
