import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const source = fileURLToPath(new URL("../../src", import.meta.url));

/** Layer and what it may import, innermost first. A layer knows those above it in this list, never those below. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  random: ["node:crypto"],
  gen: ["@bufbuild/protobuf"],
  countries: ["random"],
  identity: ["random", "countries"],
  avatar: ["random", "@dicebear/", "sharp"],
  service: ["random", "countries", "identity"],
  limit: ["bottleneck", "rate-limiter-flexible", "ioredis", "node:net"],
  transport: ["gen", "identity", "avatar", "service", "limit", "@connectrpc/", "@bufbuild/protobuf", "node:", "*"],
  web: ["gen", "@connectrpc/", "@bufbuild/protobuf", "esbuild", "node:"],
  cli: ["identity", "service", "commander", "cli-progress", "csv-stringify", "node:"],
  "cli.ts": ["cli", "service", "system.ts"],
  "cluster.ts": ["config.ts", "node:"],
  "variables.ts": ["limit", "valibot"],
  "config.ts": ["variables.ts", "valibot", "node:crypto", "node:fs"],
  "system.ts": ["service", "node:crypto"],
  "server.ts": ["cluster.ts", "config.ts", "countries", "limit", "service", "transport", "@connectrpc/", "node:"],
  "log.ts": ["variables.ts", "transport", "pino"],
  "main.ts": ["program.ts", "compile-cache.js", "node:"],
  "program.ts": ["variables.ts", "config.ts", "log.ts", "server.ts", "system.ts", "node:"],
  // Scripts that write tables and documents; nothing at run time knows them.
  tables: ["countries", "identity", "service", "random", "*"],
};

interface Import {
  readonly file: string;
  readonly target: string;
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const imports: Import[] = files.flatMap((file) => {
  // The head alone: table builders have imports in the text that they write.
  const [text = ""] = readFileSync(join(source, file), "utf8").split(
    /^(?:const|function|interface|type|export (?!\{))/m,
  );
  return [...text.matchAll(/^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm)].map(([, target = ""]) => ({
    file,
    target: target.startsWith(".") ? normalize(join(dirname(file), target)) : target,
  }));
});

const layerOf = (file: string): string => file.split("/")[0] ?? "";
const allowed = (layer: string, target: string): boolean =>
  layerOf(target) === layer ||
  (mayImport[layer] ?? []).some((may) =>
    may === "*" ? !target.endsWith(".ts") : layerOf(target) === may || target.startsWith(may),
  );

describe("the layers", () => {
  it("are all named here, and have files", () => {
    const found = new Set(files.map(layerOf));
    expect([...found].filter((layer) => mayImport[layer] === undefined)).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  it("know only those above them", () => {
    const breaches = imports.filter(({ file, target }) => !allowed(layerOf(file), target));
    expect(breaches).toEqual([]);
  });

  it("keep every country to itself", () => {
    const breaches = imports.filter(({ file, target }) => {
      const [, from] = /^countries\/([a-z]{2})\//.exec(file) ?? [];
      const [, to] = /^countries\/([a-z]{2})\//.exec(target) ?? [];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(breaches).toEqual([]);
  });

  it("leave the limiter libraries to limit/, and HTTP to transport/", () => {
    const only = (library: RegExp, layers: RegExp): Import[] =>
      imports.filter(({ file, target }) => library.test(target) && !layers.test(file));
    expect(only(/^(bottleneck|rate-limiter-flexible|ioredis)$/, /^limit\//)).toEqual([]);
    expect(only(/^node:(http|http2|net|tls)$/, /^(transport|limit|tables)\/|^server\.ts/)).toEqual([]);
    expect(only(/^gen\//, /^(gen|transport|web)\//)).toEqual([]);
  });

  it("let the generator read no clock, no environment and no global chance", () => {
    const inner = files.filter((file) => /^(random|countries|identity|avatar|service)\//.test(file));
    const breaches = inner.filter((file) =>
      /Math\.random|Date\.now|new Date|performance\.now|process\.|globalThis/.test(
        readFileSync(join(source, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
      ),
    );
    expect(breaches).toEqual([]);
  });

  it("do all basic arithmetic that could differ between engines without help of the engine", () => {
    const breaches = files.filter((file) =>
      /Math\.(exp|log|pow|sin|cos|tan|cbrt|expm1|log1p)\b/.test(readFileSync(join(source, file), "utf8")),
    );
    expect(breaches.filter((file) => /^(random|countries|identity)\//.test(file))).toEqual([]);
  });
});

describe("the files", () => {
  it("stay under 200 lines of code; tables may be longer", () => {
    const long = files
      .filter((file) => !/^gen\/|(places|names|streets|table|tables)[^/]*\.ts$|^tables\//.test(file))
      .map((file) => [file, readFileSync(join(source, file), "utf8").split("\n").length] as const)
      .filter(([, lines]) => lines > 200);
    expect(long).toEqual([]);
  });

  it("are the same five in every country", () => {
    const countries = readdirSync(join(source, "countries"), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(countries.length).toBeGreaterThanOrEqual(11);
    for (const { name, parentPath } of countries) {
      expect(readdirSync(join(parentPath, name)).sort(), relative(source, join(parentPath, name))).toEqual([
        "index.ts",
        "names.ts",
        "national-id.ts",
        "places.ts",
        "streets.ts",
      ]);
    }
  });
});
