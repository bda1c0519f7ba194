import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { htmlOf } from "./docs/html.ts";
import { rulesPage } from "./docs/rules-page.ts";
import { schemaPage } from "./docs/schema-page.ts";
import { documents, relinked, repositoryOf } from "./docs/sent.ts";
import { withoutRules } from "./proto/without-rules.ts";
import { countriesModule, countryChoices } from "./web-countries.ts";
import { extrasPage } from "./web-extras.ts";
import { withControls } from "./web-form.ts";

/** Bundles the page of src/web into dist/web, and writes the documents that the service sends, as Markdown and as HTML. */

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

const links = [
  '<a href="library.md">Library</a>',
  '<a href="command-line.md">Command line</a>',
  '<a href="engines.md">Engines</a>',
  '<a href="llms.txt">Agents</a>',
];
const repository = repositoryOf(process.env);
if (repository !== undefined) links.push(`<a href="${repository}">Source</a>`);

const page = await readFile(join(source, "index.html"), "utf8");
await writeFile(
  join(target, "index.html"),
  withControls(page)
    .replace("./main.ts", bundled("src/web/main.ts"))
    .replace("./style.css", bundled("src/web/style.css"))
    .replace("./favicon.svg", "favicon.svg")
    .replace("<!-- countries -->", countryChoices())
    .replace("<!-- links -->", links.join("\n"))
    .replace(/\n\s+/g, "\n"),
);
await writeFile(
  join(target, "extras.html"),
  extrasPage(bundled("src/web/style.css"), bundled("src/web/extras/search.ts")),
);
await cp(join(source, "favicon.svg"), join(target, "favicon.svg"));
// For the clients that the page and docs/clients.md have commands for.
const schema = await readFile(join(root, "proto/identity/v1/identity.proto"), "utf8");
await writeFile(join(target, "identity.proto"), withoutRules(schema));

/** The service has its documents beside each other, at its root. */
function placeOf(path: string): string | undefined {
  if (path === "proto/identity/v1/identity.proto") return "identity.proto";
  if (path.startsWith("/")) return path.slice(1) || "./";
  return documents.includes(path) ? basename(path) : undefined;
}

/** Writes a document as Markdown, and beside it as the page that browsers get (`src/http/routes/static.ts`). */
async function writeDocument(path: string, text: string): Promise<void> {
  const file = join(target, basename(path));
  const sent = relinked(text, path, placeOf);
  await writeFile(file, sent);
  await writeFile(`${file}.html`, htmlOf(sent, bundled("src/web/style.css")));
}

for (const path of documents) await writeDocument(path, await readFile(join(root, path), "utf8"));
await writeDocument("docs/rules.md", rulesPage());
await writeDocument("docs/schema.md", schemaPage());
