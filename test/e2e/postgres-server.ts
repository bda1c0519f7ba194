import { execFile, execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres, POSTGRESQL } from "./programs.ts";

const run = promisify(execFile);

/** A PostgreSQL server for one test, on a socket in a temporary folder. */
export interface PostgresServer {
  /** Environment with which psql finds it. */
  readonly env: NodeJS.ProcessEnv;
  /** Resolves to the result of a statement: one line for each row, columns separated by |. Rejects if it fails. */
  ask(sql: string): Promise<string>;
  stop(): void;
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's packages add for it. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((what) => Number(execFileSync("id", [what, "postgres"])));
  return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
}

export async function startPostgres(): Promise<PostgresServer> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "identikit-postgres-"));
  const home = join(folder, "home");
  mkdirSync(home);
  for (const path of [folder, home]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? 0);
  const data = join(home, "data");
  const tool = (name: string, ...args: string[]): Promise<unknown> =>
    run(findPostgres(name) ?? POSTGRESQL, args, { ...user, cwd: home, env: { ...process.env, LC_ALL: "C" } });
  await tool("initdb", "-D", data, "--auth=trust", "--username=identikit", "--encoding=UTF8", "--no-sync");
  // The data is deleted after the test, so that nothing needs to be durable.
  const options = `-k ${home} -c listen_addresses= -c fsync=off -c full_page_writes=off -c synchronous_commit=off`;
  await tool("pg_ctl", "-D", data, "-w", "-l", join(home, "log"), "-o", options, "start");
  const env = { ...process.env, PGHOST: home, PGUSER: "identikit", PGDATABASE: "postgres" };
  return {
    env,
    async ask(sql) {
      const { stdout } = await run("psql", ["-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", sql], { env });
      return stdout.trim();
    },
    stop() {
      const args = ["-D", data, "-m", "immediate", "-w", "stop"];
      execFileSync(findPostgres("pg_ctl") ?? POSTGRESQL, args, { ...user, cwd: home, stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
