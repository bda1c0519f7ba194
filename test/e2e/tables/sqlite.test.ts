import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { tableOf } from "./write-table.ts";

/** An empty database of SQLite after a script. */
function databaseOf(script: Buffer): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec(script.toString());
  return database;
}

describe("portable SQL in SQLite", () => {
  it("may have keywords as names, and creates its table", async () => {
    const script = await tableOf(
      "-n 150 -f sql --dialect portable --create-table --table order --columns index,name=order,email=select,dob.date=table",
    );
    const database = databaseOf(script);
    expect(database.prepare('SELECT count(*) AS people, max("index") AS last FROM "order"').get()).toEqual({
      people: 150,
      last: 149,
    });
    const columns = database.prepare(`SELECT name, type, "notnull", pk FROM pragma_table_info('order')`).all();
    expect(columns.map((column) => Object.values(column))).toEqual([
      ["index", "bigint", 0, 1],
      ["order", "varchar(255)", 1, 0],
      ["select", "varchar(76)", 1, 0],
      ["table", "date", 1, 0],
    ]);
  });

  it("has households, with NULL for who has no partner", async () => {
    const database = databaseOf(await tableOf("--households -n 20 -f sql --dialect portable --create-table"));
    const sums = "count(*) AS people, count(DISTINCT household) AS households, count(partner) AS partners";
    const { people = 0, households, partners } = database.prepare(`SELECT ${sums} FROM people`).get() ?? {};
    expect(households).toBe(20);
    expect(Number(partners)).toBeGreaterThan(0);
    expect(Number(partners)).toBeLessThan(Number(people));
  });
});
