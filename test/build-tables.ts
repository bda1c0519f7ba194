import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Packs tables and countries, and generates what tests import, again if their sources have changed since the last build. */
export default function buildTables(): void {
  const build = fileURLToPath(new URL("../scripts/build.ts", import.meta.url));
  const { status } = spawnSync(process.execPath, [build, "tables", "conformance"], { stdio: "inherit" });
  if (status !== 0) throw new Error("the tables or the messages of the conformance suite cannot be built");
}
