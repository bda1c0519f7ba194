import { writeFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { type Entry, entries, fileOf } from "./entries.ts";

const { name, version, description, license, keywords } = packageJson;

/** Writes the package.json of what is published, with the addresses of the repository that GitHub names, if it does. */
export function writeManifest(target: string, { GITHUB_REPOSITORY: owner }: NodeJS.ProcessEnv = process.env): void {
  const address = owner === undefined ? undefined : `https://github.com/${owner}`;
  const manifest = {
    ...{ name, version, description, keywords, license },
    ...(address === undefined
      ? {}
      : { homepage: `${address}#readme`, repository: { type: "git", url: `git+${address}.git` } }),
    type: "module",
    engines: { node: ">=22" },
    bin: { identikit: "bin/identikit.cjs" },
    main: "./index.cjs",
    types: "./index.d.cts",
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry.path, conditionsOf(entry)])),
      "./package.json": "./package.json",
    },
    // Details of a country are imported for what they add to it.
    sideEffects: ["./countries/*/details.*"],
    peerDependencies: { "@faker-js/faker": ">=9", sharp: ">=0.33" },
    peerDependenciesMeta: { "@faker-js/faker": { optional: true }, sharp: { optional: true } },
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

function conditionsOf(entry: Entry): object {
  const file = `./${fileOf(entry)}`;
  const both = (path: string) => ({
    import: { types: `${file}.d.ts`, default: `${path}.js` },
    require: { types: `${file}.d.cts`, default: `${path}.cjs` },
  });
  return entry.path === "." ? { browser: both("./browser"), ...both(file) } : both(file);
}
