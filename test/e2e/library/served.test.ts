import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { person } from "../../../src/library/index.ts";
import { deadLinksOf } from "../../links-of-service.ts";
import { post } from "../../protocol/serve.ts";
import { root } from "../command-line/run-draw.ts";

const run = promisify(execFile);

/** Folders as README has them: the clone `identikit`, and a project beside it. */
const tree = mkdtempSync(join(tmpdir(), "identikit-readme-"));
const project = join(tree, "your-project");
const tarball = join(root, `identikit-${packageJson.version}.tgz`);

beforeAll(async () => {
  symlinkSync(root, join(tree, "identikit"));
  mkdirSync(project);
  const [, build = "", install = ""] =
    /^\| a test \| `npm run build && ([^`]+)`, then in your project `([^`]+)`/m.exec(
      readFileSync(join(root, "README.md"), "utf8"),
    ) ?? [];
  await run("bash", ["-euc", build], { cwd: join(tree, "identikit") });
  await run("bash", ["-euc", install], { cwd: project });
});
afterAll(() => {
  rmSync(tarball, { force: true });
  rmSync(tree, { recursive: true });
});

/** Starts `npx identikit serve` in the project; returns its address. Ended with the test. */
async function serve(): Promise<string> {
  const env = { ...process.env, PORT: "0", npm_config_update_notifier: "false" };
  const child = spawn("npx", ["identikit", "serve"], { cwd: project, env, detached: true });
  onTestFinished(() => {
    // npx runs the command as a child of a shell.
    if (child.pid !== undefined) process.kill(-child.pid);
  });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return String(line).replace(/^identikit serves /, "");
}

/** Installs optional packages, as links to those of the repository. */
function link(...packages: readonly string[]): void {
  for (const name of packages) {
    const place = join(project, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, "node_modules", name), place);
    onTestFinished(() => rmSync(place));
  }
}

const request = { gender: "female", country: "de", seed: "served", reference_date: "2026-01-01" } as const;
const extra = { ...request, extra: ["company.name"] };

describe("README's line for a test installs a package", () => {
  it("which serves by `npx identikit serve`: without its optional packages, PNG and extras are refused in one sentence", async () => {
    const url = await serve();
    expect(await (await post(`${url}/generate`, request)).json()).toEqual(person(request));
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    expect((await fetch(`${url}/`)).status).toBe(200);
    expect((await deadLinksOf(url)).dead).toEqual([]);
    expect((await fetch(`${url}/avatar/female-adult/3`)).headers.get("content-type")).toBe("image/svg+xml");
    const picture = await fetch(`${url}/avatar/female-adult/3.png`);
    expect(await picture.json()).toMatchObject({ status: 501, detail: expect.stringContaining("npm install sharp") });
    const refused = await post(`${url}/generate`, extra);
    expect(await refused.json()).toMatchObject({
      status: 400,
      errors: [{ field: "extra", message: expect.stringContaining("npm install @faker-js/faker") }],
    });
  });

  it("which with sharp and faker serves PNG pictures and extras", async () => {
    link("sharp", "@faker-js/faker");
    const url = await serve();
    const picture = Buffer.from(await (await fetch(`${url}/avatar/female-adult/3.png`)).arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    const drawn = await post(`${url}/generate`, extra);
    expect(await drawn.json()).toMatchObject({ extra: { "company.name": expect.stringMatching(/./) } });
  });
});
