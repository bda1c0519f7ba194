import type { Measure } from "./server-process.ts";
import type { Tally } from "./tally.ts";

/** Where an attack takes place, and how much of it. */
export interface Field {
  readonly port: number;
  /** Address number `index` of this attack. No other attack uses it, so that penalties stay with who earned them. */
  addressOf(index?: number): string;
  /** A count of the full attack, as it applies in this run. */
  scaled(count: number): number;
  /** How long a flood lasts. */
  readonly seconds: number;
  /** Times as long as usual that is waited for what must come: above 1 where other work takes the cores. */
  readonly patience: number;
  readonly tally: Tally;
  /** What the server says of itself at this moment. */
  measure(): Promise<Measure>;
}

/** One way to misuse the service. Bounded in count and time, and leaves nothing open. */
export interface Attack {
  readonly name: string;
  /** The row of the threat table. */
  readonly row: string;
  /** MiB of resident memory that it may cost the server. */
  readonly memory: number;
  /** Left out of the short form, with the reason: too long or too large. */
  readonly fullOnly?: string;
  run(field: Field): Promise<void>;
}
