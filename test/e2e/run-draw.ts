import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a finished command leaves. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `identikit draw` as a process of its own, ended with the test. */
export function startDraw(
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return start(process.execPath, [...nodeOptions, "src/cli.ts", "draw", ...args]);
}

export function start(command: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, { cwd: root });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
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
