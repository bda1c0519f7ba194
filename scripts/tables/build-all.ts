import { readdirSync } from "node:fs";
import { type Places, placeModule } from "./place-module.ts";

interface Builder {
  build(): Places;
}

/** The text of every `places.ts` that is built from packages, by file. Every folder here is the builder of a country. */
export async function buildAll(): Promise<ReadonlyMap<URL, string>> {
  const folder = new URL(".", import.meta.url);
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    await Promise.all(
      codes.map(async ({ name: code }) => {
        const { build }: Builder = await import(new URL(`${code}/build.ts`, folder).href);
        const file = new URL(`../../src/countries/${code}/places.ts`, folder);
        return [file, placeModule(code, build())] as const;
      }),
    ),
  );
}
