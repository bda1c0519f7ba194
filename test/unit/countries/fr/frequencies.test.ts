import { expect, it } from "vitest";
import { dataRows, rowsOf } from "../../../contract/data-rows.ts";
import { expectShare } from "../shares.ts";

const tableOf = (name: string) => rowsOf(new URL(`../../../../src/countries/fr/tables/${name}.tsv`, import.meta.url));

const families = tableOf("family-names");
const french = families.filter(({ community }) => community === "french");
const departements = tableOf("departements");
const own = tableOf("family-names-by-departement");
const people = departements.reduce((sum, { population }) => sum + Number(population), 0);
/** The shares of the country's people that live in a département and bear one of its own names. */
const local = new Map(
  departements.map((row) => [row.code, (Number(row.population) / people) * Number(row.local)] as const),
);
const localShare = [...local.values()].reduce((sum, share) => sum + share, 0);
// Of all communities together, as in communities.tsv, on average of the ages.
const abroad = 0.14;

/** The share of French families that bear a name, in the country and by being of a département. */
function shareOf(name: string): number {
  const weight = french.find((row) => row.name === name)?.weight ?? 0;
  const there = own
    .filter((row) => row.name === name)
    .reduce((sum, row) => sum + ((local.get(row.region) ?? 0) * Number(row.weight)) / 100_000, 0);
  return (1 - abroad) * ((1 - localShare) * (Number(weight) / 100_000) + there);
}

/** `JEAN-PIERRE` as it is written. */
const written = (name: string): string =>
  name.toLowerCase().replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

it("French families have their shares of the bearers whom INSEE counts, within a fifth for the first twenty", () => {
  const births = dataRows("fr/family-names.tsv").map(
    (row) => [row.name ?? "", Number(row[1931]) + Number(row[1961]) + Number(row[1981])] as const,
  );
  const all = births.reduce((sum, [, count]) => sum + count, 0);
  const first = births.filter(([name]) => name !== "#REST").slice(0, 20);
  for (const [name, count] of first) expectShare(shareOf(written(name)), count / all, 0.2, name);
});

it("French families are 20,000, and each name is once in its community", () => {
  expect(new Set(families.map(({ community, name }) => `${community} ${name}`)).size).toBe(families.length);
  expect(french.length).toBeGreaterThan(19_000);
});
