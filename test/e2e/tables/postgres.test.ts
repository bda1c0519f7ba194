import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finish, type Run, start } from "../command-line/run-draw.ts";
import { type PostgresServer, startPostgres } from "../postgres-server.ts";
import { needs, POSTGRESQL } from "../programs.ts";
import { details, writeTable } from "./write-table.ts";

describe("SQL in an empty database of PostgreSQL", needs(POSTGRESQL), () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const run = (file: string): Promise<Run> =>
    finish(start("psql", ["-q", "-v", "ON_ERROR_STOP=1", "-f", file], server.env));

  it.each(["postgresql", "portable"])("creates its table with types, and keys it by the index: %s", async (dialect) => {
    const file = await writeTable(
      "people.sql",
      `-n 300 -f sql --dialect ${dialect} --create-table --table ${dialect} ${details} --columns index,address,dob,details,extra`,
    );
    expect(await run(file)).toEqual({ code: 0, stdout: "", stderr: "" });
    const lines = dialect === "postgresql" ? "min(cardinality(details_envelope))" : "count(details_envelope)";
    const least = Number(await server.ask(`SELECT ${lines} FROM ${dialect}`));
    expect(least).toBeGreaterThan(1);
    expect(
      await server.ask(
        `SELECT count(*), count(DISTINCT index), max(dob_date) < '2008-01-02', count(details_name_middle_native) < 300 FROM ${dialect}`,
      ),
    ).toBe("300|300|t|t");
    expect((await run(file)).stderr).toContain("already exists");
    expect(await server.ask(`SELECT count(*) FROM ${dialect}`)).toBe("300");
  });

  it("creates the table of households", async () => {
    const file = await writeTable("households.sql", "--households -n 40 -f sql --create-table --table households");
    expect(await run(file)).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(await server.ask("SELECT count(DISTINCT household), count(partner) < count(*) FROM households")).toBe(
      "40|t",
    );
  });
});
