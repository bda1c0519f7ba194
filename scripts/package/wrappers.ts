import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { core } from "./entries.ts";

/** Shown by bundlers that cannot read CommonJS, in the line of their error. */
const ADVICE = "a bundler that fails here reads no CommonJS: keep identikit external";

/** The first line of what no older Node and no older browser runs. The directive must not come after it. */
export const CHECK =
  '"use strict"; if (!Map.groupBy) throw new Error("identikit needs Node 22 or newer, Deno, Bun, or a browser of 2024 or newer.");';

const BROWSER =
  'identikit draws all countries in Node; in browsers import "identikit/countries/<code>", such as "identikit/countries/de".';

/**
 * Writes the entries for Node as modules of both kinds, which name the exports of `lib`, and what browsers get in place
 * of `identikit`.
 */
export async function writeWrappers(target: string, exports: ReadonlyMap<string, readonly string[]>): Promise<void> {
  await Promise.all(
    Object.keys(core).flatMap((name) => {
      const names = exports.get(name) ?? [];
      const cjs = [
        CHECK,
        `const lib = require("./lib/${name}.cjs");`,
        // Without __esModule, so that the default import is all exports for every bundler.
        ...names.map((one) => `exports.${one} = lib.${one};`),
      ];
      const esm = [`import lib from "./${name}.cjs"; // ${ADVICE}`, `export const { ${names.join(", ")} } = lib;`];
      return [write(target, `${name}.cjs`, cjs), write(target, `${name}.js`, esm)];
    }),
  );
  const names = exports.get("index") ?? [];
  await write(target, "browser.js", [
    "// Vitest and Jest ask for the browser's module in Node, if their conditions say so. A bundle has no file beside it.",
    "const load = () => {",
    "  try {",
    '    return process.getBuiltinModule("node:module").createRequire(import.meta.url)("./index.cjs");',
    "  } catch (cause) {",
    `    throw new Error(${JSON.stringify(BROWSER)}, { cause });`,
    "  }",
    "};",
    `export const { ${names.join(", ")} } = load();`,
  ]);
  await write(target, "browser.cjs", [
    "// Jest's jsdom asks for the browser's module in Node. Reflect keeps bundlers from following the path.",
    'if (typeof process !== "object" || !process.versions?.node) {',
    `  throw new Error(${JSON.stringify(BROWSER)});`,
    "}",
    'module.exports = Reflect.get(module, "require").call(module, "./index.cjs");',
  ]);
  await mkdir(join(target, "bin"), { recursive: true });
  await write(target, "bin/identikit.cjs", [
    "#!/usr/bin/env node",
    "if (Number.parseInt(process.versions.node, 10) < 22) {",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template in what is written.
    "  console.error(`identikit needs Node 22 or newer; this is ${process.version}.`);",
    "  process.exit(1);",
    "}",
    "// Compiling the modules takes half of the time to the first person.",
    'process.getBuiltinModule("node:module").enableCompileCache?.();',
    'require("../lib/cli.cjs");',
  ]);
}

function write(target: string, file: string, lines: readonly string[]): Promise<void> {
  return writeFile(join(target, file), `${lines.join("\n")}\n`, { mode: file.startsWith("bin/") ? 0o755 : 0o644 });
}
