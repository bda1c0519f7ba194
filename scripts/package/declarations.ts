import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { entries, fileOf } from "./entries.ts";

const require = createRequire(import.meta.url);
const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

/** Packages whose types are the caller's: theirs are not copied. */
const external = /^(?:vitest|@faker-js\/faker|node:.*)$/;

/** A module that a declaration names. */
const specifier = /(?<=(?:from |import\()")([^"]+)(?=")/g;

/**
 * Writes the declarations that the entries reach to `types`, with those of bundled packages, and two files for each entry.
 * All are of CommonJS, whose exports ES modules pass on.
 */
export function writeDeclarations(root: string, target: string): void {
  const compiled = join(root, "dist/declarations");
  // The compiler is a Go program, whose garbage collector would take a third of its CPU time.
  const env = { ...process.env, GOGC: "off" };
  execFileSync(process.execPath, [tsc, "-p", "src/library"], { cwd: root, stdio: "inherit", env });
  const packages = join(root, "node_modules");
  /** Where the copy of a file is. */
  const placeOf = (file: string): string => {
    const place = file.startsWith(packages) ? join("packages", relative(packages, file)) : relative(compiled, file);
    return join(target, "types", place.replace(/\.d\.ts$/, ".d.cts"));
  };
  const copied = new Set<string>();
  const copy = (file: string): string => {
    const place = placeOf(file);
    if (copied.has(file)) return place;
    copied.add(file);
    const text = readFileSync(file, "utf8").replace(specifier, (name) => {
      if (external.test(name)) return name;
      const found = name.startsWith(".") ? join(dirname(file), name.replace(/\.(?:js|ts)$/, "")) : fileOfPackage(name);
      return pathFrom(place, copy(`${found}.d.ts`));
    });
    mkdirSync(dirname(place), { recursive: true });
    // Before TypeScript 5.7 the type has no parameter; 5.4 is the oldest with all that the declarations need.
    writeFileSync(
      place,
      text
        .replace(/^\/\/# sourceMappingURL.*$/gm, "")
        // What a module loads is nothing to its callers, who may have no types of Node.
        .replace(/^import "node:.*";$/gm, "")
        .replace(/\bUint8Array<ArrayBuffer>/g, "Uint8Array"),
    );
    return place;
  };
  for (const entry of entries) {
    const file = join(target, fileOf(entry));
    const types = copy(join(compiled, `${entry.types}.d.ts`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.d.cts`, `export * from "${pathFrom(file, types)}";\n`);
    writeFileSync(`${file}.d.ts`, `export * from "${pathFrom(file, types)}";\n`);
  }
  rmSync(compiled, { recursive: true });
}

/** The declarations of a package's CommonJS module, without their extension. */
function fileOfPackage(name: string): string {
  const file = require.resolve(name).replace(/\.js$/, "");
  if (!existsSync(`${file}.d.ts`)) throw new Error(`${name} has no declarations beside ${file}.js.`);
  return file;
}

/** How one file names another. */
function pathFrom(file: string, declarations: string): string {
  const path = relative(dirname(file), declarations).replace(/\.d\.cts$/, ".cjs");
  return path.startsWith(".") ? path : `./${path}`;
}
