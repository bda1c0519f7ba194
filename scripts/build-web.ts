import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withoutRules } from "./proto/without-rules.ts";
import { countriesModule, countryChoices } from "./web-countries.ts";
import { extrasPage } from "./web-extras.ts";
import { withControls } from "./web-form.ts";
import { documentLinks, documents } from "./web-links.ts";

/** Bundles the page of src/web into dist/web, and fills the compile cache of the server. */

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src/web");
const target = join(root, "dist/web");

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const { metafile } = await build({
  entryPoints: {
    page: join(source, "main.ts"),
    extras: join(source, "extras/search.ts"),
    style: join(source, "style.css"),
  },
  outdir: target,
  entryNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  bundle: true,
  minify: true,
  metafile: true,
  format: "esm",
  // The first browsers with light-dark(), of 2024.
  target: ["chrome123", "firefox121", "safari17.5"],
  loader: { ".svg": "dataurl" },
  plugins: [countriesModule],
  logLevel: "warning",
});

/** The name of the bundle of an entry point. */
const bundled = (entry: string): string => {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry));
  if (found === undefined) throw new Error(`esbuild wrote no bundle of ${entry}.`);
  return `assets/${basename(found[0])}`;
};

const page = await readFile(join(source, "index.html"), "utf8");
await writeFile(
  join(target, "index.html"),
  withControls(page)
    .replace("./main.ts", bundled("src/web/main.ts"))
    .replace("./style.css", bundled("src/web/style.css"))
    .replace("./favicon.svg", "favicon.svg")
    .replace("<!-- countries -->", countryChoices())
    .replace("<!-- links -->", documentLinks(process.env))
    .replace(/\n\s+/g, "\n"),
);
await writeFile(
  join(target, "extras.html"),
  extrasPage(bundled("src/web/style.css"), bundled("src/web/extras/search.ts")),
);
await cp(join(source, "favicon.svg"), join(target, "favicon.svg"));
for (const [file, [, path]] of Object.entries(documents)) await cp(join(root, path), join(target, file));
// For the clients that the page and docs/clients.md have commands for.
const schema = await readFile(join(root, "proto/identity/v1/identity.proto"), "utf8");
await writeFile(join(target, "identity.proto"), withoutRules(schema));
