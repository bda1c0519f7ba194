import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { person } from "../../../src/library/index.ts";
import { projectWith } from "./project-files.ts";
import { commandOf, needsTools, toolsOf } from "./tools.ts";

const run = promisify(execFile);
const request = { country: "mx", seed: "bundled", reference_date: "2026-01-01" } as const;
const files = {
  "main.mjs": `import { person } from "identikit"; console.log(person(${JSON.stringify(request)}).name);`,
  "unused.mjs": `import { person } from "identikit"; import { person as german } from "identikit/countries/de"; console.log(1);`,
};
const printed = async (folder: string, file: string): Promise<string> =>
  (await run(process.execPath, [file], { cwd: folder })).stdout.trim();
const { name } = person(request);

const webpack = ["webpack@5.112.2", "webpack-cli@7.2.1"];
const rollup = ["rollup@4.68.8", "@rollup/plugin-node-resolve@16.0.3", "@rollup/plugin-commonjs@29.0.3"];
const vite = ["vite@8.3.8"];
const [webpackTools, rollupTools, viteTools] = [toolsOf(...webpack), toolsOf(...rollup), toolsOf(...vite)];

describe("a bundle for Node", () => {
  it.each(["esm", "cjs"] as const)("of esbuild draws the same people: %s", async (format) => {
    const folder = projectWith(files);
    const outfile = join(folder, format === "esm" ? "out.mjs" : "out.cjs");
    await build({ entryPoints: [join(folder, "main.mjs")], bundle: true, platform: "node", format, outfile });
    expect(await printed(folder, outfile)).toBe(name);
  });

  it("of webpack does", needsTools(webpackTools, ...webpack), async () => {
    const folder = projectWith(files, webpackTools);
    const args = ["--target", "node", "--mode", "production", "--entry", "./main.mjs", "-o", "out"];
    await run(process.execPath, [commandOf(webpackTools, "webpack"), ...args], { cwd: folder });
    expect(await printed(folder, "out/main.js")).toBe(name);
  });

  it("of rollup does, or says what to do where it reads no CommonJS", needsTools(rollupTools, ...rollup), async () => {
    const folder = projectWith(files, rollupTools);
    const command = (...plugins: readonly string[]): Promise<unknown> =>
      run(
        process.execPath,
        [
          commandOf(rollupTools, "rollup"),
          "main.mjs",
          "-f",
          "es",
          "-o",
          "out.mjs",
          ...plugins.flatMap((p) => ["-p", p]),
        ],
        { cwd: folder },
      );
    await command("node-resolve", "commonjs");
    expect(await printed(folder, "out.mjs")).toBe(name);
    await expect(command("node-resolve")).rejects.toMatchObject({
      stderr: expect.stringContaining("keep identikit external"),
    });
  });
});

describe("a bundle of vite", () => {
  const built = async (config: object, more: Readonly<Record<string, string>> = {}): Promise<string> => {
    const text = `export default ${JSON.stringify({ logLevel: "error", ...config })};`;
    const folder = projectWith({ ...files, ...more, "vite.config.mjs": text }, viteTools);
    await run(process.execPath, [commandOf(viteTools, "vite"), "build"], { cwd: folder });
    return folder;
  };

  it.each([true, undefined])(
    "draws the same people in Node, with noExternal %s",
    needsTools(viteTools, ...vite),
    async (noExternal) => {
      const folder = await built({ build: { ssr: "main.mjs" }, ssr: { noExternal } });
      expect(await printed(folder, "dist/main.mjs")).toBe(name);
    },
  );

  it(
    "draws them from the entry of one country for a page, and says so where it is another",
    needsTools(viteTools, ...vite),
    async () => {
      const lib = { entry: "page.mjs", formats: ["es"], fileName: "page" };
      const page = files["main.mjs"].replace('"identikit"', '"identikit/countries/mx"');
      const folder = await built({ build: { lib } }, { "page.mjs": page });
      expect(await printed(folder, "dist/page.mjs")).toBe(name);
      const wrong = await built({ build: { lib } }, { "page.mjs": files["main.mjs"] });
      await expect(printed(wrong, "dist/page.mjs")).rejects.toThrow('import "identikit/countries/<code>"');
    },
  );
});

describe("a bundle for browsers", () => {
  it.each(["esm", "iife"] as const)("says which entry browsers need: %s", async (format) => {
    const folder = projectWith(files);
    const outfile = join(folder, "out.mjs");
    await build({ entryPoints: [join(folder, "main.mjs")], bundle: true, platform: "browser", format, outfile });
    await expect(printed(folder, outfile)).rejects.toThrow('import "identikit/countries/<code>"');
    expect(statSync(outfile).size).toBeLessThan(2_000);
  });

  it("has nothing of entries that are not used", async () => {
    const folder = projectWith(files);
    const outfile = join(folder, "out.mjs");
    await build({ entryPoints: [join(folder, "unused.mjs")], bundle: true, platform: "node", format: "esm", outfile });
    expect(readFileSync(outfile, "utf8")).not.toContain("person");
    expect(statSync(outfile).size).toBeLessThan(200);
  });
});
