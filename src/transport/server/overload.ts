import type { Limits } from "../limits.ts";
import type { Client } from "./tasks.ts";

/**
 * Whether clients wait too long for their turns. Times are of a clock that leaves out most of a pause of the process, and the
 * time in which connections are accepted: neither is a sign of overload.
 */
export class Overload {
  readonly #limits: Limits;
  #time = 0;
  #readAt = 0;
  #isOn = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The time in ms, as of the last task. */
  get time(): number {
    return this.#time;
  }

  /** Returns the time at a task. */
  advance(now: number): number {
    this.#time += Math.min(now - this.#readAt, this.#limits.countedPause);
    this.#readAt = now;
    return this.#time;
  }

  /** Leaves out the time before `now`. */
  skip(now: number): void {
    this.#readAt = now;
  }

  /** Notes since when those wait that are next in each list, but for the client that has its turn. */
  note(lists: readonly (readonly Client[])[], current: Client | undefined): void {
    let since = this.#time;
    let clients = 0;
    for (const list of lists) {
      const next = list[0] === current ? list[1] : list[0];
      since = Math.min(since, next?.since ?? since);
      clients += list.length;
    }
    // If all clients that wait can have their turn in time, refusing them would not help.
    const { overloadWait, clientTurn } = this.#limits;
    this.#isOn = this.#time - since > overloadWait && clients * clientTurn > overloadWait;
  }

  /** Whether calls that waited too long are refused. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether a call that came at that time is refused. */
  isLate(time: number, at: number): boolean {
    return this.#isOn && time - at > this.#limits.overloadWait;
  }

  /** No client waits any more. */
  end(): void {
    this.#isOn = false;
  }
}
