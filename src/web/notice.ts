import { announce } from "./copy.ts";
import { byId } from "./element.ts";

/** Tells what went wrong, above the person. */
export interface Notice {
  /** With seconds, counts them down and calls `done` at their end. */
  show(sentence: string, seconds?: number, done?: () => void): void;
  clear(): void;
}

export function createNotice(): Notice {
  const box = byId("notice", HTMLElement);
  const text = byId("notice-text", HTMLElement);
  const timer = byId("notice-timer", HTMLElement);
  let ticking: ReturnType<typeof setInterval> | undefined;

  const clear = (): void => {
    clearInterval(ticking);
    box.hidden = true;
    text.textContent = "";
    timer.textContent = "";
  };

  return {
    clear,
    show(sentence, seconds, done = () => {}) {
      clear();
      box.hidden = false;
      text.textContent = sentence;
      if (seconds === undefined) return;
      const endsAt = performance.now() + seconds * 1_000;
      const tick = (): void => {
        const left = Math.ceil((endsAt - performance.now()) / 1_000);
        timer.textContent = `It renews in ${left} s.`;
        if (left > 0) return;
        clear();
        announce("The allowance is renewed.");
        done();
      };
      ticking = setInterval(tick, 250);
      tick();
    },
  };
}
