import { readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type TestContext } from "vitest";
import { type Commands, commandsIn, root } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";

/** A folder in which a client is generated, compiled and called. */
export interface Workshop extends Commands {
  /** The path of a file in it. */
  path(...names: readonly string[]): string;
  /** Runs a command that fetches packages. Where it fails, the test is skipped and says that they cannot be had. */
  obtain(what: string, command: string, ...args: readonly string[]): Promise<void>;
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
  const folder = newFolder();
  const path = (...names: readonly string[]): string => join(folder, ...names);
  await writeFile(path("openapi.json"), await (await fetch(url + version)).text());
  const { run, lines } = commandsIn(folder);
  return {
    path,
    run,
    lines,
    async obtain(what, command, ...args) {
      const { code, stderr } = await run(command, ...args);
      if (code === 0) return;
      context.task.meta.missing = [`${what}, which could not be fetched`];
      context.skip(`${what} could not be fetched: ${stderr.slice(-300)}`);
    },
    async generate(name, start, ...args) {
      expect(readFileSync(join(root, "docs/clients.md"), "utf8")).toContain(`\`${[name, ...args].join(" ")}\``);
      await lines(...start, ...args);
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
