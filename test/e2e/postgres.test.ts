import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCommand, finish, progressLines, type Run, root, start } from "./command-line/run-draw.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { needs, POSTGRESQL } from "./programs.ts";

/** How many people are loaded: 1,000,000 take a minute. */
const people = Number(process.env.PEOPLE ?? 100_000);
/** And then by a second load. */
const more = Math.floor(people / 5);

const example = join(root, "examples/postgres");

describe("the PostgreSQL example", needs(POSTGRESQL), () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    await server.ask(readFileSync(join(example, "schema.sql"), "utf8"));
  });
  afterAll(() => server.stop());

  const shell = (command: string): Promise<Run> => finish(start("bash", ["-o", "pipefail", "-c", command], server.env));

  /** The loads of the example: the first one, and the one that goes on after it. */
  const [firstLine = "", secondLine = ""] =
    readFileSync(join(example, "README.md"), "utf8").match(/^npx identikit draw .*\| psql.*$/gm) ?? [];

  /** Runs the first load with `count` people; `before` is inserted into the pipeline before psql. */
  const load = (seed: string, count: number, before = ""): Promise<Run> =>
    run(firstLine.replace("--seed crm", `--seed "${seed}"`).replace("--count 100000", `--count ${count}`), before);

  const run = (line: string, before = ""): Promise<Run> =>
    shell(line.replace("npx identikit", `${process.execPath} ${builtCommand}`).replace("| psql", `${before} | psql`));

  const loaded = { code: 0, stdout: "", stderr: expect.stringMatching(new RegExp(`^${progressLines}$`)) };

  const counts = (): Promise<string> =>
    server.ask("SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM addresses), (SELECT count(*) FROM cards)");

  it(`takes ${people.toLocaleString("en")} people of all countries without a violation`, async () => {
    expect(await load("postgres", people)).toEqual(loaded);
    expect(await counts()).toBe(`${people}|${people}|${people}`);
    expect(await server.ask("SELECT count(DISTINCT country) FROM people")).toBe("11");
    expect(await server.ask("SELECT count(*) FROM drawn")).toBe("0");
  }, 300_000);

  it("takes a second load from where the first one ended", async () => {
    const line = secondLine
      .replace("--seed crm", "--seed postgres")
      .replace("--first-index 100000", `--first-index ${people}`)
      .replace("--count 100000", `--count ${more}`);
    expect(line).toContain(`--seed postgres --reference-date 2026-01-01 --first-index ${people} --count ${more} `);
    expect(await run(line)).toEqual(loaded);
    expect(await counts()).toBe(`${people + more}|${people + more}|${people + more}`);
  }, 300_000);

  it("refuses a second load with another seed, which shares cards or ids with the first, and keeps nothing of it", async () => {
    const before = await counts();
    const other = await load("another", more);
    expect(other.code).not.toBe(0);
    expect(other.stderr).toMatch(
      /violates unique constraint "(?:cards_number_key|people_national_id_key|people_email_key)"/,
    );
    expect(await counts()).toBe(before);
  }, 300_000);

  it("keeps nothing of a load that is cut off, or that violates a constraint", async () => {
    const before = await counts();
    const cut = await load("cut off", 1_000, "| head -c 100000");
    expect(cut.code).not.toBe(0);
    const again = await load("postgres", 100);
    expect(again.code).not.toBe(0);
    expect(again.stderr).toContain('violates unique constraint "people_email_key"');
    expect(await counts()).toBe(before);
  });

  it("refuses a card whose check digit is wrong, and one without a person", async () => {
    const [number = ""] = [await server.ask("SELECT number FROM cards LIMIT 1")];
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    const insert = (card: string, person: string): Promise<string> =>
      server.ask(`INSERT INTO cards VALUES (${person}, '${card}', 'Visa', '123', '2030-01-31')`);
    await server.ask("DELETE FROM cards WHERE person_id = 1");
    await expect(insert(wrong, "1")).rejects.toThrow("cards_number_check");
    await expect(insert("4242424242424242", "-1")).rejects.toThrow("cards_person_id_fkey");
  });
});
