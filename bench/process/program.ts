import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pinned, type Start } from "./child.ts";

/** A process of a program in any language, which reads and prints lines. */
export interface Program {
  readonly pid: number;
  /** Sends a line, and resolves with the next line that the program prints. */
  ask(line: string): Promise<string>;
  /** The next line that the program prints. */
  line(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a command, pinned to its core. */
export function startProgram(command: readonly string[], core: Start["core"]): Program {
  const [file = "", ...args] = pinned(core, command);
  const child = spawn(file, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const next = await lines.next();
    if (next.done === true) throw new Error(`${command.join(" ")} ended with ${child.exitCode}`);
    return next.value;
  };
  return {
    pid: child.pid ?? 0,
    line,
    ask(text) {
      child.stdin.write(`${text}\n`);
      return line();
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}
