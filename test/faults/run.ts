// npm run test:faults [-- <name or row>...] [--thorough] [--write]
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { countries } from "../../src/countries/index.ts";
import { attacks } from "./attacks/index.ts";
import type { Attack } from "./harness/attack.ts";
import { startHonestClients } from "./harness/honest-clients.ts";
import { failuresOf, type Outcome, runAttack } from "./harness/run-attack.ts";
import { startServer } from "./harness/server-process.ts";
import { soak } from "./harness/soak.ts";
import { head, line, notes, withLines } from "./harness/table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    soak: { type: "boolean", default: false },
    minutes: { type: "string", default: "30" },
    thorough: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    seconds: { type: "string" },
    calm: { type: "string" },
    scale: { type: "string", default: "1" },
    rate: { type: "string", default: "100" },
    slack: { type: "string", default: "1" },
    runs: { type: "string" },
  },
});

/** Milliseconds of honest calls before the first attack, in which V8 compiles the code. */
const WARM_UP = 5_000;

/** Milliseconds after the last attack, and MiB of resident memory allowed then. */
const REST = 120_000;
const RESIDENT = 400;

// An exit handler stops the servers.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** All attacks in half an hour; and thoroughly, floods of one address for 20 s, three times each, in an hour and three quarters. */
const usual = { seconds: 2, calm: 1, runs: 1 } as const;
const thorough = { seconds: 5, calm: 2, runs: undefined } as const;

const perSecond = Number(values.rate);
const effort = values.thorough ? thorough : usual;
const options = {
  scale: Number(values.scale),
  seconds: Number(values.seconds ?? effort.seconds),
  calm: Number(values.calm ?? effort.calm),
  slack: Number(values.slack),
  runs: values.runs === undefined ? effort.runs : Number(values.runs),
};
const page = new URL("../../SECURITY.md", import.meta.url);
const begun = performance.now();
const failures: string[] = [];
const chosen = attacks.filter(
  ({ name, row }) => positionals.length === 0 || positionals.some((word) => name.includes(word) || row === word),
);
if (values.list) for (const { row, name } of chosen) console.log(row.padEnd(7), name);
else {
  if (values.soak) failures.push(...(await soak(Number(values.minutes))));
  else await runAll();
  for (const failure of failures) console.error(`! ${failure}`);
  console.log(failures.length === 0 ? "\nAll rows hold." : `\n${failures.length} failures.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Runs the chosen attacks: those that need other settings against servers that have them, then the others. */
async function runAll(): Promise<void> {
  console.log(head);
  const details: string[] = [];
  const usual = "{}";
  const settings = Map.groupBy(chosen, ({ env = {} }) => JSON.stringify(env));
  const { [usual]: others = [], ...own } = Object.fromEntries(settings);
  for (const some of Object.values(own)) details.push(...(await runAgainst(some[0]?.env ?? {}, some)));
  if (others.length > 0) details.push(...(await runAgainst({}, others, positionals.length === 0)));
  console.log(`\n${details.join("\n")}\n\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
}

/** Draws from every country: reading its tables takes some 50 ms, which must not count as part of an attack. */
async function readTables(port: number): Promise<void> {
  for (const { code } of countries) {
    const body = JSON.stringify({ gender: "male", country: code });
    const headers = { "content-type": "application/json" };
    await (await fetch(`http://127.0.0.1:${port}/generate`, { method: "POST", headers, body })).text();
  }
}

async function runAgainst(
  env: Readonly<Record<string, string>>,
  some: readonly Attack[],
  rests = false,
): Promise<readonly string[]> {
  const server = await startServer(env);
  await readTables(server.port);
  const honest = startHonestClients({ port: server.port, perSecond });
  await wait(WARM_UP);
  failures.push(...server.bugs().map((bug) => `before any attack: ${bug}`));
  const details: string[] = [];
  let before: Outcome["after"] | undefined;
  for (const attack of some) {
    const outcome: Outcome = await runAttack(attack, server, honest, { ...options, before });
    before = outcome.after;
    console.log(line(outcome));
    if (values.write) writeFileSync(page, withLines(readFileSync(page, "utf8"), attacks, [line(outcome)]));
    details.push(notes(outcome));
    failures.push(...failuresOf(outcome).map((failure) => `${attack.name}: ${failure}`));
    if (!outcome.running) break;
  }
  if (rests) {
    await wait(REST);
    const { resident } = await server.measure();
    details.push(`- ${REST / 1_000} s after ${some.at(-1)?.name}: ${resident.toFixed(0)} MiB`);
    if (resident > RESIDENT) failures.push(`${resident.toFixed(0)} MiB remain, more than ${RESIDENT}`);
  }
  await honest.stop();
  if (server.isAlive()) {
    const code = await server.stop();
    if (code !== 0) failures.push(`the server stopped with ${code}`);
  }
  return details;
}
