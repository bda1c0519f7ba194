import { setTimeout as wait } from "node:timers/promises";
import type { Attack } from "./attack.ts";
import { attackServer, type Effort } from "./context.ts";
import { createFindings, type Findings } from "./findings.ts";
import { type HonestClients, type Interval, quantile } from "./honest-clients.ts";
import type { Measure, ServerProcess } from "./server-process.ts";

/** How an attack is run. */
export interface RunOptions extends Effort {
  /** Seconds without an attack before and after. */
  readonly calm: number;
  /** Runs of every attack, instead of what each says. */
  readonly runs: number | undefined;
  /** What was measured without an attack just before, after another one. */
  readonly before: Quantiles | undefined;
}

/** What an attack did to honest clients and to the server. */
export interface Outcome {
  readonly attack: Attack;
  readonly findings: Findings;
  readonly seconds: number;
  readonly before: Quantiles;
  readonly during: Quantiles;
  readonly after: Quantiles;
  /** MiB of resident memory. */
  readonly residentBefore: number;
  readonly residentAfter: number;
  /** CPU of the server for each second of CPU of the attacker. */
  readonly amplification: number;
  /** Connections that are still open after the attacker has closed its own. */
  readonly left: number;
  readonly running: boolean;
}

export interface Quantiles {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly ownDelay: number;
}

/** Milliseconds within which the server must release connections that their client has closed. */
const RELEASE_TIMEOUT = 15_000;

/** Default limit of the honest 99th percentile in ms, and the fewest calls for which it is checked. */
const HONEST_P99 = 400;
const FEWEST_CALLS = 50;

/**
 * Runs an attack against the server, while honest clients call. Of several runs, the outcome is that with the median honest
 * 99th percentile, or the first in which something unexpected happened besides times.
 */
export async function runAttack(
  attack: Attack,
  server: ServerProcess,
  honest: HonestClients,
  options: RunOptions,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < (options.runs ?? attack.runs ?? 1) && server.isAlive(); run++) {
    outcomes.push(await runOnce(attack, server, honest, { ...options, run }));
  }
  const sorted = outcomes.toSorted((one, other) => one.during.p99 - other.during.p99);
  const [median] = sorted.slice(Math.floor((sorted.length - 1) / 2));
  const outcome = outcomes.find(({ findings }) => findings.faults.size > 0) ?? median;
  if (outcome === undefined) throw new Error(`the server ended before ${attack.name}`);
  judgeP99(outcome, options.slack);
  return outcome;
}

/** Notes a median honest 99th percentile above the limit, beyond what the clients were late themselves. */
function judgeP99({ attack, findings, during }: Outcome, slack: number): void {
  const { honestP99 = HONEST_P99 } = attack;
  if (during.calls < FEWEST_CALLS || during.p99 - during.ownDelay <= honestP99 * slack) return;
  findings.unexpected(`the honest 99th percentile was ${during.p99.toFixed(0)} ms, more than ${honestP99}`);
}

async function runOnce(
  attack: Attack,
  server: ServerProcess,
  honest: HonestClients,
  options: RunOptions,
): Promise<Outcome> {
  const { calm } = options;
  const findings = createFindings();
  const bugs = server.bugs().length;
  const takeInterval = async (when: string, mayFail = false): Promise<Quantiles> => {
    const { milliseconds, faults, ownDelay }: Interval = await honest.take();
    for (const fault of faults) {
      if (mayFail) findings.count(`honest call refused: ${fault}`);
      else findings.unexpected(`an honest call ${when}: ${fault}`);
    }
    return {
      calls: milliseconds.length,
      p50: quantile(milliseconds, 0.5),
      p99: quantile(milliseconds, 0.99),
      ownDelay,
    };
  };

  const takeCalm = async (when: string): Promise<Quantiles> => {
    await honest.take();
    await wait(calm * 1_000);
    return takeInterval(when);
  };

  const before = options.before ?? (await takeCalm("before"));
  await honest.take();
  const start = await server.measure();

  const begun = performance.now();
  const spent = process.cpuUsage();
  const threadSpent = process.threadCpuUsage();
  await attackServer(attack, server, options, findings);
  const attacker = attack.ownThreads === true ? process.cpuUsage(spent) : process.threadCpuUsage(threadSpent);
  const lasted = (performance.now() - begun) / 1_000;
  const during = await takeInterval("during", attack.sheds);

  const running = server.isAlive();
  if (!running) findings.unexpected(`the server ended with ${server.end()}`);
  const end = running ? await server.measure() : undefined;
  const left = end === undefined ? 0 : await leftAfter(server, start);
  const after = await takeCalm("after");
  for (const bug of server.bugs().slice(bugs)) findings.unexpected(`the server logged: ${withoutTime(bug)}`);
  const settled = running ? await server.measure() : start;

  return {
    attack,
    findings,
    seconds: lasted,
    before,
    during,
    after,
    residentBefore: start.resident,
    residentAfter: Math.max(end?.resident ?? 0, settled.resident),
    amplification: ((end?.cpu ?? start.cpu) - start.cpu) / ((attacker.user + attacker.system) / 1_000_000),
    left,
    running,
  };
}

/** The reasons for which an attack failed; empty if it passed. */
export function failuresOf(outcome: Outcome): string[] {
  const { attack, findings, residentBefore, residentAfter, amplification, left } = outcome;
  const { amplification: most = Number.POSITIVE_INFINITY } = attack;
  const growth = residentAfter - residentBefore;
  return [
    ...[...findings.faults].map(([fault, times]) => (times === 1 ? fault : `${fault} (${times} times)`)),
    ...(left > 0 ? [`${left} connections were left`] : []),
    ...(growth > attack.memory ? [`memory grew by ${growth.toFixed(0)} MiB, more than ${attack.memory}`] : []),
    ...(amplification > most ? [`the server spent ${amplification.toFixed(1)} times as much CPU time`] : []),
  ];
}

/** A line of the log without time, pid and request id, so that equal faults are counted together. */
function withoutTime(line: string): string {
  return line.replace(/"(?:time|pid|requestId)":[^,}]+,?/g, "").slice(0, 500);
}

/** Connections beyond those that were open before, once the server had time to close them. */
async function leftAfter(server: ServerProcess, { connections }: Measure): Promise<number> {
  // The number of honest connections varies.
  const usual = connections + 20;
  for (let waited = 0; ; waited += 250) {
    const now = await server.measure();
    if (now.connections <= usual) return 0;
    if (waited >= RELEASE_TIMEOUT) return now.connections - usual;
    await wait(250);
  }
}
