import { existsSync, readdirSync, readFileSync } from "node:fs";
import { formatTsv, parseTsv, type Tsv } from "../../scripts/tables/tsv.ts";
import { agesOf, countriesWithAges } from "./ages.ts";
import { mothersOf } from "./mothers.ts";
import { dividedByPeople } from "./peoples.ts";
import { located } from "./points.ts";
import { streetsOf, withFlats } from "./streets.ts";
import { withTails } from "./tails.ts";

interface Builder {
  /** The tables of a country by file name, such as `places.tsv`. */
  build(): ReadonlyMap<string, Tsv>;
}

/** The text of every table, by its file under src/countries. Every folder here is the builder of a country. */
export async function buildAll(): Promise<ReadonlyMap<URL, string>> {
  const folder = new URL(".", import.meta.url);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const codes = new Set([...folders.map(({ name }) => name), ...countriesWithAges]);
  const texts = await Promise.all([...codes].map(buildCountry));
  return new Map(texts.flat());
}

/** The text of every table of one country, by its file under src/countries. */
export async function buildCountry(code: string): Promise<readonly (readonly [URL, string])[]> {
  const target = new URL(`../../src/countries/${code}/tables/`, import.meta.url);
  const figures = [
    [new URL("ages.tsv", target), formatTsv(agesOf(code))],
    [new URL("mothers.tsv", target), formatTsv(mothersOf(code))],
  ] as const;
  const builder = new URL(`${code}/build.ts`, import.meta.url);
  if (!existsSync(builder)) return figures;
  const { build }: Builder = await import(builder.href);
  const tables = withFlats(
    code,
    dividedByPeople(code, withTails(code, new Map([...build(), ...streetsOf(code), ...asTheyAre(code)]))),
  );
  const text = (file: string, table: Tsv): string => formatTsv(file === "places.tsv" ? located(code, table) : table);
  return [...figures, ...[...tables].map(([file, table]) => [new URL(file, target), text(file, table)] as const)];
}

/** Tables of data/<code> that are written by hand as they are. */
function asTheyAre(code: string): readonly (readonly [file: string, table: Tsv])[] {
  return ["borrowed-given-names.tsv", "given-groups.tsv", "phones.tsv"].flatMap((file) => {
    const source = new URL(`../../data/${code}/${file}`, import.meta.url);
    return existsSync(source)
      ? [[file, { ...parseTsv(readFileSync(source, "utf8"), file), inOrder: file === "phones.tsv" }] as const]
      : [];
  });
}
