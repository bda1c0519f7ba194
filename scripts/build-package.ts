import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { countries } from "../src/countries/index.ts";
import { buildBundles } from "./package/bundles.ts";
import { buildCore } from "./package/core.ts";
import { writeDeclarations } from "./package/declarations.ts";
import { writeDocuments } from "./package/documents.ts";
import { writeManifest } from "./package/manifest.ts";
import { writeNotice } from "./package/notice.ts";
import { copyViewer } from "./package/server.ts";
import { tablesModule } from "./package/tables.ts";
import { writeWrappers } from "./package/wrappers.ts";

/** Builds what is published as `identikit` into dist/package: modules of both kinds, declarations, tables, page, documents. */

const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "dist/package");

rmSync(target, { recursive: true, force: true });
const [built, metafiles] = await Promise.all([buildCore(root, target), buildBundles(root, target)]);
await writeWrappers(target, built.exports);
mkdirSync(join(target, "lib/tables"));
for (const { code } of countries) writeFileSync(join(target, `lib/tables/${code}.cjs`), tablesModule(root, code));
writeDeclarations(root, target);
writeManifest(target);
writeNotice(root, target, [built.metafile, ...metafiles]);
writeDocuments(root, target);
cpSync(join(root, "dist/web"), join(target, "web"), { recursive: true });
copyViewer(root, join(target, "viewer"));
cpSync(join(root, "dist/openapi"), join(target, "openapi"), { recursive: true });
