import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { describe, expect, it } from "vitest";
import { person } from "../../../src/library/index.ts";
import { projectWith, type Tools, toolsOf } from "./tools.ts";

const request = { country: "mx", seed: "bundled", reference_date: "2026-01-01" } as const;
const files = {
  "main.mjs": `import { person } from "identikit"; console.log(person(${JSON.stringify(request)}).name);`,
  "unused.mjs": `import { person } from "identikit"; import { person as german } from "identikit/countries/de"; console.log(1);`,
};
const { name } = person(request);

/** A project whose programs are bundled. */
function project(tools?: Tools, more: Readonly<Record<string, string>> = {}) {
  const made = projectWith({ ...files, ...more }, tools);
  const printed = async (file: string): Promise<string> => (await made.lines(process.execPath, file)).join("\n");
  return { ...made, printed };
}

/** What esbuild makes of a program. */
async function esbuild(file: keyof typeof files, options: BuildOptions) {
  const { folder, printed, run } = project();
  const outfile = join(folder, options.format === "cjs" ? "out.cjs" : "out.mjs");
  await build({ entryPoints: [join(folder, file)], bundle: true, outfile, ...options });
  return { outfile, printed, run };
}

const webpack = toolsOf("webpack@5.112.2", "webpack-cli@7.2.1");
const rollup = toolsOf("rollup@4.68.8", "@rollup/plugin-node-resolve@16.0.3", "@rollup/plugin-commonjs@29.0.3");
const vite = toolsOf("vite@8.3.8");

const wrongEntry = 'import "identikit/countries/<code>"';

describe("a bundle for Node", () => {
  it.each(["esm", "cjs"] as const)("of esbuild draws the same people: %s", async (format) => {
    const { outfile, printed } = await esbuild("main.mjs", { platform: "node", format });
    expect(await printed(outfile)).toBe(name);
  });

  it("of webpack does", webpack.options, async () => {
    const { lines, printed } = project(webpack);
    const args = ["--target", "node", "--mode", "production", "--entry", "./main.mjs", "-o", "out"];
    await lines(process.execPath, webpack.command("webpack"), ...args);
    expect(await printed("out/main.js")).toBe(name);
  });

  it("of rollup does, or says what to do where it reads no CommonJS", rollup.options, async () => {
    const { run, printed } = project(rollup);
    const bundled = ["main.mjs", "-f", "es", "-o", "out.mjs", "-p", "node-resolve"];
    const command = [rollup.command("rollup"), ...bundled] as const;
    expect(await run(process.execPath, ...command, "-p", "commonjs")).toMatchObject({ code: 0 });
    expect(await printed("out.mjs")).toBe(name);
    const { code, stderr } = await run(process.execPath, ...command);
    expect(code).not.toBe(0);
    expect(stderr).toContain("keep identikit external");
  });
});

describe("a bundle of vite", vite.options, () => {
  const built = async (config: object, more: Readonly<Record<string, string>> = {}) => {
    const text = `export default ${JSON.stringify({ logLevel: "error", ...config })};`;
    const made = project(vite, { ...more, "vite.config.mjs": text });
    await made.lines(process.execPath, vite.command("vite"), "build");
    return made;
  };

  it.each([true, undefined])("draws the same people in Node, with noExternal %s", async (noExternal) => {
    const { printed } = await built({ build: { ssr: "main.mjs" }, ssr: { noExternal } });
    expect(await printed("dist/main.mjs")).toBe(name);
  });

  it("draws them from the entry of one country for a page, and says so where it is another", async () => {
    const lib = { entry: "page.mjs", formats: ["es"], fileName: "page" };
    const page = files["main.mjs"].replace('"identikit"', '"identikit/countries/mx"');
    const { printed } = await built({ build: { lib } }, { "page.mjs": page });
    expect(await printed("dist/page.mjs")).toBe(name);
    const wrong = await built({ build: { lib } }, { "page.mjs": files["main.mjs"] });
    expect((await wrong.run(process.execPath, "dist/page.mjs")).stderr).toContain(wrongEntry);
  });
});

describe("a bundle for browsers", () => {
  it.each(["esm", "iife"] as const)("says which entry browsers need: %s", async (format) => {
    const { outfile, run } = await esbuild("main.mjs", { platform: "browser", format });
    expect((await run(process.execPath, outfile)).stderr).toContain(wrongEntry);
    expect(statSync(outfile).size).toBeLessThan(2_000);
  });

  it("has nothing of entries that are not used", async () => {
    const { outfile } = await esbuild("unused.mjs", { platform: "node", format: "esm" });
    expect(readFileSync(outfile, "utf8")).not.toContain("person");
    expect(statSync(outfile).size).toBeLessThan(200);
  });
});
