import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../protocol/serve.ts";
import { open } from "../browser.ts";
import { root } from "../command-line/run-draw.ts";
import { CHROMIUM, needs } from "../programs.ts";
import { serveExample, serveFolder } from "./example-copy.ts";
import { clock, expected, further, mistake, show, tight } from "./expected-lines.ts";

describe("examples/curl", needs("curl"), () => {
  it("generate.sh draws a woman of Japan, and waits where the limit is reached", async () => {
    const { url, lines } = await serveExample("curl", tight, clock);
    const [first = ""] = await lines("./generate.sh", url);
    expect(JSON.parse(first)).toMatchObject({ gender: "female", address: { country: "Japan" } });
    expect(await lines("./generate.sh", url)).toEqual([first]);
  });

  it("again.sh draws the same random person twice", async () => {
    const { url, lines } = await serveExample("curl");
    const [first, again] = await lines("./again.sh", url);
    expect(JSON.parse(first ?? "")).toHaveProperty("national_id");
    expect(again).toBe(first);
  });

  it("picture.sh fetches the avatar of a person", async () => {
    const { url, folder, lines } = await serveExample("curl");
    await lines("./picture.sh", url, "face.png");
    const signature = readFileSync(join(folder, "face.png")).subarray(1, 4);
    expect(signature.toString()).toBe("PNG");
  });

  it("batch.sh draws three people over Connect", async () => {
    const { url, lines } = await serveExample("curl");
    const { identities }: { identities: Answer[] } = JSON.parse((await lines("./batch.sh", url)).join("\n"));
    expect(identities.map(show)).toEqual((await expected(url)).slice(1));
  });

  it("exact.sh draws a woman of Bonn, and household.sh a couple", async () => {
    const { url, lines } = await serveExample("curl");
    const [person = ""] = await lines("./exact.sh", url);
    expect(JSON.parse(person)).toMatchObject({ address: { city: "Bonn" }, credit_card: { provider_bank: "Visa" } });
    const [household = ""] = await lines("./household.sh", url);
    const { members }: { members: { relation: string }[] } = JSON.parse(household);
    expect(members.map(({ relation }) => relation)).toEqual(["first", "partner"]);
  });

  it("broken.sh finds the rule that it has asked to break", async () => {
    const { url, lines } = await serveExample("curl");
    const { coherent, results } = JSON.parse((await lines("./broken.sh", url)).join("\n"));
    const failing = results.filter(({ verdict }: { verdict: string }) => verdict === "fail");
    expect(coherent).toBe(false);
    expect(failing.map(({ rule }: { rule: string }) => rule)).toEqual(["national_id.check_digit"]);
  });

  it("mistake.sh shows every field at fault, and fails", async () => {
    const { url, run } = await serveExample("curl");
    const { code, stdout } = await run("./mistake.sh", url);
    expect(code).not.toBe(0);
    expect(JSON.parse(stdout).errors.map(({ field }: { field: string }) => field)).toEqual(["gender", "country"]);
  });
});

describe("examples/typescript", () => {
  it("runs as its README says, and passes the compiler", async () => {
    const { url, lines } = await serveExample("typescript");
    await lines("npm", "run", "generate");
    await lines("tsc", "--project", ".");
    const people = [...(await expected(url)), ...(await further(url))];
    expect(await lines("node", "main.ts", url)).toEqual([...people, `InvalidArgument: ${mistake}`]);
  });
});

describe("examples/browser", needs(CHROMIUM), () => {
  it("plain.html draws a woman of Japan with her picture, and a random person when the button is clicked", async () => {
    const { url, folder } = await serveExample("browser");
    const { page, complaints } = await open(`${await serveFolder(folder)}/plain.html?service=${url}`);
    const [person] = await expected(url);
    await page.getByText(person ?? "").waitFor();
    await expect
      .poll(() => page.locator("img").evaluate((image: { naturalWidth?: number }) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole("button").click();
    await page.getByText(person ?? "").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("plain.html works as a local file", async () => {
    const { url, folder } = await serveExample("browser");
    const { page } = await open(`file://${folder}/plain.html?service=${url}`);
    await page.getByText((await expected(url))[0] ?? "").waitFor();
  });

  it("connect.html is built as its README says, and speaks both protocols", async () => {
    const { url, folder, lines } = await serveExample("browser");
    await lines("npm", "run", "generate");
    await lines("tsc", "--project", ".");
    await lines("npm", "run", "build");
    const address = `${await serveFolder(folder)}/connect.html?service=${url}`;
    for (const [protocol, type] of [
      ["connect", "application/json"],
      ["grpc-web", "application/grpc-web+proto"],
    ]) {
      const { page, calls } = await open(`${address}&protocol=${protocol}`);
      await page.getByText(`InvalidArgument: ${mistake}`).waitFor();
      expect(await page.locator("li").allTextContents()).toEqual(await expected(url));
      expect(calls[0]).toBe(type);
    }
  });
});

describe("the READMEs of the examples", needs("git"), () => {
  it("make nothing that Git does not ignore", async () => {
    const made = [
      "typescript/gen/identity/v1/identity_pb.ts",
      "typescript/node_modules/x",
      "typescript/package-lock.json",
      "browser/connect.js",
      "go/identity/v1/identity.pb.go",
      "go/example",
      "java/target/classes",
      "python/.venv/bin/python",
      "python/__pycache__/resume.pyc",
      "python/identikit_pb/identity/v1/identity_pb2.py",
      "python/proto/identity/v1/identity.proto",
      "java/proto/identity/v1/identity.proto",
    ].map((file) => `examples/${file}`);
    const { stdout } = await promisify(execFile)("git", ["check-ignore", ...made], { cwd: root });
    expect(stdout.trim().split("\n")).toEqual(made);
  });

  it("name every folder and script", () => {
    const read = (file: string): string =>
      readFileSync(fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url)), "utf8");
    for (const folder of ["curl", "typescript", "browser", "python", "go", "java"])
      expect(read("README.md")).toContain(`(${folder})`);
    for (const script of [
      "generate.sh",
      "again.sh",
      "picture.sh",
      "batch.sh",
      "exact.sh",
      "broken.sh",
      "household.sh",
      "mistake.sh",
    ]) {
      expect(read("curl/README.md")).toContain(script);
    }
  });
});
