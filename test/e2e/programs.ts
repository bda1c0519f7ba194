import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import type { TestOptions } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a skipped test needs and this machine lacks. */
    missing?: readonly string[];
  }
}

export const CHROMIUM = "chromium-headless-shell";
/** Connect's own conformance suite, a Go program. */
export const CONFORMANCE = "connectconformance";
/** On Linux: every write to it fails as on a full disk. */
export const FULL_DISK = "/dev/full";
/** A Node that does not run TypeScript itself. */
export const OLDER_NODE = "a Node older than 24";

/** The server and its tools, which Debian keeps in a folder for each version. */
export const POSTGRESQL = "postgresql";

/** The server of MariaDB, which also prepares its folder. */
export const MARIADB = "mariadbd";
/** Packages of Python that read tables. */
export const PANDAS = "python3-pandas";
export const POLARS = "python3-polars";
export const PYARROW = "python3-pyarrow";
export const PYSPARK = "python3-pyspark";
export const PYTEST = "python3-pytest";
/** DuckDB with its httpfs, and ClickHouse, as packages of Python, which need no network to be installed by a test. */
export const DUCKDB_HTTPFS = "python3-duckdb-extension-httpfs";
export const CLICKHOUSE = "python3-chdb";

/** Packages of `test/e2e/package.json`, which `npm --prefix test/e2e ci` installs. */
export const ATTW = "@arethetypeswrong/cli";
export const AUTOCANNON = "autocannon";
export const DRIZZLE = "drizzle-orm";
export const DUCKDB = "@duckdb/node-api";
export const KUBERNETES_MODELS = "kubernetes-models";
export const ownPackages: readonly string[] = [ATTW, AUTOCANNON, DRIZZLE, DUCKDB, KUBERNETES_MODELS];

/** The path of one of them. */
export const packageFolder = (name: string): string => join(import.meta.dirname, "node_modules", name);

const hasPackage = (name: string) => (): boolean => existsSync(packageFolder(name));

/** Whether the Python on the PATH has a package. */
const hasPython = (name: string) => (): boolean =>
  spawnSync("python3", ["-c", `import ${name}`], { stdio: "ignore" }).status === 0;

/** Checks for what is not one executable on the PATH. */
const checks: Readonly<Record<string, () => boolean>> = {
  "python3-grpcio": () => spawnSync("/usr/bin/python3", ["-c", "import grpc"], { stdio: "ignore" }).status === 0,
  [PANDAS]: hasPython("pandas"),
  [POLARS]: hasPython("polars"),
  [PYARROW]: hasPython("pyarrow"),
  [PYTEST]: hasPython("pytest"),
  [DUCKDB_HTTPFS]: () => hasPython("duckdb")() && hasPython("duckdb_extension_httpfs")(),
  [CLICKHOUSE]: hasPython("chdb"),
  [PYSPARK]: () => findProgram("java") !== undefined && hasPython("pyspark")(),
  [POSTGRESQL]: () => findPostgres("initdb") !== undefined,
  [FULL_DISK]: () => existsSync(FULL_DISK),
  [OLDER_NODE]: () => findOlderNode() !== undefined,
  ...Object.fromEntries(ownPackages.map((name) => [name, hasPackage(name)])),
};

/** What the build server (`CI`) may lack too, and why. */
export const optional: Readonly<Record<string, string>> = {
  [CONFORMANCE]: "optional: built with Go (test/conformance/README.md)",
  go: "optional: Debian's is older than the modules of the example require",
  cargo: "optional: another language",
  pwsh: "optional: PowerShell, which Windows has",
  mvn: "optional: another language",
  java: "optional: another language",
  javac: "optional: another language",
  sqlite3: "optional: a database (apt-get install sqlite3)",
  [MARIADB]: "optional: another database (apt-get install mariadb-server)",
  [PANDAS]: "optional: another language (pip install pandas)",
  [POLARS]: "optional: another language (pip install polars)",
  [PYARROW]: "optional: another language (pip install pyarrow)",
  [PYTEST]: "optional: another language (pip install pytest)",
  [DUCKDB_HTTPFS]: "optional: another language (pip install duckdb duckdb-extension-httpfs, of one version)",
  [CLICKHOUSE]: "optional: another language (pip install chdb)",
  ssconvert: "optional: a spreadsheet (apt-get install gnumeric)",
  k6: "optional: another language's (go install go.k6.io/k6@latest)",
  [PYSPARK]: "optional: another language, and Java (pip install pyspark)",
  "kubernetes-validate": "optional: another language (pip install kubernetes-validate)",
  python3: "optional: another language",
  "python3-grpcio": "optional: another language",
  protoc: "optional: of other languages",
  grpc_python_plugin: "optional: another language",
  [OLDER_NODE]: "optional: a machine may have no other Node than ours",
};

/**
 * Options of a test or a suite that needs programs of the system. Where one is missing the tests are skipped and
 * `skipped-programs.ts` names it after the run; on the build server (`CI`) they run and fail.
 */
export function needs(...programs: readonly string[]): TestOptions {
  const missing = programs.filter((program) => !(checks[program]?.() ?? findProgram(program) !== undefined));
  if (missing.length === 0) return {};
  const maySkip = process.env.CI === undefined || missing.every((program) => program in optional);
  return { skip: maySkip, meta: { missing } };
}

/** The path of a program; servers are in directories that a user's PATH does not contain. */
export function findProgram(program: string): string | undefined {
  const directories = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
  return directories.map((directory) => join(directory, program)).find(isExecutable);
}

/** The path of a program of the PostgreSQL server: in a folder of Debian for one of its versions, or on the PATH. */
export function findPostgres(program: string): string | undefined {
  const [found = findProgram(program)] = globSync(`/usr/lib/postgresql/*/bin/${program}`);
  return found;
}

/** The first Node on the PATH that does not run TypeScript itself; undefined if there is none. */
export function findOlderNode(): string | undefined {
  const commands = (process.env.PATH ?? "").split(delimiter).map((directory) => join(directory, "node"));
  return commands.filter(isExecutable).find((command) => {
    const version = execFileSync(command, ["-p", "process.versions.node"], { encoding: "utf8" });
    return Number.parseInt(version, 10) < 24;
  });
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
