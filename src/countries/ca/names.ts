import { loadTables } from "../../columns/load-tables.ts";
import { once } from "../../memo.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames } from "../country-names.ts";
import { type Borrowing, nameWithBorrowing, packBorrowing } from "../shared/borrowed-names.ts";
import { communityOf, mixesIn, packCommunities } from "../shared/communities.ts";
import { kaur } from "../shared/family-names.ts";
import { asListed, type FormOf, givenGroups, type NameGrids, packNames } from "../shared/pack-names.ts";

const tables = loadTables("ca");

const ofWomen: FormOf = (community, name) => (community === "punjabi" ? kaur(name) : name);

/** The region of a town, by the town and its province. */
const regions = once((): ReadonlyMap<string, string> => {
  const table = tables("regions");
  const [states, places] = [table.texts("state"), table.texts("place")];
  return new Map(table.texts("city").map((city, row) => [`${city}|${states[row]}`, places[row] ?? ""]));
});

/**
 * Given name, family name: `Sylvie Tremblay`, `Heather MacDonald`, `Gurpreet Sidhu`. Both are of one community, which is
 * sampled by place and birth cohort; many communities have given names of the language around them.
 */
export const names = countryNames<NameGrids & Borrowing>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"));
    const communities = packCommunities(packer, places, ({ city, stateAbbreviation }) =>
      mixOf(regions().get(`${city}|${stateAbbreviation}`) ?? stateAbbreviation),
    );
    const listing = { romanise: latinMail, forms: [ofWomen, asListed], listedAs: givenGroups(tables) };
    const named = packNames(packer, tables, communities, listing);
    return { ...communities, tables: { ...named, ...packBorrowing(packer, tables, communities) } };
  },

  community: communityOf,

  name: nameWithBorrowing,
});
