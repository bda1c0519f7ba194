import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName, Sex } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { givenThenFamily, type NameTable, otherForms, sampleName } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perKey, perPlace } from "../shared/tables.ts";

/** People who share their names: by language, religion or region. */
export interface Community {
  readonly families: () => Families;
  readonly given: Given;
}

/** Three tables of the same weights, so that one word of the stream gives a man Singh and his sister Kaur. */
type Families = Readonly<Record<Sex | "younger", NameTable>>;

interface Given {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
}

/** The first birth year of women few of whom are called Devi. */
export const YOUNGER = 1985;

/**
 * Given name, family name: `Ananya Banerjee`. The community is sampled by its share of the town, of the postal district
 * or of the state, so that the family name fits the language spoken there. Where people have a father's name or a clan's
 * name instead of a family name, that one stands last; in the south it is often its initial alone: `Priya S`,
 * `Vishnu K R`. A name that would say the same word twice is sampled again.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const { families, given: names } = sample(rng, communitiesOf(place));
  const isFemale = sex === "female";
  const family = sampleName(rng, families()[isFemale && birth.year >= YOUNGER ? "younger" : sex]);
  const table = (isFemale ? names.women() : names.men()).of(birth.year);
  let given = sampleName(rng, table);
  while (given.text === family.text) given = sampleName(rng, table);
  return givenThenFamily(given, family);
}

const tables = loadTables("in");
const givenTable = once(() => tables("given-names"));
const familyTable = once(() => tables("family-names"));

const givenOf = perKey(
  (group): Given => ({
    women: once(() => givenNamesOf(givenTable(), group, "f", latinMail)),
    men: once(() => givenNamesOf(givenTable(), group, "m", latinMail)),
  }),
);

function familiesOf(community: string): Families {
  const table = familyTable();
  const male = familyNamesOf(table, community, latinMail);
  const communities = table.texts("community");
  const rows = [...communities.keys()].filter((row) => communities[row] === community);
  const [names, feminine, younger] = ["name", "feminine", "younger"].map((column) => table.texts(column));
  if (rows.every((row) => feminine?.[row] === "")) return { male, female: male, younger: male };
  const ofWomen = rows.map((row) => feminine?.[row] || (names?.[row] ?? ""));
  return {
    male,
    female: otherForms(male, ofWomen, latinMail),
    younger: otherForms(
      male,
      rows.map((row, at) => younger?.[row] || (ofWomen[at] ?? "")),
      latinMail,
    ),
  };
}

/** All communities by name, with the group of given names that each shares with others. */
const communities = once((): ReadonlyMap<string, Community> => {
  const table = tables("given-groups");
  const groups = table.texts("kind");
  return new Map(
    table
      .texts("community")
      .map((name, row) => [name, { families: once(() => familiesOf(name)), given: givenOf(groups[row] ?? "") }]),
  );
});

/** The mix of every state, and of the postal districts and towns that differ much from theirs. */
const mixes = once((): ReadonlyMap<string, Weighted<Community>> => {
  const table = tables("communities");
  const [places, names] = [table.texts("place"), table.texts("community")];
  const shares = table.numbers("share");
  const rows = Map.groupBy(places.keys(), (row) => places[row] ?? "");
  return new Map(
    [...rows].map(([place, members]) => [
      place,
      mixed(
        members.flatMap((row) => {
          const community = communities().get(names[row] ?? "");
          return community === undefined ? [] : [[community, shares[row] ?? 0] as const];
        }),
      ),
    ]),
  );
});

/** `Kochi, KL`, else `KL 682` after the first digits of its PIN code, else `KL`. */
export const communitiesOf = perPlace((place): Weighted<Community> => {
  const { city, stateAbbreviation: state, areas } = place;
  const all = mixes();
  const district = `${state} ${areas[0]?.code.slice(0, 3) ?? ""}`;
  const mix = all.get(`${city}, ${state}`) ?? all.get(district) ?? all.get(state);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${state}`);
  return mix;
});
