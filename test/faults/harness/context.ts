import { attacks } from "../attacks/index.ts";
import type { Attack, AttackContext } from "./attack.ts";
import type { Findings } from "./findings.ts";
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

/** Creates the context of an attack on a server. */
export function createContext(
  attack: Attack,
  server: ServerProcess,
  findings: Findings,
  effort: Effort,
): AttackContext {
  const { scale, seconds, slack, run = 0 } = effort;
  const number = 1 + attacks.indexOf(attack);
  return {
    port: server.port,
    addressOf: (index = 0) => `127.${number}.${run + Math.floor(index / ADDRESSES)}.${1 + (index % ADDRESSES)}`,
    scaled: (count) => Math.max(1, Math.round(count * scale)),
    seconds,
    slack,
    findings,
    measure: server.measure,
  };
}
