import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Builds the parts of `dist` that are named (`npm run build -- tables`), or all of them: the packed tables, the page, the server
 * and the package. A part whose inputs are those of its last build is left as it is; without `dist` everything is built.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

interface Part {
  readonly program: string;
  /** What it makes in `dist`: a file or a folder. */
  readonly target: string;
  /** What it is made of, as patterns of paths. */
  readonly inputs: readonly string[];
  /** What must be built before. */
  readonly after?: string;
}

const everything = ["src/**", "proto/**", "scripts/**", "package.json", "package-lock.json", "tsconfig.json"];

/** Documents that the service and the package send (`scripts/docs/sent.ts`). */
const documents = ["docs/*.md", "README.md", "CHANGELOG.md", "SECURITY.md", "llms.txt"];

const parts: Readonly<Record<string, Part>> = {
  tables: {
    program: "tables/pack-all.ts",
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
  web: { program: "build-web.ts", target: "web", inputs: [...everything, ...documents], after: "tables" },
  openapi: { program: "build-openapi.ts", target: "openapi", inputs: everything, after: "web" },
  server: { program: "build-server.ts", target: "server", inputs: everything },
  package: {
    program: "build-package.ts",
    target: "package",
    inputs: [...everything, ...documents, "NOTICE", "LICENSE"],
    after: "openapi",
  },
};

/** What `npm ci` builds, because `npm start` and the tests need it. */
const service = ["tables", "web", "openapi", "server"];

const asked = process.argv.slice(2).flatMap((name) => (name === "service" ? service : name));
const unknown = asked.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`${unknown.join(", ")}: the parts are ${Object.keys(parts).join(", ")}, service.`);

const built = new Map<string, Promise<boolean>>();
for (const [name, part] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) built.set(name, build(name, part, built.get(part.after ?? "")));
}
process.exitCode = (await Promise.all(built.values())).every(Boolean) ? 0 : 1;

/** Builds the part, unless it is built or what must be built before fails. Resolves with whether it is built then. */
async function build(
  name: string,
  { program, target: made, inputs }: Part,
  before?: Promise<boolean>,
): Promise<boolean> {
  if ((await before) === false) return false;
  const target = join(root, "dist", made);
  // Beside the part, which is deleted whole.
  const stamp = join(root, "dist", `${name}.sha256`);
  const hash = hashOf(inputs);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return true;
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) return false;
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of patterns.flatMap(filesOf).sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}

/** The files of a pattern. Throws if there is none: a folder that has moved would no longer be an input. */
function filesOf(pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length === 0) throw new Error(`scripts/build.ts: no file is ${pattern}`);
  return files.map((entry) => join(entry.parentPath, entry.name));
}
