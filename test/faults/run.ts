import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { countries } from "../../src/countries/index.ts";
import { attacks } from "./attacks/index.ts";
import type { Attack } from "./harness/attack.ts";
import { startHonestClients } from "./harness/honest-clients.ts";
import { failuresOf, type Outcome, runAttack } from "./harness/run-attack.ts";
import { startServer } from "./harness/server-process.ts";
import { soak } from "./harness/soak.ts";
import { head, line, notes } from "./harness/table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    soak: { type: "boolean", default: false },
    minutes: { type: "string", default: "30" },
    seconds: { type: "string", default: "4" },
    calm: { type: "string", default: "2" },
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

const perSecond = Number(values.rate);
const options = {
  scale: Number(values.scale),
  seconds: Number(values.seconds),
  calm: Number(values.calm),
  slack: Number(values.slack),
  ...(values.runs === undefined ? {} : { runs: Number(values.runs) }),
};
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

/** Runs the chosen attacks: those with an environment of their own each against a server of its own, then the others. */
async function runAll(): Promise<void> {
  console.log(head);
  const details: string[] = [];
  for (const attack of chosen) if (attack.env !== undefined) details.push(...(await runAgainst(attack.env, [attack])));
  const shared = chosen.filter(({ env }) => env === undefined);
  if (shared.length > 0) details.push(...(await runAgainst({}, shared, positionals.length === 0)));
  console.log(`\n${details.join("\n")}`);
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
  for (const attack of some) {
    const outcome: Outcome = await runAttack(attack, server, honest, options);
    console.log(line(outcome));
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
