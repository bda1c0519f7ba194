/** Reports how many people or households are written. */
export interface Progress {
  advance(count: number): void;
  stop(): void;
}

/** Where a run reports its progress to. */
export interface Screen {
  readonly isTerminal: boolean;
  write(text: string): void;
  /** Milliseconds since any moment. */
  now(): number;
}

const standardError: Screen = {
  isTerminal: process.stderr.isTTY === true,
  write: (text) => void process.stderr.write(text),
  now: () => performance.now(),
};

/** Milliseconds between two lines, and between two drawings of the bar. */
const LINES = 10_000;
const FRAMES = 100;

const WIDTH = 40;

/** A bar with rate and time left; lines if standard error is no terminal; nothing if people are shown on one. */
export function createProgress(total: number, name: string, isShown: boolean, screen = standardError): Progress {
  if (isShown) return { advance: () => {}, stop: () => {} };
  const { isTerminal } = screen;
  const started = screen.now();
  let last = started;
  let done = 0;
  return {
    advance(count) {
      done += count;
      const now = screen.now();
      const isEnd = done === total;
      // The bar ends full; no line reports the end.
      if (isTerminal ? now - last < FRAMES && !isEnd : now - last < LINES || isEnd) return;
      last = now;
      const { rate, left } = paceOf(done, total, now - started);
      if (!isTerminal) screen.write(`${done} of ${total} ${name}, ${rate} a second, ${left} left\n`);
      else {
        const bar = "█".repeat(Math.floor((WIDTH * done) / total)).padEnd(WIDTH, "░");
        const share = Math.floor((100 * done) / total);
        const text = `${bar} ${share}% | ${done} of ${total} ${name} | ${rate} a second | ${left} left`;
        // ESC [ ? 7 l and h: cut off at the terminal's width; ESC [ K: clear the rest.
        screen.write(`\r\x1b[?7l${text}\x1b[K\x1b[?7h`);
      }
    },
    stop: () => (isTerminal && done > 0 ? screen.write("\n") : undefined),
  };
}

function paceOf(done: number, total: number, milliseconds: number): { readonly rate: string; readonly left: string } {
  const perSecond = done / (milliseconds / 1_000);
  const seconds = Math.ceil((total - done) / perSecond);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts;
  const left = hours ? `${hours} h ${minutes} min` : minutes ? `${minutes} min ${rest} s` : `${rest} s`;
  return { rate: Math.round(perSecond).toLocaleString("en"), left };
}
