import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { newFolder } from "../folder.ts";
import { findProgram, MARIADB, needs } from "../programs.ts";
import { writeTable } from "./write-table.ts";

/** Runs SQL in a new server of MariaDB, and returns the lines of its answer. */
async function startMariaDb(): Promise<(sql: string) => readonly string[]> {
  const folder = newFolder();
  const [data, socket] = [join(folder, "data"), join(folder, "socket")];
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  const common = ["--no-defaults", `--datadir=${data}`, ...user];
  execFileSync("mariadb-install-db", [...common, "--auth-root-authentication-method=normal"], { stdio: "ignore" });
  const options = [...common, `--socket=${socket}`, "--skip-networking", "--innodb-flush-log-at-trx-commit=0"];
  const server = spawn(findProgram("mariadbd") ?? "mariadbd", options, { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await once(server, "close");
  });
  for await (const line of createInterface(server.stderr)) if (line.includes("ready for connections")) break;
  server.stderr.resume();
  const client = ["--no-defaults", `--socket=${socket}`, "--user=root", "--batch", "--skip-column-names", "mysql"];
  return (sql) => execFileSync("mariadb", client, { input: sql, encoding: "utf8" }).trim().split("\n");
}

it("SQL with keywords and further values creates its table in MariaDB", needs(MARIADB), async () => {
  const file = await writeTable(
    "people.sql",
    "-n 150 -f sql --dialect mysql --create-table --table order --details --extra person.jobTitle,system.cron,lorem.lines --columns index,name=select,details,extra",
  );
  const ask = await startMariaDb();
  expect(ask(readFileSync(file, "utf8"))).toEqual([""]);
  const counts =
    "count(*), count(DISTINCT `index`), count(`extra_person_jobTitle`), count(details_name_patronymic_native) < 150";
  expect(ask(`SELECT ${counts} FROM \`order\`;`)).toEqual(["150\t150\t150\t1"]);
});
