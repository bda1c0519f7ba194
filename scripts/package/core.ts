import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Metafile, transform } from "esbuild";
import { core, programs } from "./entries.ts";
import { builtins, packageSources } from "./sources.ts";
import { REQUIRE, tablesAsModules } from "./tables.ts";

/** The oldest Node that runs the package. */
const NODE = "node22";

/** Packages that are not bundled: they are loaded where they are installed. */
export const peers = ["@faker-js/faker", "sharp"];

/** What a build was made of, and what each entry exports. */
export interface Built {
  readonly metafile: Metafile;
  /** The names of an entry's exports, by its name. */
  readonly exports: ReadonlyMap<string, readonly string[]>;
}

/**
 * Writes the modules of the entries for Node, and of the command line, as CommonJS to `lib`. They share modules, so that a
 * class is one, whichever entry it comes from; the service is loaded by those who start it.
 */
export async function buildCore(root: string, target: string): Promise<Built> {
  const lib = join(target, "lib");
  await mkdir(lib, { recursive: true });
  const sources = { ...core, ...programs };
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, `src/${file}.ts`])),
    outdir: lib,
    outExtension: { ".js": ".cjs" },
    chunkNames: "[name]-[hash]",
    bundle: true,
    // CommonJS has no shared modules in esbuild: each module is transformed afterwards.
    splitting: true,
    format: "esm",
    platform: "node",
    target: NODE,
    external: peers,
    // Its CommonJS requires its parts by a name that esbuild does not see.
    alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
    define: { "import.meta.url": "moduleUrl" },
    inject: ["scripts/package/module-url.ts"],
    plugins: [tablesAsModules(root), builtins(root), packageSources(root)],
    write: false,
    metafile: true,
    logLevel: "warning",
  } satisfies BuildOptions);
  await Promise.all(
    outputFiles.map(async ({ path, text }) => writeFile(join(lib, basename(path)), await commonJs(text))),
  );
  const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  return { metafile, exports: new Map(outputs.map(([path, { exports }]) => [basename(path, ".cjs"), exports])) };
}

/** An ES module as CommonJS. */
export async function commonJs(text: string): Promise<string> {
  const { code } = await transform(text, {
    format: "cjs",
    platform: "node",
    target: NODE,
    charset: "utf8",
    // Jest runs no import() as it is installed.
    supported: { "dynamic-import": false },
  });
  return code.replaceAll(`${REQUIRE}(`, "require(");
}
