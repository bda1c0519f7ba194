import { loadTables } from "../../tables/load-tables.ts";
import { once } from "../../text/memo.ts";
import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";
import { ofWomen } from "../shared/salutations.ts";

const kumari = ofWomen({ miss: ["Kumari", 23] });

/** Given names that Muslims, Christians and Sikhs alone bear, who are rarely addressed as Shri and Smt. */
const ownNames = once((): ReadonlySet<string> => {
  const table = loadTables("in")("given-names");
  const isOwn = (community: string): boolean => /muslim|christian|^(?:kargil|kashmiri|sikh)$/.test(community);
  const names = table.texts("name");
  const [own = [], others = []] = [true, false].map((wanted) =>
    table.texts("community").flatMap((community, row) => (isOwn(community) === wanted ? [names[row] ?? ""] : [])),
  );
  return new Set(own).difference(new Set(others));
});

export const customs: Customs = {
  alpha2: "IN",
  nationalPhone: [[/^(\d+) (\d+) (\d+)$/, "0$1-$2$3"]],
  salutation: { male: "Shri", female: "Smt." },
  ageSalutation: (sex, age, { given }) => {
    if (!ownNames().has(given)) return kumari(sex, age);
    return sex === "female" ? "Ms." : "Mr.";
  },
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, state, zip }) => [
    `${salutation} ${name}`,
    street,
    `${city} - ${zip}`,
    state.toUpperCase(),
  ],
  source: "India Post, addressing guidelines; ICAO Doc 9303 part 3",
};
