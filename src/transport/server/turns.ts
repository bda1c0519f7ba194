import type { Limits } from "../limits.ts";
import type { Overload } from "./overload.ts";

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
  readonly #overload: Overload;
  readonly #steps: Steps;
  /** Immediates of the next turn, and those of this one that are to come. */
  #armed = 0;
  #left = 0;
  /** When this turn ends, when the last one has ended, and whether this one is left out because a connection was accepted. */
  #endsAt = 0;
  #endedAt = 0;
  #hasAccepted = false;
  #isAccepting = false;
  readonly #onImmediate = (): void => this.#step();

  constructor(limits: Limits, overload: Overload, steps: Steps) {
    this.#limits = limits;
    this.#overload = overload;
    this.#steps = steps;
  }

  /** A connection was accepted: more probably wait in the system's queue. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /** Plans an immediate for each task, and one more, in which the time of the last is counted. */
  arm(): void {
    const wanted = Math.min(this.#steps.tasks(), this.#limits.tasksOfTurn) + 1;
    for (; this.#armed < wanted; this.#armed++) setImmediate(this.#onImmediate);
  }

  #step(): void {
    const now = performance.now();
    if (this.#left === 0) this.#begin(now);
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
    const { acceptingTime, longTurn, turn, longestTurn, turnShare } = this.#limits;
    const hasAccepted = this.#hasAccepted;
    this.#hasAccepted = false;
    this.#left = this.#armed;
    this.#armed = 0;
    if (hasAccepted) this.#overload.skip(now);
    const elsewhere = now - this.#endedAt;
    this.#isAccepting = hasAccepted && elsewhere < acceptingTime;
    // In overload an iteration of the event loop costs as much as several calls.
    const least = hasAccepted || this.#overload.isOn ? longTurn : turn;
    const milliseconds = Math.min(longestTurn, Math.max(least, elsewhere / turnShare));
    this.#endsAt = this.#isAccepting ? now : now + milliseconds;
  }
}
