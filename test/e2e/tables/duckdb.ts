import { DUCKDB } from "../programs.ts";

type Row = Readonly<Record<string, unknown>>;

/** What tests use of `@duckdb/node-api`, whose types are not installed with those of the other packages. */
interface DuckDb {
  readonly DuckDBInstance: {
    create(path: string, options?: Readonly<Record<string, string>>): Promise<Instance>;
  };
}

interface Instance {
  connect(): Promise<Connection>;
  closeSync(): void;
}

interface Connection {
  runAndReadAll(sql: string): Promise<{
    /** The rows, with their values as JavaScript has them. */
    getRowsJS(): unknown;
    getRowObjectsJson(): readonly Row[];
  }>;
  closeSync(): void;
}

/** An empty database of DuckDB in memory, with one thread. */
export async function openDuckDb(): Promise<Instance> {
  const { DuckDBInstance }: DuckDb = await import(DUCKDB);
  return DuckDBInstance.create(":memory:", { threads: "1" });
}

/** Runs statements in an empty database of DuckDB, and returns the rows of the last one. */
export async function askDuckDb(sql: string): Promise<readonly Row[]> {
  const instance = await openDuckDb();
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql)).getRowObjectsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
