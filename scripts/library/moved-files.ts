import { readFile } from "node:fs/promises";
import { basename, dirname, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** A path relative to its module: `new URL("./x", import.meta.url)` or `import.meta.resolve("./x")`. */
const relativeFile = /(?<=new URL\(["`]|import\.meta\.resolve\(["`])\.{1,2}\/[^"`$]*/g;

/** Modules that are entries of the build themselves, by the name of the file that starts them. */
const entries: Readonly<Record<string, string>> = { "start-worker.js": "./worker.js" };

/** Rewrites paths relative to a module for `target`, where its chunk is. */
export function movedFiles(target: string): Plugin {
  return {
    name: "moved-files",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        if (!text.includes("import.meta.")) return undefined;
        const contents = text.replace(relativeFile, (file) => {
          const entry = entries[basename(file)];
          if (entry !== undefined) return entry;
          const moved = relative(target, resolve(dirname(path), file));
          // `relative` drops the last slash.
          return (moved.startsWith(".") ? moved : `./${moved}`) + (file.endsWith("/") ? "/" : "");
        });
        return { contents, loader: "ts" };
      });
    },
  };
}
