import type { Limits } from "../limits.ts";

/**
 * Whether clients wait too long for their turns, and who was refused because of it. Times are of a clock that leaves out most of
 * a pause of the process, and the time in which connections are accepted: neither is a sign of overload.
 */
export class Overload {
  readonly #limits: Limits;
  #time = 0;
  #readAt = 0;
  #isOn = false;
  /** When clients were refused last. */
  readonly #refusedAt = new Map<string, number>();

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

  /** Notes how many clients wait, and since when the one that is next does. */
  note(time: number, since: number, clients: number): void {
    // If one turn can serve all clients that wait, refusing them would not help.
    this.#isOn = time - since > this.#limits.overloadWait && clients > this.#limits.tasksOfTurn;
  }

  /** Whether calls that waited too long are refused. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether a call that came at that time is refused. */
  isLate(time: number, at: number): boolean {
    return this.#isOn && time - at > this.#limits.overloadWait;
  }

  /** A call of the client was refused. */
  refused(client: string): void {
    this.#refusedAt.set(client, this.#time);
  }

  /** Whether a call came before its client may call again. One that came before the last refusal is refused like that one. */
  isEarly(client: string, at: number): boolean {
    const refusedAt = this.#refusedAt.get(client) ?? Number.POSITIVE_INFINITY;
    return at > refusedAt && at < refusedAt + this.#limits.overloadRetry;
  }

  /** No client waits any more. */
  end(): void {
    this.#isOn = false;
    this.#refusedAt.clear();
  }
}
