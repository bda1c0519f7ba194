import { sum } from "../../random/weighted.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import type { Table } from "../../tables/table.ts";
import { perKey } from "../../text/memo.ts";
import { birthBands } from "../shared/names-by-year.ts";
import { packUsed } from "../shared/pack-names.ts";
import { mailOf } from "./mail.ts";

const tables = loadTables("cn");

/** People of whom the weights of `given-names` are counted. */
const PEOPLE = 100_000;

/** Parts of the country whose given names differ from the rest, which is the first of them. */
const parts: readonly (readonly [part: string, states: readonly string[]])[] = [
  ["rest", []],
  ["south", ["GD", "HI", "FJ", "GX"]],
  ["yangtze", ["SH", "JS", "ZJ"]],
  ["northeast", ["LN", "JL", "HL"]],
  ["northwest", ["SN", "GS", "QH", "NX"]],
];

/**
 * Packs given names: the part of the country of each state; by part, sex and band whole names (empty for those who bear
 * two characters) and the first and last of two; by sex and band the rare characters of both.
 */
export function packGivenLists(
  packer: Packer,
  states: readonly string[],
): Readonly<Record<"parts" | "listed" | "first" | "last" | "rareFirst" | "rareLast", Grid>> {
  const byRegion = tables("given-names-by-region");
  const factorOf = factorsIn(byRegion);
  const listOf = perKey((key) => {
    const [sex = "", kind = ""] = key.split(" ");
    const table = tables(kind === "single" ? "given-names" : "given-characters");
    const [sexes, kinds] = [table.texts("sex"), table.has("kind") ? table.texts("kind") : []];
    const [names, latin] = [table.texts("name"), table.texts("latin")];
    const rows = [...names.keys()].filter((row) => sexes[row] === sex && (kinds[row] ?? kind) === kind);
    const texts = rows.flatMap((row) => [names[row] ?? "", mailOf(latin[row] ?? "")]);
    return { table, rows, names, texts: kind === "single" ? ["", "", ...texts] : texts };
  });
  const grid = (kind: "single" | "first" | "last"): Grid =>
    packer.byThree(parts, ["f", "m"], birthBands, ([part], sex, year) => {
      const { table, rows, names, texts } = listOf(`${sex} ${kind}`);
      const people = table.numbers(String(year));
      const weights = rows.map((row) => (people[row] ?? 0) * factorOf(`${part} ${sex} ${kind} ${names[row]}`));
      const others = PEOPLE - sum(weights);
      return packUsed(packer, texts, kind === "single" ? [others, ...weights] : weights);
    });
  const rare = (kind: "rare-first" | "rare-last"): Grid =>
    packer.byTwo(["f", "m"], birthBands, (sex, year) => {
      const { table, rows, texts } = listOf(`${sex} ${kind}`);
      const weights = table.numbers(String(year));
      return packUsed(
        packer,
        texts,
        rows.map((row) => weights[row] ?? 0),
      );
    });
  return {
    parts: packer.by(states, (state) =>
      Math.max(
        0,
        parts.findIndex(([, members]) => members.includes(state)),
      ),
    ),
    listed: grid("single"),
    first: grid("first"),
    last: grid("last"),
    rareFirst: rare("rare-first"),
    rareLast: rare("rare-last"),
  };
}

function factorsIn(table: Table): (key: string) => number {
  const [parts, sexes, kinds, names] = ["region", "sex", "kind", "name"].map((column) => table.texts(column));
  const factors = new Map(
    table
      .numbers("weight")
      .map((factor, row) => [`${parts?.[row]} ${sexes?.[row]} ${kinds?.[row]} ${names?.[row]}`, factor]),
  );
  return (key) => factors.get(key) ?? 1;
}
