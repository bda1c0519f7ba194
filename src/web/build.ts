import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Bundles the page of src/web into dist/web, and lets the server compile itself once. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = join(root, "src/web");
const target = join(root, "dist/web");

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const { metafile } = await build({
  entryPoints: { page: join(source, "main.ts"), style: join(source, "style.css") },
  outdir: target,
  entryNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  bundle: true,
  minify: true,
  metafile: true,
  format: "esm",
  // The browsers of 2024: the first that know light-dark().
  target: ["chrome123", "firefox121", "safari17.5"],
  loader: { ".svg": "dataurl" },
  logLevel: "warning",
});

const bundled = (entry: string): string => {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry));
  if (found === undefined) throw new Error(`esbuild made nothing of ${entry}.`);
  return `assets/${basename(found[0])}`;
};

const page = await readFile(join(source, "index.html"), "utf8");
await writeFile(
  join(target, "index.html"),
  page
    .replace("./main.ts", bundled("src/web/main.ts"))
    .replace("./style.css", bundled("src/web/style.css"))
    .replace("./favicon.svg", "favicon.svg")
    .replace(/\n\s+/g, "\n"),
);
await cp(join(source, "favicon.svg"), join(target, "favicon.svg"));
// The code that the page offers is written against it.
await cp(join(root, "proto/identity/v1/identity.proto"), join(target, "identity.proto"));

// Loads all that the server loads, which fills its compile cache.
execFileSync(process.execPath, [join(root, "src/main.ts"), "--help"], { stdio: "ignore" });
