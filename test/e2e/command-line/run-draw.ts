import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Exit code and output of a finished command. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The command line of the package, which `npm run test:e2e` builds before: it starts with half the CPU time of its sources, which
 * launcher.test.ts runs.
 */
export const builtCommand = "dist/package/bin/identikit.cjs";

/** What a run that takes longer than ten seconds writes to standard error. */
export const progressLines = String.raw`(?:\d+ of \d+ people, [^\n]+ left\n)*`;

/** Starts `identikit draw` as a process of its own, ended with the test. */
export function startDraw(
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return startCommand("draw", args, nodeOptions);
}

/** Starts a command of identikit as a process of its own, ended with the test. */
export function startCommand(
  command: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return start(process.execPath, [...nodeOptions, builtCommand, command, ...args]);
}

/** Starts a program in a folder, by default this repository, ended with the test. */
export function start(
  command: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
  cwd = root,
): ChildProcessWithoutNullStreams {
  const env = { ...process.env, ...variables, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/identikit") };
  const child = spawn(command, args, { cwd, env });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

/** Runs programs in a folder to their ends. */
export interface Commands {
  run(command: string, ...args: readonly string[]): Promise<Run>;
  /** Runs one that must succeed, and returns the lines that it printed. */
  lines(command: string, ...args: readonly string[]): Promise<readonly string[]>;
}

export function commandsIn(folder: string, variables: NodeJS.ProcessEnv = {}): Commands {
  // npm would ask the registry for a newer npm.
  const env = { npm_config_update_notifier: "false", ...variables };
  const run = (command: string, ...args: readonly string[]) => finish(start(command, args, env, folder));
  return {
    run,
    async lines(command, ...args) {
      const { code, stdout, stderr } = await run(command, ...args);
      expect(code, (stderr + stdout).slice(-4_000)).toBe(0);
      return stdout.trimEnd().split("\n");
    },
  };
}

/** Runs `identikit draw` to its end. */
export function draw(...args: readonly string[]): Promise<Run> {
  return finish(startDraw(args));
}

export async function finish(child: ChildProcessWithoutNullStreams): Promise<Run> {
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode(child)]);
  return { code, stdout, stderr };
}

export function exitCode(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve) => child.on("close", resolve));
}
