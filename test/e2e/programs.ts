import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/**
 * Whether a program of the system is here. On the build server it must be: there a missing one fails the tests that
 * need it, elsewhere it skips them.
 */
export function present(program: string): boolean {
  return process.env.CI !== undefined || findProgram(program) !== undefined;
}

/** Where a program is; servers live in directories that the PATH of people leaves out. */
export function findProgram(program: string): string | undefined {
  const directories = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/sbin"];
  return directories.map((directory) => join(directory, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
