import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };

/** Where the files of the service are in the package, seen from its modules, by the end of the source's path. */
const moved: Readonly<Record<string, readonly (readonly [text: string, replacement: string])[]>> = {
  "http/routes/static.ts": [["../../../dist/web", "../web"]],
  "http/routes/docs.ts": [
    ["../../../dist/openapi/", "../openapi/"],
    ["./viewer/", "../viewer/"],
    ["swagger-ui-dist/", "../viewer/"],
    ["import.meta.resolve(", "fileOf("],
  ],
  "cli/jobs/thread.ts": [["./start-worker.js", "./worker.cjs"]],
};

/** Modules of Node whose functions fake timers replace, as an ES module of Node would not see: they are copied when loaded. */
const faked: readonly string[] = ["node:perf_hooks", "node:process", "node:timers", "node:timers/promises"];

/** Modules of Node come from `process.getBuiltinModule`, because a bundle of ES modules has no `require` for them. */
export function builtins(root: string): Plugin {
  const source = join(root, "src/");
  return {
    name: "builtins",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^node:/ }, ({ path, importer }) =>
        importer.startsWith(source) || importer.endsWith("/module-url.ts") ? { path, namespace: "builtin" } : undefined,
      );
      onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => {
        const loaded = `process.getBuiltinModule("${path}")`;
        return { contents: `module.exports = ${faked.includes(path) ? `{ ...${loaded} }` : loaded};` };
      });
    },
  };
}

/** Paths are those of the package, and its package.json is short. */
export function packageSources(root: string): Plugin {
  const source = join(root, "src/");
  return {
    name: "package-sources",
    setup({ onLoad }) {
      onLoad({ filter: /^.*\/package\.json$/ }, ({ path }) => {
        if (path !== join(root, "package.json")) return undefined;
        const { name, version } = packageJson;
        return { contents: JSON.stringify({ name, version }), loader: "json" };
      });
      onLoad({ filter: /\/(?:static|docs|thread)\.ts$/ }, ({ path }) => {
        const replacements = moved[path.slice(source.length)];
        if (replacements === undefined) return undefined;
        let contents = readFileSync(path, "utf8");
        for (const [text, replacement] of replacements) {
          if (!contents.includes(text)) throw new Error(`${path} has no ${text} to be replaced.`);
          contents = contents.replaceAll(text, replacement);
        }
        if (contents.includes("fileOf(")) {
          contents += `\nfunction fileOf(path: string): string { return new URL(path, import.meta.url).href; }`;
        }
        return { contents, loader: "ts" };
      });
    },
  };
}
