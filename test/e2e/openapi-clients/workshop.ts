import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, type TestContext } from "vitest";
import { finish, type Run, root } from "../command-line/run-draw.ts";

/** A folder in which a client is generated, compiled and called. */
export interface Workshop {
  /** The path of a file in it. */
  path(...names: readonly string[]): string;
  /** Runs a command that fetches packages. Where it fails, the test is skipped and says that they cannot be had. */
  obtain(what: string, command: string, ...args: readonly string[]): Promise<void>;
  /** Runs a command that must succeed, and returns the lines that it printed. */
  lines(command: string, ...args: readonly string[]): Promise<readonly string[]>;
  /** Runs a generator by the command that docs/clients.md has: its name there, and how it is started here. */
  generate(
    name: string,
    start: readonly [command: string, ...args: string[]],
    ...args: readonly string[]
  ): Promise<void>;
  /** Writes a file. */
  write(name: string, text: string): Promise<void>;
  /** Copies the program that calls the client. */
  copyProgram(program: string, to?: string): Promise<void>;
}

/** A workshop with the OpenAPI document of a service as `openapi.json`, in the version that the generator reads. */
export async function openWorkshop(context: TestContext, url: string, version = "/openapi.json"): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), "identikit-client-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = (...names: readonly string[]): string => join(folder, ...names);
  await writeFile(path("openapi.json"), await (await fetch(url + version)).text());

  const run = (command: string, args: readonly string[]): Promise<Run> => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, npm_config_update_notifier: "false" } });
    onTestFinished(() => void child.kill("SIGKILL"));
    return finish(child);
  };
  return {
    path,
    async obtain(what, command, ...args) {
      const { code, stderr } = await run(command, args);
      if (code === 0) return;
      context.task.meta.missing = [`${what}, which could not be fetched`];
      context.skip(`${what} could not be fetched: ${stderr.slice(-300)}`);
    },
    async lines(command, ...args) {
      const { code, stdout, stderr } = await run(command, args);
      expect(code, (stderr + stdout).slice(-4_000)).toBe(0);
      return stdout.trimEnd().split("\n");
    },
    async generate(name, [command, ...first], ...args) {
      expect(readFileSync(join(root, "docs/clients.md"), "utf8")).toContain(`\`${[name, ...args].join(" ")}\``);
      const { code, stdout, stderr } = await run(command, [...first, ...args]);
      expect(code, (stderr + stdout).slice(-4_000)).toBe(0);
    },
    write: (name, text) => writeFile(path(name), text),
    copyProgram: (program, to = program) =>
      cp(join(root, "test/e2e/openapi-clients/programs", program), path(to), { recursive: true }),
  };
}

/** Generates a client into the folder `client` by openapi-generator, a Java program. */
export async function generateByJava(
  { path, obtain, generate }: Workshop,
  generator: string,
  ...options: readonly string[]
): Promise<void> {
  const artifact = "org.openapitools:openapi-generator-cli:7.25.0";
  await obtain(
    "openapi-generator",
    "mvn",
    "-q",
    "dependency:copy",
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${path()}`,
  );
  const jar = path("openapi-generator-cli-7.25.0.jar");
  const args = ["generate", "-g", generator, "-i", "openapi.json", "-o", "client", ...options];
  await generate("openapi-generator-cli", ["java", "-jar", jar], ...args);
}
