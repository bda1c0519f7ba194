import cliProgress from "cli-progress";

/** Reports how many people are written. */
export interface Progress {
  advance(people: number): void;
  stop(): void;
}

const silent: Progress = { advance: () => {}, stop: () => {} };

/** A bar with the rate on standard error; none if that is no terminal, or if a terminal shows the people. */
export function createProgress(total: number, showsPeople: boolean): Progress {
  if (!process.stderr.isTTY || showsPeople) return silent;
  const started = performance.now();
  let done = 0;
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    hideCursor: true,
    // runDraw handles the signals and stops the bar.
    gracefulExit: false,
    format: "{bar} {percentage}% | {value} of {total} people | {rate} a second | {duration_formatted}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  bar.start(total, 0, { rate: "0" });
  return {
    advance(people) {
      done += people;
      const seconds = (performance.now() - started) / 1_000;
      bar.update(done, { rate: Math.round(done / seconds).toLocaleString("en") });
    },
    stop: () => bar.stop(),
  };
}
