import { readdirSync } from "node:fs";
import type { CountryFacts } from "./country-facts.ts";

const folder = new URL("countries/", import.meta.url);

const byCode: ReadonlyMap<string, CountryFacts> = new Map(
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { facts }: { facts: CountryFacts } = await import(new URL(file, folder).href);
      return [file.replace(".ts", ""), facts] as const;
    }),
  ),
);

/** The facts of a country by its published code. */
export function factsOf(code: string): CountryFacts {
  const facts = byCode.get(code);
  if (facts === undefined) throw new Error(`test/contract/countries/${code}.ts is missing`);
  return facts;
}
