import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Generates the messages of the conformance suite into dist/conformance/gen. */

const folder = fileURLToPath(new URL("../test/conformance", import.meta.url));
const bin = fileURLToPath(new URL("../node_modules/.bin/", import.meta.url));
execFileSync(`${bin}buf`, ["generate"], {
  cwd: folder,
  stdio: "inherit",
  // The plugin of buf.gen.yaml is found there.
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
});
