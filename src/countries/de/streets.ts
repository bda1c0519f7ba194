import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once, perKey } from "../shared/tables.ts";

/** A street name and its highest house number. */
interface Street {
  readonly name: string;
  readonly houses: number;
  /** The city to which the road leads, else empty. */
  readonly to: string;
}

/**
 * `Hauptstraße 12`: the house number stands last (DIN 5008), sometimes with a letter. Low numbers are the commonest.
 * In Berlin a street of the postal code. Four words of the stream.
 */
export function street(rng: Rng, { city, stateAbbreviation }: Place, { code }: Area): string {
  const sampled = sample(rng, (city === "Berlin" ? ofBerlin().get(code) : undefined) ?? ofState(stateAbbreviation));
  const number = int(rng, 1, int(rng, Math.min(8, sampled.houses), sampled.houses));
  const letter = int(rng, 0, 29);
  // A road that is named after the town leads to it, and does not exist within it.
  const name = sampled.to === city ? "Hauptstraße" : sampled.name;
  return `${name} ${number}${letter < 3 ? "abc"[letter] : ""}`;
}

const table = once(() => loadTables("de")("streets"));

/** The streets of a state. One has 160 houses at most, and a lane or path 44. */
const ofState = perKey((state): Weighted<Street> => {
  const [kinds, regions, towns, names] = ["kind", "region", "place", "name"].map((column) => table().texts(column));
  const weights = table().numbers("weight");
  const rows = [...weights.keys()].filter((row) => {
    const region = regions?.[row] ?? "";
    return region === "" || region.split("|").includes(state);
  });
  return weighted(
    rows,
    (row) => weights[row] ?? 0,
    (row) => ({ name: names?.[row] ?? "", houses: kinds?.[row] === "street" ? 160 : 44, to: towns?.[row] ?? "" }),
  );
});

/**
 * Berlin's streets by postal code. House numbers exceed the count of addresses, because some are skipped or combined.
 */
const ofBerlin = once((): ReadonlyMap<string, Weighted<Street>> => {
  const berlin = loadTables("de")("streets-berlin");
  const [codes, names, addresses] = [berlin.texts("postal_code"), berlin.texts("name"), berlin.numbers("weight")];
  const byCode = Map.groupBy(codes.keys(), (row) => codes[row] ?? "");
  return new Map(
    [...byCode].map(([code, rows]) => [
      code,
      weighted(
        rows,
        (row) => addresses[row] ?? 0,
        (row) => ({ name: names[row] ?? "", houses: Math.ceil((addresses[row] ?? 1) * 1.5), to: "" }),
      ),
    ]),
  );
});
