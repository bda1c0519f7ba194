import cliProgress from "cli-progress";

/** Reports how many people or households are written. */
export interface Progress {
  advance(count: number): void;
  stop(): void;
}

/** Where a run reports its progress to. */
export interface Screen {
  readonly isTerminal: boolean;
  /** Prints a line. */
  print(line: string): void;
  /** Milliseconds since any moment. */
  now(): number;
}

const silent: Progress = { advance: () => {}, stop: () => {} };

/** Standard error. */
const standardError: Screen = {
  isTerminal: process.stderr.isTTY === true,
  print: (line) => console.error(line),
  now: () => performance.now(),
};

/** Milliseconds between two lines. */
const INTERVAL = 10_000;

/**
 * A bar with the rate and the time that is left; a line every ten seconds where standard error is no terminal; nothing if
 * the people are shown on one.
 */
export function createProgress(total: number, name: string, isShown: boolean, screen = standardError): Progress {
  if (isShown) return silent;
  return screen.isTerminal ? barOf(total, name, screen) : linesOf(total, name, screen);
}

function barOf(total: number, name: string, { now }: Screen): Progress {
  const started = now();
  let done = 0;
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    hideCursor: true,
    // runDraw handles the signals and stops the bar.
    gracefulExit: false,
    format: `{bar} {percentage}% | {value} of {total} ${name} | {rate} a second | {left} left`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  bar.start(total, 0, { rate: "0", left: "…" });
  return {
    advance(count) {
      done += count;
      const { rate, left } = paceOf(done, total, now() - started);
      bar.update(done, { rate, left });
    },
    stop: () => bar.stop(),
  };
}

function linesOf(total: number, name: string, { now, print }: Screen): Progress {
  const started = now();
  let last = started;
  let done = 0;
  return {
    advance(count) {
      done += count;
      if (now() - last < INTERVAL || done === total) return;
      last = now();
      const { rate, left } = paceOf(done, total, last - started);
      print(`${done} of ${total} ${name}, ${rate} a second, ${left} left`);
    },
    stop: () => {},
  };
}

/** The rate, and the time that the rest takes at that rate. */
function paceOf(done: number, total: number, milliseconds: number): { readonly rate: string; readonly left: string } {
  const perSecond = done / (milliseconds / 1_000);
  const seconds = Math.ceil((total - done) / perSecond);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts;
  const left = hours ? `${hours} h ${minutes} min` : minutes ? `${minutes} min ${rest} s` : `${rest} s`;
  return { rate: Math.round(perSecond).toLocaleString("en"), left };
}
