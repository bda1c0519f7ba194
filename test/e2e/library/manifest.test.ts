import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeManifest } from "../../../scripts/package/manifest.ts";
import { deadLinks } from "../../links.ts";
import { root } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { ATTW, needs, packageFolder } from "../programs.ts";
import { built, install, type Project } from "./installed.ts";

let packed: Project;
beforeAll(async () => {
  packed = await install();
});
afterAll(() => rmSync(packed.folder, { recursive: true }));

describe("the packed package", () => {
  it("takes at most 15 MB, has no dependency, no script and no source map, and says which Node it needs", async () => {
    expect(statSync(packed.tarball).size).toBeLessThan(15e6);
    const manifest = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
    expect(Object.keys(manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:scripts|dependencies)$/)]),
    );
    expect(manifest).toMatchObject({ engines: { node: ">=22" }, peerDependenciesMeta: { sharp: { optional: true } } });
    expect(Object.keys(manifest.peerDependencies)).toEqual(["@faker-js/faker", "sharp"]);
    expect(globSync("**/*.map", { cwd: built })).toEqual([]);
  });

  it.each(["index", "countries/mx"])("says which Node it needs where an older one loads %s", (entry) => {
    const program = `delete Map.groupBy; require("./${entry}.cjs")`;
    const { stderr } = spawnSync(process.execPath, ["-e", program], { cwd: built, encoding: "utf8" });
    expect(stderr).toContain("Error: identikit needs Node 22 or newer");
  });

  it("has no import.meta in what CommonJS loads", () => {
    const common = globSync("**/*.cjs", { cwd: built });
    // Not in comments.
    const used = common.filter((file) => /^(?!\s*\*).*import\.meta\b/m.test(readFileSync(join(built, file), "utf8")));
    expect(used).toEqual([]);
  });

  it("has the licence of each package that it contains", () => {
    const notice = readFileSync(join(built, "NOTICE"), "utf8");
    for (const name of ["@connectrpc/connect", "commander", "ioredis", "pino", "swagger-ui-dist", "zod"]) {
      expect(notice).toMatch(new RegExp(`^${name} \\d`, "m"));
    }
    expect(notice).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION");
  });

  it("names the repository where GitHub builds it, and no address otherwise", () => {
    const folder = newFolder();
    const written = (env: NodeJS.ProcessEnv): Record<string, unknown> => {
      writeManifest(folder, env);
      return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    };
    expect(Object.keys(written({}))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:homepage|repository)$/)]),
    );
    expect(written({ GITHUB_REPOSITORY: "owner/people" })).toMatchObject({
      homepage: "https://github.com/owner/people#readme",
      repository: { type: "git", url: "git+https://github.com/owner/people.git" },
    });
  });

  it("links to documents and headings that it has; those for the service are followed as it sends them", () => {
    for (const document of globSync("{,docs/}*.{md,txt}", { cwd: built }))
      expect(deadLinks(join(built, document)), document).toEqual([]);
  });

  it("passes publint", async () => {
    const publint = join(root, "node_modules/.bin/publint");
    expect(await packed.node(publint, "run", "--strict", packed.tarball)).toContain("All good!");
  });

  it("passes Are the Types Wrong", needs(ATTW), async () => {
    const attw = join(packageFolder(ATTW), "dist/index.js");
    // It fails if it finds anything. Resolution before `exports` is not supported.
    await packed.node(process.execPath, attw, packed.tarball, "--profile", "node16");
  });
});
