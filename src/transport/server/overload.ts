import type { Limits } from "../limits.ts";

/** Whether clients wait too long for their turns, and who was refused because of it. */
export class Overload {
  readonly #limits: Limits;
  /** For how many ms clients have waited too long, and when that was last seen. */
  #busy = 0;
  #seen = 0;
  #until = 0;
  /** When clients were refused last. */
  readonly #refusedAt = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Leaves out the time before `now`, in which no client waited for its turn alone. */
  skip(now: number): void {
    this.#seen = now;
  }

  /** Notes for how many ms the client that is next has waited. Of a pause of the process only a part counts. */
  note(now: number, waited: number, clients: number): void {
    const { queueingDelay, tasksOfTurn, countedPause, overloadAfter, overloadRetry } = this.#limits;
    // If one turn can serve all clients that wait, refusing them would not help.
    const isBusy = waited > queueingDelay && clients > tasksOfTurn;
    this.#busy = isBusy ? this.#busy + Math.min(now - this.#seen, countedPause) : 0;
    this.#seen = now;
    if (this.#busy > overloadAfter) this.#until = now + overloadRetry;
  }

  get isBusy(): boolean {
    return this.#busy > this.#limits.busyAfter;
  }

  /** Whether calls that waited too long are refused. */
  isOn(now: number): boolean {
    return now < this.#until;
  }

  /** Whether a call that came at that time is refused. */
  isLate(now: number, at: number): boolean {
    return this.isOn(now) && now - at > this.#limits.overloadWait;
  }

  /** A call of the client was refused. */
  refused(client: string): void {
    this.#refusedAt.set(client, performance.now());
  }

  /** Whether a call came before its client may call again. One that came before the last refusal is refused like that one. */
  isEarly(client: string, at: number): boolean {
    const refusedAt = this.#refusedAt.get(client) ?? Number.POSITIVE_INFINITY;
    return at > refusedAt && at < refusedAt + this.#limits.overloadRetry;
  }

  /** Forgets who was refused: none waits any more. */
  end(): void {
    this.#busy = 0;
    this.#refusedAt.clear();
  }
}
