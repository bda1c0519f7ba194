import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Builds the parts of `dist` that are named (`npm run build -- tables`), or all of them: the packed tables, the page, the server,
 * the package, and what tests need. A part whose inputs are those of its last build is left as it is; without `dist` everything
 * is built.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

interface Part {
  /** What is printed while it is built. */
  readonly does: string;
  readonly program: string;
  /** What it makes in `dist`: a file or a folder. */
  readonly target: string;
  /** What it is made of, as patterns of paths. */
  readonly inputs: readonly string[];
}

const everything = ["src/**", "proto/**", "scripts/**", "package.json", "package-lock.json", "tsconfig.json"];

/** Documents that the service and the package send (`scripts/docs/sent.ts`). */
const documents = ["docs/*.md", "README.md", "CHANGELOG.md", "SECURITY.md", "llms.txt"];

/** Each part may need those above it. */
const parts: Readonly<Record<string, Part>> = {
  tables: {
    does: "checks and packs the tables of all countries",
    program: "./tables/pack-all.ts",
    target: "packed.bin",
    inputs: [
      "src/calendar/**",
      "src/countries/**",
      "src/person/**",
      "src/random/**",
      "src/schema/**",
      "src/streets/**",
      "src/tables/**",
      "src/text/**",
      "scripts/tables/*.ts",
    ],
  },
  web: {
    does: "bundles the page, and renders the documents",
    program: "./build-web.ts",
    target: "web",
    inputs: [...everything, ...documents],
  },
  openapi: {
    does: "writes the OpenAPI documents",
    program: "./build-openapi.ts",
    target: "openapi",
    inputs: everything,
  },
  server: { does: "bundles the service", program: "./build-server.ts", target: "server", inputs: everything },
  package: {
    does: "bundles the package",
    program: "./build-package.ts",
    target: "package",
    inputs: [...everything, ...documents, "NOTICE", "LICENSE"],
  },
  conformance: {
    does: "generates the messages of the conformance suite",
    program: "./build-conformance.ts",
    target: "conformance/gen",
    inputs: ["test/conformance/proto/**", "test/conformance/*.yaml", "package-lock.json"],
  },
};

/** The hash of each file, which several parts are made of. */
const digests = new Map<string, string>();

/** What `npm ci` builds, because `npm start` and the tests need it. */
const service = ["tables", "web", "openapi", "server"];

const asked = process.argv.slice(2).flatMap((name) => (name === "service" ? service : name));
const unknown = asked.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`${unknown.join(", ")}: the parts are ${Object.keys(parts).join(", ")}, service.`);

mkdirSync(join(root, "dist"), { recursive: true });
const stale = Object.entries(parts).filter(
  ([name, part]) => (asked.length === 0 || asked.includes(name)) && !isBuilt(name, part),
);
if (stale.length === 0) console.log("build: nothing has changed");
// In one process, which reads the sources and the tables once.
for (const [name, { does, program, inputs }] of stale) {
  console.log(`build: ${name} ${does}`);
  const hash = hashOf(inputs);
  rmSync(stampOf(name), { force: true });
  await import(program);
  writeFileSync(stampOf(name), hash);
}

/** What a part was made of when it was built: beside the part, which is deleted whole. */
function stampOf(name: string): string {
  return join(root, "dist", `${name}.sha256`);
}

function isBuilt(name: string, { target, inputs }: Part): boolean {
  const stamp = stampOf(name);
  return existsSync(join(root, "dist", target)) && existsSync(stamp) && readFileSync(stamp, "utf8") === hashOf(inputs);
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of patterns.flatMap(filesOf).sort()) hash.update(`${path} ${digestOf(path)}\n`);
  return hash.digest("hex");
}

function digestOf(path: string): string {
  const digest = digests.get(path) ?? createHash("sha256").update(readFileSync(path)).digest("hex");
  digests.set(path, digest);
  return digest;
}

/** The files of a pattern. Throws if there is none: a folder that has moved would no longer be an input. */
function filesOf(pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length === 0) throw new Error(`scripts/build.ts: no file is ${pattern}`);
  return files.map((entry) => join(entry.parentPath, entry.name));
}
