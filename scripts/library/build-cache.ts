import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What `make` returns, from the cache in `folder` where it was made of the same input by the same sources before. */
export function cachedIn(folder: string, sources: readonly string[]): (input: string, make: () => string) => string {
  const code = sources.flatMap((source) => readdirSync(source).map((file) => readFileSync(join(source, file), "utf8")));
  mkdirSync(folder, { recursive: true });
  return (input, make) => {
    const key = createHash("sha256")
      .update(JSON.stringify([input, code]))
      .digest("hex");
    const file = join(folder, key);
    if (existsSync(file)) return readFileSync(file, "utf8");
    const made = make();
    writeFileSync(file, made);
    return made;
  };
}
