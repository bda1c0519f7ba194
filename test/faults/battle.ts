import { setTimeout as wait } from "node:timers/promises";
import type { Attack } from "./attack.ts";
import { type Crowd, type Interval, quantile } from "./crowd.ts";
import { createField, type Effort } from "./field.ts";
import type { Measure, ServerProcess } from "./server-process.ts";
import { createTally, type Tally } from "./tally.ts";

/** How an attack is run. */
export interface BattleOptions extends Effort {
  /** Seconds of calm before and after. */
  readonly calm: number;
}

/** What an attack did to honest clients and to the server. */
export interface Outcome {
  readonly attack: Attack;
  readonly tally: Tally;
  readonly seconds: number;
  readonly before: Quantiles;
  readonly during: Quantiles;
  readonly after: Quantiles;
  /** MiB of resident memory. */
  readonly residentBefore: number;
  readonly residentAfter: number;
  /** CPU of the server for each second of CPU that the attacker spent. */
  readonly amplification: number;
  /** Connections that are still there a while after the attacker left. */
  readonly left: number;
  readonly lives: boolean;
}

export interface Quantiles {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
}

/** ms in which the connections of an attacker that left must be gone. */
const LEAVING = 15_000;

/** Runs one attack against the server, while the crowd calls. */
export async function battle(
  attack: Attack,
  server: ServerProcess,
  crowd: Crowd | undefined,
  options: BattleOptions,
): Promise<Outcome> {
  const { calm } = options;
  const tally = createTally();
  const bugs = server.bugs().length;
  await crowd?.take();
  await wait(calm * 1_000);
  const before = await look(crowd, tally, "before");
  const start = await server.measure();

  const begun = performance.now();
  const spent = process.threadCpuUsage();
  await attack
    .run(createField(attack, server, tally, options))
    .catch((error: unknown) => tally.unexpected(`the attack itself failed: ${error}`));
  const { user, system } = process.threadCpuUsage(spent);
  const lasted = (performance.now() - begun) / 1_000;
  const during = await look(crowd, tally, "during");

  const lives = server.isAlive();
  if (!lives) tally.unexpected(`the server ended with ${server.end()}`);
  const end = lives ? await server.measure() : undefined;
  const left = end === undefined ? 0 : await leftAfter(server, start);
  await crowd?.take();
  await wait(calm * 1_000);
  const after = await look(crowd, tally, "after");
  for (const bug of server.bugs().slice(bugs)) tally.unexpected(`the server logged: ${withoutTime(bug)}`);
  const settled = lives ? await server.measure() : start;

  return {
    attack,
    tally,
    seconds: lasted,
    before,
    during,
    after,
    residentBefore: start.resident,
    residentAfter: Math.max(end?.resident ?? 0, settled.resident),
    amplification: ((end?.cpu ?? start.cpu) - start.cpu) / ((user + system) / 1_000_000),
    left,
    lives,
  };
}

/** What of an outcome must not be; empty if it is as it should. */
export function breaches({ attack, tally, residentBefore, residentAfter, left }: Outcome): string[] {
  const growth = residentAfter - residentBefore;
  return [
    ...[...tally.faults].map(([fault, times]) => (times === 1 ? fault : `${fault} (${times} times)`)),
    ...(left > 0 ? [`${left} connections were left`] : []),
    ...(growth > attack.memory ? [`memory grew by ${growth.toFixed(0)} MiB, more than ${attack.memory}`] : []),
  ];
}

async function look(crowd: Crowd | undefined, tally: Tally, when: string): Promise<Quantiles> {
  const { milliseconds, faults }: Interval = (await crowd?.take()) ?? { milliseconds: [], faults: [] };
  for (const fault of faults) tally.unexpected(`an honest call ${when}: ${fault}`);
  return { calls: milliseconds.length, p50: quantile(milliseconds, 0.5), p99: quantile(milliseconds, 0.99) };
}

/** A line of the log as it is counted: the same fault at another time is the same. */
function withoutTime(line: string): string {
  return line.replace(/"(?:time|pid|requestId)":[^,}]+,?/g, "").slice(0, 500);
}

/** Connections beyond those that were there, once attackers had time to be forgotten. */
async function leftAfter(server: ServerProcess, { connections }: Measure): Promise<number> {
  // Those of the crowd come and go.
  const usual = connections + 20;
  for (let waited = 0; ; waited += 250) {
    const now = await server.measure();
    if (now.connections <= usual) return 0;
    if (waited >= LEAVING) return now.connections - usual;
    await wait(250);
  }
}
