import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { rounded, germany as rowsOf } from "../source-rows.ts";
import { sumOf } from "../sums.ts";

/** The Länder of each region; half of Berlin is of the East. */
const regions: Readonly<Record<string, readonly string[]>> = {
  bavaria: ["BY"],
  berlin: ["BE"],
  east: ["BB", "MV", "SN", "ST", "TH"],
};

/**
 * How many times as common a given name is in a region as in the country, from the per cent of its bearers who live there;
 * what no region has is of the community `german`.
 */
export function givenNamesByRegion(): Tsv {
  const states = rowsOf("states").map((row) => [row("abbreviation"), Number(row("population"))] as const);
  const all = sumOf(states.map(([, people]) => people));
  const partOf = (region: string): number =>
    sumOf(states.flatMap(([state, people]) => (regions[region]?.includes(state) ? [people / all] : [])));
  const berlin = partOf("berlin");
  const rows = rowsOf("given-names-regions").flatMap((row) => {
    const region = row("region");
    const [part, share] = [partOf(region), Number(row("share")) / 100];
    const there = share / part;
    // Of a name of the East, Berlin has the mean of both sides.
    const half = region === "east" ? berlin / 2 : 0;
    const elsewhere = (1 - share - half * there) / (1 - part - half);
    const lifts = { bavaria: elsewhere, berlin: elsewhere, east: elsewhere, german: elsewhere, [region]: there };
    if (region === "east") lifts.berlin = (there + elsewhere) / 2;
    return row("names")
      .split(" ")
      .flatMap((name) => Object.entries(lifts).map(([of, lift]) => [name, of, rounded(lift, 3)]));
  });
  return { header: ["name", "region", "weight"], rows };
}
