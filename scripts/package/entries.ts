import { countries } from "../../src/countries/index.ts";

/** An entry of the package: what is imported, by the name of its files without their extensions. */
export interface Entry {
  /** As in `exports`: `./faker`. */
  readonly path: string;
  /** Its module of declarations in src, without `.ts`. */
  readonly types: string;
}

/** The entries that share one set of CommonJS modules, by their name there, with their sources. */
export const core: Readonly<Record<string, string>> = {
  index: "library/index",
  faker: "library/faker",
  testing: "library/testing/testing",
  "node-test": "library/testing/node-test",
};

/** Programs of the package, which nothing imports. */
export const programs: Readonly<Record<string, string>> = { cli: "cli/main", worker: "cli/jobs/worker" };

const client = "library/client/client";
const vitest = "library/testing/vitest";

/** Entries whose ES modules are bundles of their own. */
export const bundles: Readonly<Record<string, string>> = { client, vitest };

/** The modules of each country: people, and their details. */
const perCountry: readonly Entry[] = countries.flatMap(({ code }) => [
  { path: `./countries/${code}`, types: "library/index" },
  { path: `./countries/${code}/details`, types: "library/portable/details" },
]);

/** Every entry. */
export const entries: readonly Entry[] = [
  ...Object.entries({ ...core, ...bundles }).map(([name, types]) => ({
    path: name === "index" ? "." : `./${name}`,
    types,
  })),
  ...perCountry,
];

/** The name of the files of an entry. */
export const fileOf = ({ path }: Entry): string => (path === "." ? "index" : path.slice(2));
