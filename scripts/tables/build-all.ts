import { readdirSync } from "node:fs";
import { type Places, placeModule } from "./place-module.ts";
import { formatTsv, type Tsv } from "./tsv.ts";

interface Builder {
  /** The tables of a country by file name, such as `places.tsv`. */
  build(): Places | ReadonlyMap<string, Tsv>;
}

/** The text of every table, by its file under src/countries. Every folder here is the builder of a country. */
export async function buildAll(): Promise<ReadonlyMap<URL, string>> {
  const folder = new URL(".", import.meta.url);
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = await Promise.all(codes.map(({ name }) => buildCountry(name)));
  return new Map(texts.flat());
}

/** The same for one country. */
export async function buildCountry(code: string): Promise<readonly (readonly [URL, string])[]> {
  const { build }: Builder = await import(new URL(`${code}/build.ts`, import.meta.url).href);
  const tables = build();
  const target = new URL(`../../src/countries/${code}/`, import.meta.url);
  if (!(tables instanceof Map)) return [[new URL("places.ts", target), placeModule(code, tables as Places)]];
  return [...tables].map(([file, table]) => [new URL(file, target), formatTsv(table)]);
}
