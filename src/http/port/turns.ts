import type { Limits } from "../limits.ts";

/** What runs in turns. */
export interface Steps {
  /** How many tasks wait for a turn. */
  tasks(): number;
  /** Counts the time of the last task. */
  count(now: number): void;
  /** Runs one task. */
  run(now: number): void;
  /** No task waits any more. */
  end(): void;
}

/**
 * Decides when tasks run. One iteration of the event loop runs tasks for `turn` ms, longer where everything else took long.
 * While connections are accepted it runs none, for `acceptingTime` ms at most: the system's queue of new connections knows no
 * clients, and libuv accepts one in an iteration. Each task has an immediate of its own, so that its microtasks count as its time.
 */
export class Turns {
  readonly #limits: Limits;
  readonly #steps: Steps;
  /** Immediates of the next turn, and those of this one that are to come. */
  #armed = 0;
  #left = 0;
  /** When this turn ends, when the last one has ended, and when the last immediate ran. */
  #endsAt = 0;
  #endedAt = 0;
  #ranAt = 0;
  /** ms that are left out of what tasks wait. */
  #leftOut = 0;
  /** Whether a connection was accepted since the last turn, and whether this one is left out because of it. */
  #hasAccepted = false;
  #isAccepting = false;
  readonly #onImmediate = (): void => this.#step();

  constructor(limits: Limits, steps: Steps) {
    this.#limits = limits;
    this.#steps = steps;
  }

  /**
   * The time in ms by which waiting is measured. It leaves out most of a pause of the process, and the time in which connections
   * are accepted: neither is a sign of overload.
   */
  timeAt(now: number): number {
    return now - this.#leftOut;
  }

  /** A connection was accepted: more probably wait in the system's queue. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /** Plans an immediate for each task, and one more, in which the time of the last is counted. */
  arm(): void {
    // Nothing has waited before.
    if (this.#armed + this.#left === 0) this.#ranAt = performance.now();
    const wanted = Math.min(this.#steps.tasks(), this.#limits.tasksOfTurn) + 1;
    for (; this.#armed < wanted; this.#armed++) setImmediate(this.#onImmediate);
  }

  #step(): void {
    const now = performance.now();
    if (this.#left === 0) this.#begin(now);
    this.#ranAt = now;
    this.#steps.count(now);
    if (--this.#left > 0) {
      if (now < this.#endsAt) this.#steps.run(now);
      return;
    }
    if (!this.#isAccepting) this.#endedAt = now;
    if (this.#steps.tasks() > 0) this.arm();
    else this.#steps.end();
  }

  #begin(now: number): void {
    const { acceptingTime, turn, longTurn, longestTurn, turnShare, countedPause } = this.#limits;
    const hasAccepted = this.#hasAccepted;
    this.#hasAccepted = false;
    this.#left = this.#armed;
    this.#armed = 0;
    this.#leftOut += Math.max(0, now - this.#ranAt - (hasAccepted ? 0 : countedPause));
    const elsewhere = now - this.#endedAt;
    this.#isAccepting = hasAccepted && elsewhere < acceptingTime;
    const milliseconds = Math.min(longestTurn, Math.max(hasAccepted ? longTurn : turn, elsewhere / turnShare));
    this.#endsAt = this.#isAccepting ? now : now + milliseconds;
  }
}
