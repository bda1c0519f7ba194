import { loadTables } from "../../tables/load-tables.ts";
import { textsBy } from "../../tables/table.ts";
import { latinMail } from "../../text/latin.ts";
import { once } from "../../text/memo.ts";
import { givenThenFamily, namesBy } from "../name-row.ts";
import { type Borrowing, nameBorrowing, packBorrowing } from "../shared/borrowed-names.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { kaur } from "../shared/family-names.ts";
import { asListed, type FormOf, type NameGrids, packNames } from "../shared/pack-names.ts";

const tables = loadTables("au");

const ofWomen: FormOf = (community, name) => (community === "punjabi" ? kaur(name) : name);

/** The neighbourhood or big city by postal code. */
const neighbourhoods = once(() => textsBy(tables("neighbourhoods"), "postal_code", "place"));

/** Given name, family name; both from the same community, which is sampled by place and birth cohort. */
export const names = namesBy<NameGrids & Borrowing>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"));
    const communities = packCommunities(packer, places, ({ city, areas, stateAbbreviation }) =>
      mixOf(`${city}, ${stateAbbreviation}`, neighbourhoods().get(areas[0]?.code ?? "") ?? stateAbbreviation),
    );
    const named = packNames(packer, tables, communities, { romanise: latinMail, forms: [ofWomen, asListed] });
    return { ...communities, tables: { ...named, ...packBorrowing(packer, tables, communities) } };
  },

  form: givenThenFamily,
  community: communityIn,
  name: nameBorrowing,
});
