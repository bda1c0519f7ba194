import type { Tsv } from "../../../scripts/tables/tsv.ts";
import {
  added,
  countsOf,
  estimatesOf,
  givenNameTable,
  type Shares,
  scaled,
  totalOf,
  where,
  type Years,
} from "../frequencies.ts";
import { australia as rowsOf } from "../source-rows.ts";

type Sex = "f" | "m";

/** The middle of each cohort of the own estimates. */
const cohorts = { "1936": 1943, "1955": 1965, "1975": 1985, "1995": 2000 } as const;

const own = rowsOf("community-given");
const estimated = estimatesOf(own);

/** Births that a state's registry counts for a decade. */
const counted = countsOf(rowsOf("given-counts"), "state");

/** Given names by community, sex and birth years. */
export function givenNames(): Tsv {
  const communities = [...new Set(own.map((row) => row("community")))];
  // Aboriginal people and Torres Strait Islanders share the names that missions gave.
  const bearers = (listed: string): readonly string[] =>
    listed === "first-peoples" ? rowsOf("first-peoples").map((row) => row("community")) : [listed];
  return givenNameTable(
    (sex) =>
      communities.flatMap((listed) => bearers(listed).map((community) => [community, yearsOf(listed, sex)] as const)),
    12,
  );
}

function yearsOf(community: string, sex: Sex): Years {
  if (community === "anglo") return angloYears(sex);
  return Object.entries(cohorts).map(([cohort, year]) => [year, estimated(community, sex, cohort)]);
}

/**
 * The decades of the registries. South Australia counts all names from 1944 on; New South Wales, Queensland and Victoria,
 * which have eight of ten births, the first hundred a year. Those decide on the names that they list, South Australia on
 * the others. Of the 1930s, Western Australia lists a few names; own estimates fill them up.
 */
function angloYears(sex: Sex): Years {
  const thirties = added(scaled(counted("WA", sex, 1930), 0.2), scaled(estimated("anglo", sex, "1936"), 0.8));
  const forties = added(scaled(counted("SA", sex, 1940), 0.85), scaled(estimated("anglo", sex, "1936"), 0.15));
  const later = [1950, 1960, 1970, 1980, 1990, 2000, 2010].map(
    (decade) => [decade + 5, decadeOf(sex, decade)] as const,
  );
  return [[1934, thirties], [1947, forties], ...later];
}

/** Names that the big states list for each year. */
const LISTED = 100;

function decadeOf(sex: Sex, decade: number): Shares {
  const all = scaled(counted("SA", sex, decade), 1);
  const listed = ["NSW", "QLD", "VIC"]
    .map((state) => [state, counted(state, sex, decade)] as const)
    .filter(([, shares]) => shares.size > 20);
  const births: Readonly<Record<string, number>> = { NSW: 8, QLD: 5, VIC: 6 };
  const big = listed
    .map(([state, shares]) => {
      // The list holds as large a share of the births as the same names do in South Australia.
      const share = totalOf(where(all, (name) => shares.has(name)));
      return scaled(shares, share * (births[state] ?? 1));
    })
    .reduce(added, new Map<string, number>());
  const weight = listed.reduce((sum, [state]) => sum + (births[state] ?? 1), 0);
  const head = new Map([...big].map(([name, share]) => [name, share / weight]));
  // What is not among the first hundred of the big states, such as Brenton, is no commoner there than the hundredth.
  const hundredth = [...head.values()].sort((a, b) => b - a)[LISTED - 1] ?? 1;
  const tail = new Map(
    [...where(all, (name) => !head.has(name))].map(([name, share]) => [name, Math.min(share, hundredth)]),
  );
  return added(scaled(head, 1 - totalOf(tail)), tail);
}
