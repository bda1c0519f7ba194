import { readdirSync } from "node:fs";

interface TableModule {
  /** The text of the country's `places.ts`. */
  build(): string;
}

/** What every country's table of places is when it is built from the packages today, by the file that holds it. */
export async function buildAll(): Promise<ReadonlyMap<URL, string>> {
  const modules = readdirSync(new URL(".", import.meta.url)).filter((file) => /^[a-z]{2}\.ts$/.test(file));
  return new Map(
    await Promise.all(
      modules.map(async (file) => {
        const { build }: TableModule = await import(new URL(file, import.meta.url).href);
        return [new URL(`../countries/${file.slice(0, 2)}/places.ts`, import.meta.url), build()] as const;
      }),
    ),
  );
}
