import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { countries } from "../../src/countries/index.ts";
import { detailsOf, oneCountry } from "../library/one-country.ts";
import { type Built, commonJs } from "./core.ts";
import { bundles } from "./entries.ts";
import { CHECK } from "./wrappers.ts";

const shared = {
  bundle: true,
  format: "esm",
  target: "es2023",
  metafile: true,
  // Names in other scripts take half of the bytes.
  charset: "utf8",
  logLevel: "warning",
} as const satisfies BuildOptions;

/** Writes the entries that run in browsers too, or that are ES modules by nature, each as one bundle and as CommonJS. */
export async function buildBundles(root: string, target: string): Promise<readonly Built["metafile"][]> {
  const others = Object.entries(bundles).map(async ([name, file]) => {
    const made = await build({
      ...shared,
      absWorkingDir: root,
      entryPoints: [`src/${file}.ts`],
      outfile: join(target, `${name}.js`),
      platform: "neutral",
      mainFields: ["module", "main"],
      conditions: ["import", "browser"],
      external: ["vitest", "./testing.js", "node:*"],
      write: false,
      plugins: [
        {
          // Its functions for tests are those of `identikit/testing`.
          name: "one-testing",
          setup: ({ onResolve }) =>
            onResolve({ filter: /\/(?:test-people|testing)\.ts$/ }, () => ({ path: "./testing.js", external: true })),
        },
      ],
    });
    const text = made.outputFiles[0]?.text ?? "";
    await writeFile(join(target, `${name}.js`), text);
    // Vitest is an ES module alone, which `require` loads from Node 22.12 on.
    const common = name === "vitest" ? 'module.exports = require("./vitest.js");\n' : await commonJs(text);
    await writeFile(join(target, `${name}.cjs`), common);
    return made.metafile;
  });
  const ofCountries = countries.map(async ({ code }) => {
    const file = join(target, `countries/${code}`);
    const common = {
      ...shared,
      absWorkingDir: root,
      banner: { js: CHECK },
      entryPoints: ["src/library/index.ts"],
      minify: true,
      write: true,
    };
    const [made] = await Promise.all([
      build({ ...common, outfile: `${file}.js`, platform: "neutral", plugins: [oneCountry(root, code)] }),
      build({
        ...common,
        outfile: `${file}.cjs`,
        format: "cjs",
        // In Node, the tables of the other entries are as good, which spares their decoding.
        plugins: [oneCountry(root, code, `../lib/tables/${code}.cjs`)],
      }),
      mkdir(file, { recursive: true }),
    ]);
    await writeFile(`${file}/details.js`, detailsOf(root, code));
    await writeFile(`${file}/details.cjs`, `require("../${code}.cjs");\n`);
    return made.metafile;
  });
  return Promise.all([...others, ...ofCountries]);
}
