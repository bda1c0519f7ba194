import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { peers } from "./core.ts";
import { packageSources } from "./sources.ts";

/**
 * Writes a program of the service as one CommonJS file into a folder of `dist`, where it finds the tables, the page and the
 * viewer. It is not minified, so that a stack has its functions.
 */
export async function bundleServer(root: string, entry: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node24",
    charset: "utf8",
    external: [...peers],
    // Its CommonJS requires its parts by a name that esbuild does not see.
    alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
    define: { "import.meta.url": "moduleUrl" },
    inject: ["scripts/package/module-url.ts"],
    plugins: [packageSources(root)],
    // For `npm run trace` alone: reading it would take a process that serves 0.4 s and 90 MiB.
    sourcemap: "external",
    logLevel: "warning",
  });
}

/** Copies the viewer of the API's description, which the package has too. */
export function copyViewer(root: string, target: string): void {
  cpSync(join(root, "src/http/routes/viewer"), target, { recursive: true });
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"])
    cpSync(join(root, "node_modules/swagger-ui-dist", file), join(target, file));
}
