import { attacks } from "../attacks/index.ts";
import type { Attack, AttackContext } from "./attack.ts";
import { createFindings, type Findings } from "./findings.ts";
import type { ServerProcess } from "./server-process.ts";

/** Scale and deadline factor of the attacks. */
export interface Effort extends Pick<AttackContext, "seconds" | "slack"> {
  /** Share of the full counts. */
  readonly scale: number;
  /** Which run of the attack it is, from 0: each has addresses of its own. */
  readonly run?: number;
}

/** Addresses of a third octet, and of each run of an attack that runs several times. */
const ADDRESSES = 250;

/** Runs an attack on a server. Resolves to its outcomes; an attack that fails itself is one. */
export async function attackServer(
  attack: Attack,
  { port, measure }: Pick<ServerProcess, "port" | "measure">,
  { scale, seconds, slack, run = 0 }: Effort,
  findings = createFindings(),
): Promise<Findings> {
  const number = 1 + attacks.indexOf(attack);
  const context: AttackContext = {
    port,
    addressOf: (index = 0) => `127.${number}.${run + Math.floor(index / ADDRESSES)}.${1 + (index % ADDRESSES)}`,
    scaled: (count) => Math.max(1, Math.round(count * scale)),
    seconds,
    slack,
    findings,
    measure,
  };
  await attack.run(context).catch((error: unknown) => {
    findings.unexpected(`the attack itself failed: ${error instanceof Error ? error.stack : error}`);
  });
  return findings;
}
