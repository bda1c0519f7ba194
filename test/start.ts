import { fileURLToPath } from "node:url";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));

/** The arguments of Node in `npm start`, from any folder: options, and the program. */
export const startArguments: readonly string[] = manifest.scripts.start
  .split(" ")
  .slice(1)
  .map((word) => word.replace(/^(?:\.\/|dist\/)/, (start) => root + (start === "./" ? "" : start)));

/** Those that bound memory. */
export const memoryOptions = startArguments.filter((word) => /^--(?:max-|expose-gc)/.test(word));
