import { fileURLToPath } from "node:url";
import { type PutLoad, withLoad } from "../load.ts";
import { type Compared, report } from "./report.ts";
import { type Started, startCheckout, type Work } from "./work.ts";

/** How often both checkouts work. */
export interface Repetition {
  /** Starts of both: two processes of the same code may differ by more than what is looked for. */
  readonly starts: number;
  /** Rounds of each start, in which both do every work in turn. */
  readonly rounds: number;
  /** Rounds before those that count, until most code is compiled. */
  readonly warmup: number;
}

const here = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Compares the CPU time of this checkout with that of another; a table in Markdown. `onStart` gets the table so far after
 * each start.
 */
export function compareWith(other: string, repetition: Repetition, onStart: (table: string) => void): Promise<string> {
  return withLoad("plain", async (load) => {
    const compared: Compared[] = [];
    for (let start = 0; start < repetition.starts; start++) {
      for (const [at, once] of (await compareOnce([here, other], load, repetition)).entries()) {
        const before = compared[at];
        compared[at] = {
          ...once,
          own: [...(before?.own ?? []), ...once.own],
          other: [...(before?.other ?? []), ...once.other],
        };
      }
      onStart(report(compared));
    }
    return report(compared);
  });
}

/** A work of this checkout, the same of the other, and what each has cost. */
interface Pair {
  readonly work: Work;
  readonly opposite: Work;
  readonly own: number[];
  readonly other: number[];
}

/** Starts both checkouts, and measures them in turn: which is first changes from round to round. */
async function compareOnce(
  [own, other]: readonly [own: string, other: string],
  load: PutLoad,
  { rounds, warmup }: Repetition,
): Promise<Compared[]> {
  const started: Started[] = [];
  try {
    for (const checkout of [own, other]) started.push(await startCheckout(checkout, load));
    const [ownWorks = [], otherWorks = []] = started.map(({ works }) => works);
    const pairs = ownWorks.flatMap((work, at): Pair[] => {
      const opposite = otherWorks[at];
      return opposite === undefined ? [] : [{ work, opposite, own: [], other: [] }];
    });
    for (let round = -warmup; round < rounds; round++) {
      for (const { work, opposite, own, other } of pairs) {
        // What starts a process is as cold in every round.
        if (round < 0 ? work.every > 1 : round % work.every !== 0) continue;
        const [first, second] = round % 2 === 0 ? [work, opposite] : [opposite, work];
        const [one, two] = [await first.measure(), await second.measure()];
        if (round < 0) continue;
        own.push(first === work ? one : two);
        other.push(first === work ? two : one);
      }
    }
    return pairs.map(({ work, own, other }) => ({ name: work.name, unit: work.unit, own: [own], other: [other] }));
  } finally {
    for (const { stop } of started) await stop();
  }
}
