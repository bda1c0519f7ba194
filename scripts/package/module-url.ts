import { pathToFileURL } from "node:url";

/**
 * Stands for `import.meta.url`, which CommonJS lacks: all modules of the package are in one folder. A bundler that makes ES
 * modules of them leaves no file name; what is required then is looked for from the working directory.
 */
export const moduleUrl: string = pathToFileURL(
  typeof __filename === "string" ? __filename : `${process.cwd()}/bundle.js`,
).href;
