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

/** Given names of both sexes by birth year. */
interface GivenNames {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
}

/** People whose given and family names go together: Sylvie Tremblay, Heather MacDonald, Gurpreet Sidhu. */
interface Community {
  readonly given: GivenNames;
  /** Names of the language around them, and the shares of those born before 1975 and later who have one of these. */
  readonly common: GivenNames;
  readonly assimilated: readonly [older: number, younger: number];
  readonly families: (sex: Sex) => NameTable;
}

/** Given name, family name; both from the same community, which is sampled by place and birth cohort. */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const community = sample(rng, ofCohort(mixOf(place), cohort));
  const family = sampleName(rng, community.families(sex));
  const names = chance(rng, community.assimilated[isOlder(birth.year) ? 0 : 1]) ? community.common : community.given;
  const given = sampleName(rng, (sex === "female" ? names.women() : names.men()).of(birth.year));
  return givenThenFamily(given, family);
}

const tables = loadTables("ca");
const givenTable = once(() => tables("given-names"));
const familyTable = once(() => tables("family-names"));

const english = givenNamesIn("english");
const french = givenNamesIn("french");

function givenNamesIn(name: string): GivenNames {
  const of = (sex: "f" | "m") => once(() => givenNamesOf(givenTable(), name, sex, latinMail));
  return { women: of("f"), men: of("m") };
}

type Names = readonly [common: GivenNames, older: number, younger: number];

const all = 1;

/** Communities of which all or many bear English or French given names: own estimates. */
const assimilated: Readonly<Record<string, Names>> = {
  acadian: [french, all, all],
  "acadian-english": [english, all, all],
  african: [english, 0.15, 0.2],
  arabic: [english, 0.1, 0.1],
  balkan: [english, 0.15, 0.45],
  caribbean: [english, all, all],
  chinese: [english, 0.25, 0.4],
  coast: [english, all, all],
  cree: [english, all, all],
  dene: [english, all, all],
  dutch: [english, all, all],
  filipino: [english, 0.2, 0.35],
  "first-nations": [english, all, all],
  german: [english, all, all],
  greek: [english, 0.25, 0.45],
  haitian: [french, 0.35, 0.45],
  innu: [french, all, all],
  inuit: [english, 0.35, 0.45],
  italian: [english, 0.25, 0.7],
  jewish: [english, 0.55, 0.45],
  korean: [english, 0.2, 0.4],
  latino: [english, 0.05, 0.1],
  maritime: [english, all, all],
  mennonite: [english, all, all],
  mikmaq: [english, all, all],
  mohawk: [english, all, all],
  newfoundland: [english, all, all],
  ojibwe: [english, all, all],
  polish: [english, 0.45, 0.6],
  portuguese: [english, 0.2, 0.6],
  ukrainian: [english, all, all],
  vietnamese: [english, 0.1, 0.3],
};

/** Communities whose given names are those of the language around them alone. */
const none: Names = [english, 0, 0];

function communityOf(name: string): Community {
  const [common, older, younger] = assimilated[name] ?? none;
  const men = once(() => familyNamesOf(familyTable(), name, latinMail));
  const women = name === "punjabi" ? once(() => withKaur(men(), latinMail)) : men;
  return {
    given: name === "english" ? english : name === "french" ? french : givenNamesIn(name),
    common,
    assimilated: [older, younger],
    families: (sex) => (sex === "female" ? women() : men()),
  };
}

/** The mix of every region and province. */
const mixes = once(() => mixesOf(tables("communities"), communityOf));

/** The region of a town. */
const regions = once((): ReadonlyMap<string, string> => {
  const table = tables("regions");
  const [states, places] = [table.texts("state"), table.texts("place")];
  return new Map(table.texts("city").map((city, row) => [`${city}|${states[row]}`, places[row] ?? ""]));
});

/** The mix of a place's people: that of its region, or else of its province. */
const mixOf = perPlace(({ city, stateAbbreviation }): Mix<Community> => {
  const mix = mixes().get(regions().get(`${city}|${stateAbbreviation}`) ?? stateAbbreviation);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${stateAbbreviation}`);
  return mix;
});
