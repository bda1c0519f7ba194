import type { Attack, Field } from "./attack.ts";
import { attacks } from "./attacks/index.ts";
import type { ServerProcess } from "./server-process.ts";
import type { Tally } from "./tally.ts";

/** How much of every attack is run, and how patiently. */
export interface Effort extends Pick<Field, "seconds" | "patience"> {
  /** Share of the full counts. */
  readonly scale: number;
}

/** The field of an attack on a server. */
export function createField(attack: Attack, server: ServerProcess, tally: Tally, effort: Effort): Field {
  const { scale, seconds, patience } = effort;
  const number = 1 + attacks.indexOf(attack);
  return {
    port: server.port,
    addressOf: (index = 0) => `127.${number}.${Math.floor(index / 250)}.${1 + (index % 250)}`,
    scaled: (count) => Math.max(1, Math.round(count * scale)),
    seconds,
    patience,
    tally,
    measure: server.measure,
  };
}
