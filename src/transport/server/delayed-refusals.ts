import type { Limits } from "../limits.ts";

/**
 * Delays refusals of calls that are made too early in overload: such refusals, and the calls that follow them, would fill
 * the process. A few at a time end early while no client waits for its turn, so that the process is not idle until then.
 */
export class DelayedRefusals {
  readonly #limits: Limits;
  readonly #isQuiet: () => boolean;
  readonly #ends = new Set<() => void>();
  #releasing: NodeJS.Timeout | undefined;

  /** `isQuiet`: no client waits for its turn. */
  constructor(limits: Limits, isQuiet: () => boolean) {
    this.#limits = limits;
    this.#isQuiet = isQuiet;
  }

  /** Resolves after `ms`, or earlier. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#ends.add(end);
      this.#releasing ??= setInterval(() => this.#release(), this.#limits.releaseInterval);
    });
  }

  /** Ends the oldest ones. Not more, because their clients call again at once. */
  #release(): void {
    let left = this.#isQuiet() ? this.#limits.releasedRefusals : 0;
    // Not copied: 10,000 connections may have a hundred each.
    for (const end of this.#ends) {
      if (left-- === 0) break;
      end();
    }
    if (this.#ends.size > 0) return;
    clearInterval(this.#releasing);
    this.#releasing = undefined;
  }
}
