// A process that draws people with the generator named by PEER, one of the files in peers/.
import { answer } from "./process/answer.ts";

/** What was drawn in one window. */
export interface Drawn {
  readonly people: number;
  readonly seconds: number;
  /** Microseconds. */
  readonly cpu: number;
}

const peer: { person(index: number): unknown } = await import(`./peers/${process.env.PEER}.ts`);

/** People between two readings of the clock. */
const BETWEEN = 64;

let index = 0;
let last: unknown;

answer("draw", (seconds: number): Drawn => {
  const begun = performance.now();
  const used = process.cpuUsage();
  const first = index;
  let now = begun;
  while (now - begun < seconds * 1_000) {
    for (let count = 0; count < BETWEEN; count++) last = peer.person(index++);
    now = performance.now();
  }
  const { user, system } = process.cpuUsage(used);
  return { people: index - first, seconds: (now - begun) / 1_000, cpu: user + system };
});

// Uses the last person, so that the compiler cannot leave out drawing it.
answer("last", () => last);
