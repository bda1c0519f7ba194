import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { births } from "../births.ts";
import { china as rowsOf } from "../source-rows.ts";
import { statesOf } from "../states.ts";
import { characters, type PlacedText } from "./characters.ts";
import { communities, communityLocal } from "./communities.ts";
import { familyNames, familyNamesByState } from "./family-names.ts";
import { communityGivenNames, givenCharacters, givenNames, givenRegions } from "./given-names.ts";
import { places } from "./places.ts";

/** The tables of China, from its divisions, the census and the estimates in `data/cn`. */
export function build(): ReadonlyMap<string, Tsv> {
  const tables = new Map([
    ["states.tsv", statesOf(rowsOf("states"), { prefix: "CN", zone: "Asia/Shanghai", latin: (row) => row("latin") })],
    ["places.tsv", places()],
    ["births.tsv", births("cn")],
    ["communities.tsv", communities()],
    [
      "communities-local.tsv",
      {
        header: ["community", "weight"],
        rows: [...communityLocal()]
          .filter(([, share]) => share > 0)
          .map(([community, share]) => [community, String(100 * share)]),
      },
    ],
    ["family-names.tsv", familyNames()],
    ["family-names-by-state.tsv", familyNamesByState()],
    ["given-names.tsv", givenNames()],
    ["given-characters.tsv", givenCharacters()],
    ["given-names-by-region.tsv", givenRegions()],
    ["given-names-of-communities.tsv", communityGivenNames()],
  ]);
  tables.set("characters.tsv", characters(textsOf(tables)));
  return tables;
}

/** Everything that an address is made of. */
function textsOf(tables: ReadonlyMap<string, Tsv>): readonly PlacedText[] {
  const cells = (file: string, column: string): readonly string[] => {
    const { header, rows } = tables.get(file) ?? { header: [], rows: [] };
    return rows.map((row) => row[header.indexOf(column)] ?? "");
  };
  const [cities, states] = [cells("places.tsv", "city"), cells("places.tsv", "state")];
  const localities = cells("places.tsv", "areas").flatMap((areas, row) =>
    areas.split(";").flatMap((area): readonly PlacedText[] => {
      const [city = "", state = ""] = [cities[row], states[row]];
      const [first = "", town] = (area.split(" ")[1] ?? "").match(/^.+?区(?=..)|.+$/g) ?? [];
      const texts = [{ text: first, state, county: city }];
      return town === undefined ? texts : [...texts, { text: town, state, county: first }];
    }),
  );
  const names = [...cells("states.tsv", "name"), ...rowsOf("street-names").map((row) => row("text"))];
  return [
    ...localities,
    ...cities.map((text, row) => ({ text, state: states[row] ?? "", county: "" })),
    ...names.map((text) => ({ text, state: "", county: "" })),
  ].filter(({ text }) => text !== "");
}
