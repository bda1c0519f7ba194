import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { listen } from "../../protocol/listen.ts";
import { finish, type Run, root } from "../command-line/run-draw.ts";

/** A copy of one example in a temporary folder, so that its commands leave the repository unchanged. */
export interface ExampleCopy {
  readonly folder: string;
  /** Runs a command in the folder until it exits. */
  run(command: string, ...args: readonly string[]): Promise<Run>;
  /** Runs a command that must succeed, and returns the lines that it printed. */
  lines(command: string, ...args: readonly string[]): Promise<readonly string[]>;
}

/** Copies an example and the schema; its dependencies are those of this repository. */
export async function copyExample(example: string): Promise<ExampleCopy> {
  const tree = await mkdtemp(join(tmpdir(), "identikit-example-"));
  onTestFinished(() => rm(tree, { recursive: true }));
  const folder = join(tree, "examples", example);
  await cp(join(root, "examples", example), folder, { recursive: true });
  await cp(join(root, "proto"), join(tree, "proto"), { recursive: true });
  await symlink(join(root, "node_modules"), join(tree, "node_modules"));

  const run = (command: string, ...args: readonly string[]): Promise<Run> => {
    const bin = join(root, "node_modules/.bin");
    // npm would ask the registry for a newer npm.
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, npm_config_update_notifier: "false" };
    const child = spawn(command, args, { cwd: folder, env });
    onTestFinished(() => void child.kill("SIGKILL"));
    return finish(child);
  };
  return {
    folder,
    run,
    async lines(command, ...args) {
      const { code, stdout, stderr } = await run(command, ...args);
      expect(code, stderr + stdout).toBe(0);
      return stdout.trimEnd().split("\n");
    },
  };
}

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** Serves a folder from an origin of its own; returns its URL. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer(async ({ url = "/" }, response) => {
    const file = join(folder, new URL(url, "http://localhost").pathname);
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(await readFile(file).catch(() => ""));
  });
  return `http://127.0.0.1:${await listen(server)}`;
}
