import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import type { Bearer, PersonName, Sex } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { isOlder, type Mix, mixesOf, ofCohort } from "../shared/mixes.ts";
import { givenThenFamily, type NameTable, sampleName, withKaur } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perPlace } from "../shared/tables.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
  readonly families: (sex: Sex) => NameTable;
  /** The share of those born before 1975 and later whose given names are those of most Australians. */
  readonly assimilated: readonly [older: number, younger: number];
}

/** Given name, family name; both from the same community, which is sampled by place and birth cohort. */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const community = sample(rng, ofCohort(mixOf(place), cohort));
  const family = sampleName(rng, community.families(sex));
  const { women, men } = chance(rng, community.assimilated[isOlder(birth.year) ? 0 : 1]) ? anglo() : community;
  const given = sampleName(rng, (sex === "female" ? women() : men()).of(birth.year));
  return givenThenFamily(given, family);
}

const tables = loadTables("au");
const givenTable = once(() => tables("given-names"));
const familyTable = once(() => tables("family-names"));

function communityOf(name: string): Community {
  const given = (sex: "f" | "m") => once(() => givenNamesOf(givenTable(), name, sex, latinMail));
  const men = once(() => familyNamesOf(familyTable(), name, latinMail));
  const women = name === "punjabi" ? once(() => withKaur(men(), latinMail)) : men;
  return {
    women: given("f"),
    men: given("m"),
    families: (sex) => (sex === "female" ? women() : men()),
    assimilated: assimilated[name] ?? [0, 0],
  };
}

const anglo = once(() => communityOf("anglo"));

/** Communities many of whose members have the given names of most Australians: own estimates. */
const assimilated: Readonly<Record<string, readonly [older: number, younger: number]>> = {
  balkan: [0.1, 0.4],
  european: [0.75, 0.95],
  greek: [0.1, 0.3],
  italian: [0.15, 0.5],
  pacific: [0.1, 0.15],
};

/** The mix of every neighbourhood, big city and state. */
const mixes = once(() => mixesOf(tables("communities"), (name) => (name === "anglo" ? anglo() : communityOf(name))));

/** The neighbourhood or big city by postal code. */
const neighbourhoods = once((): ReadonlyMap<string, string> => {
  const table = tables("neighbourhoods");
  const places = table.texts("place");
  return new Map(table.texts("postal_code").map((code, row) => [code, places[row] ?? ""]));
});

/** The mix of a place's people: that of its neighbourhood, or else of its state. */
const mixOf = perPlace((place): Mix<Community> => {
  const mix = mixes().get(neighbourhoods().get(place.areas[0]?.code ?? "") ?? place.stateAbbreviation);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${place.stateAbbreviation}`);
  return mix;
});
