import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import packageJson from "../package.json" with { type: "json" };
import { countries } from "../src/countries/index.ts";
import { pruneDeclarations } from "./library/declarations.ts";
import { movedFiles } from "./library/moved-files.ts";
import { detailsOf, oneCountry } from "./library/one-country.ts";

/** Builds the package's entries from src/library into dist/library: ES modules, source maps and declarations. */

const { dependencies } = packageJson;
const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "dist/library");

const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

/** Node 20.19, the oldest that runs the package, and browsers of that time. */
const language = "es2023";

const olderEngines = ["src/library/portable/older-engines.ts"];

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  target: language,
  define: { "Map.groupBy": "mapGroupBy", "Promise.withResolvers": "promiseWithResolvers", "URL.parse": "parseUrl" },
  inject: olderEngines,
  sourcemap: true,
  logLevel: "warning",
} as const satisfies BuildOptions;

await rm(target, { recursive: true, force: true });
await Promise.all([
  build({
    ...shared,
    entryPoints: {
      index: "src/library/index.ts",
      faker: "src/library/faker.ts",
      client: "src/library/client/client.ts",
      testing: "src/library/testing/testing.ts",
      vitest: "src/library/testing/vitest.ts",
      "node-test": "src/library/testing/node-test.ts",
      cli: "src/cli/main.ts",
      worker: "src/cli/jobs/worker.ts",
    },
    outdir: target,
    // Beside the entries, so that paths relative to a module do not depend on the chunk it is in.
    chunkNames: "[name]-[hash]",
    splitting: true,
    platform: "node",
    external: [...Object.keys(dependencies), "vitest"],
    plugins: [movedFiles(target)],
  }),
  ...countries.map(({ code }) =>
    build({
      ...shared,
      entryPoints: { [code]: "src/library/index.ts" },
      outdir: join(target, "countries"),
      platform: "neutral",
      minify: true,
      // A map without the tables would be of no use, and with them twice the size.
      sourcemap: false,
      // Names in other scripts take half of the bytes.
      charset: "utf8",
      plugins: [oneCountry(root, code)],
    }),
  ),
]);
for (const { code } of countries) {
  await mkdir(join(target, "countries", code));
  await writeFile(join(target, "countries", code, "details.js"), detailsOf(root, code));
}
// The compiler is a Go program, whose garbage collector would take a third of its CPU time.
const env = { ...process.env, GOGC: "off" };
execFileSync(process.execPath, [tsc, "-p", "src/library"], { cwd: root, stdio: "inherit", env });
await pruneDeclarations(join(target, "types"));
