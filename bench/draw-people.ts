// A process that draws people with one generator: node draw-people.ts <peer>
import { answer } from "./answer.ts";

/** What one window of drawing came to. */
export interface Drawn {
  readonly people: number;
  readonly seconds: number;
  /** Microseconds. */
  readonly cpu: number;
}

const peer: { person(index: number): unknown } = await import(`./peers/${process.env.PEER}.ts`);

/** People between two looks at the clock. */
const TURN = 64;

let index = 0;
let last: unknown;

answer("draw", (seconds: number): Drawn => {
  const begun = performance.now();
  const used = process.cpuUsage();
  const first = index;
  let now = begun;
  while (now - begun < seconds * 1_000) {
    for (let turn = 0; turn < TURN; turn++) last = peer.person(index++);
    now = performance.now();
  }
  const { user, system } = process.cpuUsage(used);
  return { people: index - first, seconds: (now - begun) / 1_000, cpu: user + system };
});

// Holds the last person, so that no engine can leave drawing them out.
answer("last", () => last);
