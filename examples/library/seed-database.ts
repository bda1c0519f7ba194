import { DatabaseSync } from "node:sqlite";
import { avg, count } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { people } from "identikit";

const customers = sqliteTable("customers", {
  id: integer().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  born: text().notNull(),
  city: text().notNull(),
  heightCm: integer("height_cm").notNull(),
});

const sqlite = new DatabaseSync(":memory:");
sqlite.exec(`CREATE TABLE customers (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, born TEXT NOT NULL, city TEXT NOT NULL,
  height_cm INTEGER NOT NULL
) STRICT`);
const database = drizzle(async (sql, parameters, method) => {
  const statement = sqlite.prepare(sql);
  if (method === "run") return { rows: [statement.run(...parameters)] };
  return { rows: statement.all(...parameters).map((row) => Object.values(row)) };
});

const rows = Array.from(people({ seed: "shop", count: 500 }), ({ name, email, dob, address, height }) => ({
  name,
  email,
  born: dob.date,
  city: address.city,
  heightCm: height.cm,
}));
await database.insert(customers).values(rows);

const [total] = await database.select({ customers: count(), height: avg(customers.heightCm) }).from(customers);
console.log(`${total?.customers} customers`);
