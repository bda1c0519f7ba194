import cliProgress from "cli-progress";

/** Reports how many people or households are written. */
export interface Progress {
  advance(count: number): void;
  stop(): void;
}

const silent: Progress = { advance: () => {}, stop: () => {} };

/** A bar with the rate on standard error; none if that is no terminal, or if the output is shown on one. */
export function createProgress(total: number, name: string, isShown: boolean): Progress {
  if (!process.stderr.isTTY || isShown) return silent;
  const started = performance.now();
  let done = 0;
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    hideCursor: true,
    // runDraw handles the signals and stops the bar.
    gracefulExit: false,
    format: `{bar} {percentage}% | {value} of {total} ${name} | {rate} a second | {duration_formatted}`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  bar.start(total, 0, { rate: "0" });
  return {
    advance(count) {
      done += count;
      const seconds = (performance.now() - started) / 1_000;
      bar.update(done, { rate: Math.round(done / seconds).toLocaleString("en") });
    },
    stop: () => bar.stop(),
  };
}
