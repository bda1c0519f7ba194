import { type Weighted, weighted } from "../../../random/weighted.ts";
import { loadTables } from "../../shared/load-tables.ts";
import { once, perPlace } from "../../shared/tables.ts";

/** A community by its name in the tables; `han` for the majority. */
export type CommunityName = string;

/** The communities of a place by their shares of its people. */
export const communitiesOf = perPlace(({ code }): Weighted<CommunityName> => {
  const rows = shares().get(code) ?? shares().get(code.slice(0, 4)) ?? shares().get(code.slice(0, 2)) ?? [];
  const others = rows.reduce((sum, [, percent]) => sum + percent, 0);
  return weighted<readonly [string, number], string>(
    [["han", 100 - others], ...rows],
    ([, percent]) => percent,
    ([community]) => community,
  );
});

/** The probability that a person of the community bears a family name of the province's Han. */
export function localFamilies(community: CommunityName): number {
  return community === "han" ? 1 : (local().get(community) ?? 0);
}

const shares = once((): ReadonlyMap<string, readonly (readonly [community: string, percent: number])[]> => {
  const table = loadTables("cn")("communities");
  const [codes, communities, percents] = [table.texts("code"), table.texts("community"), table.numbers("weight")];
  const rows = Map.groupBy(codes.keys(), (row) => codes[row] ?? "");
  return new Map(
    [...rows].map(([code, list]) => [code, list.map((row) => [communities[row] ?? "", percents[row] ?? 0] as const)]),
  );
});

const local = once((): ReadonlyMap<string, number> => {
  const table = loadTables("cn")("communities-local");
  const percents = table.numbers("weight");
  return new Map(table.texts("community").map((community, row) => [community, (percents[row] ?? 0) / 100]));
});
