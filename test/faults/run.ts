import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { attacks } from "./attacks/index.ts";
import { battle, breaches, type Outcome } from "./battle.ts";
import { startCrowd } from "./crowd.ts";
import { startServer } from "./server-process.ts";
import { head, line, notes } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    seconds: { type: "string", default: "4" },
    calm: { type: "string", default: "2" },
    scale: { type: "string", default: "1" },
    rate: { type: "string", default: "100" },
    patience: { type: "string", default: "1" },
  },
});

/** ms of honest calls alone. */
const WARM_UP = 5_000;

// Leaves as it always does, so that no server is left behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const chosen = attacks.filter(
  ({ name, row }) => positionals.length === 0 || positionals.some((word) => name.includes(word) || row === word),
);
if (values.list) for (const { row, name } of chosen) console.log(row.padEnd(7), name);
else process.exitCode = (await run()) ? 0 : 1;

/** Runs what was chosen, one after the other, against one server. */
async function run(): Promise<boolean> {
  const server = await startServer();
  const crowd = startCrowd({ port: server.port, perSecond: Number(values.rate) });
  const options = {
    scale: Number(values.scale),
    seconds: Number(values.seconds),
    calm: Number(values.calm),
    patience: Number(values.patience),
  };
  // Code that is compiled for the first time, and tables that are read, are no attack's doing.
  await wait(WARM_UP);
  const wrong = server.bugs().map((bug) => `before any attack: ${bug}`);
  const told: string[] = [];
  console.log(head);
  for (const attack of chosen) {
    const outcome: Outcome = await battle(attack, server, crowd, options);
    console.log(line(outcome));
    told.push(notes(outcome));
    wrong.push(...breaches(outcome).map((breach) => `${attack.name}: ${breach}`));
    if (!outcome.lives) break;
  }
  await crowd.leave();
  if (server.isAlive()) {
    const code = await server.stop();
    if (code !== 0) wrong.push(`the server stopped with ${code}`);
  }
  console.log(`\n${told.join("\n")}`);
  for (const breach of wrong) console.error(`! ${breach}`);
  console.log(wrong.length === 0 ? "\nAll rows hold." : `\n${wrong.length} breaches.`);
  return wrong.length === 0;
}
