import { announce } from "../dom/copy.ts";
import { byId } from "../dom/element.ts";

interface ErrorBanner {
  show(message: string): void;
  /** Shows the message and counts down; at the end hides it and calls `onEnd`. */
  countDown(message: string, seconds: number, onEnd: () => void): void;
  hide(): void;
}

export function createErrorBanner(): ErrorBanner {
  const banner = byId("error-banner", HTMLElement);
  const text = byId("error-text", HTMLElement);
  const timer = byId("error-timer", HTMLElement);
  let interval: ReturnType<typeof setInterval> | undefined;

  const hide = (): void => {
    clearInterval(interval);
    banner.hidden = true;
    text.textContent = "";
    timer.textContent = "";
  };
  const show = (message: string): void => {
    hide();
    banner.hidden = false;
    text.textContent = message;
  };

  return {
    show,
    hide,
    countDown(message, seconds, onEnd) {
      show(message);
      const endsAt = performance.now() + seconds * 1_000;
      const update = (): void => {
        const left = Math.ceil((endsAt - performance.now()) / 1_000);
        timer.textContent = `It resets in ${left} s.`;
        if (left > 0) return;
        hide();
        announce("The rate limit has reset.");
        onEnd();
      };
      interval = setInterval(update, 250);
      update();
    },
  };
}
