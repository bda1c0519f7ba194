import { DuckDBInstance } from "@duckdb/node-api";

/** Runs statements in an empty database of DuckDB, and returns the rows of the last one. */
export async function askDuckDb(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql)).getRowObjectsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
