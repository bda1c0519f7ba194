import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { once } from "../../text/memo.ts";
import { packUsed } from "../shared/pack-names.ts";
import { mailOf } from "./mail.ts";

export const withFathers: ReadonlySet<string> = new Set(["uyghur", "kazakh"]);

/**
 * Packs communities' own given names by community and sex: whole ones beside Chinese family names, and the first and
 * second parts of names without a family name, 0 where there are none.
 */
export function packOwnGiven(
  packer: Packer,
  communities: readonly string[],
): Readonly<Record<"whole" | "firsts" | "seconds", Grid>> {
  const grid = (keyOf: (community: string, sex: string) => string): Grid =>
    packer.byTwo(communities, ["f", "m"], (community, sex) => {
      const rows = rowsByKind().get(keyOf(community, sex)) ?? [];
      const texts = rows.flatMap(({ name, latin }) => [name, mailOf(latin)]);
      return rows.length === 0
        ? 0
        : packUsed(
            packer,
            texts,
            rows.map(({ weight }) => weight),
          );
    });
  return {
    whole: grid((community, sex) => `${community} ${sex} only`),
    firsts: grid((community, sex) => `${community} ${sex} first`),
    seconds: grid((community, sex) =>
      withFathers.has(community) ? `${community} m first` : `${community} ${sex} second`,
    ),
  };
}

/** Whether it is a name of two parts without a family name, such as `卓玛`; a few Han names are written alike. */
export function isNameWithoutFamily(full: string): boolean {
  const { first, second } = partsOfNames();
  return [...full].some((_, at) => at > 0 && first.has(full.slice(0, at)) && second.has(full.slice(at)));
}

const partsOfNames = once(() => {
  const of = (kind: string): ReadonlySet<string> =>
    new Set([...rowsByKind()].flatMap(([key, rows]) => (key.endsWith(` ${kind}`) ? rows.map(({ name }) => name) : [])));
  return { first: of("first"), second: of("second") };
});

const rowsByKind = once(() => {
  const table = loadTables("cn")("given-names-of-communities");
  const [communities, sexes, kinds] = ["community", "sex", "kind"].map((column) => table.texts(column));
  const [names, latin, weights] = [table.texts("name"), table.texts("latin"), table.numbers("weight")];
  const rows = names.map((name, row) => ({
    key: `${communities?.[row]} ${sexes?.[row]} ${kinds?.[row]}`,
    name,
    latin: latin[row] ?? "",
    weight: weights[row] ?? 0,
  }));
  return Map.groupBy(rows, ({ key }) => key);
});
