import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { relative } from "node:path/posix";
import { apiPage } from "../docs/api.ts";
import { rulesPage } from "../docs/rules-page.ts";
import { schemaPage } from "../docs/schema-page.ts";
import { documents, relinked } from "../docs/sent.ts";

/** Documents that are made of sources, by their paths in the package. */
const made: Readonly<Record<string, () => string>> = {
  "docs/api.md": apiPage,
  "docs/rules.md": rulesPage,
  "docs/schema.md": schemaPage,
};

/** Writes the licence and the documents into the package, whose declarations must be there. */
export function writeDocuments(root: string, target: string): void {
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
  for (const path of documents) write(target, path, readFileSync(join(root, path), "utf8"));
  for (const [path, page] of Object.entries(made)) write(target, path, page());
}

function write(target: string, path: string, text: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  const placeOf = (linked: string): string | undefined => {
    const place = placeInPackage(linked);
    return place === undefined ? undefined : relative(dirname(path), place);
  };
  writeFileSync(join(target, path), relinked(text, path, placeOf));
}

/** Where the package has what lies at a path of the repository, or what the service has at its own. */
function placeInPackage(path: string): string | undefined {
  if (path === "proto/identity/v1/identity.proto") return "web/identity.proto";
  const file = path.startsWith("/") ? `docs${path}` : path;
  return [...documents, ...Object.keys(made), "LICENSE", "NOTICE"].includes(file) ? file : undefined;
}
