import { describe, expect, it } from "vitest";
import { createProgress } from "../../../src/cli/progress.ts";

/** What a run prints off a terminal whose parts of 1,000 people are done at these seconds. */
function printed(seconds: readonly number[], total: number): readonly string[] {
  const lines: string[] = [];
  let now = 0;
  const screen = { isTerminal: false, print: (line: string) => void lines.push(line), now: () => now };
  const progress = createProgress(total, "people", false, screen);
  for (const second of seconds) {
    now = second * 1_000;
    progress.advance(1_000);
  }
  progress.stop();
  return lines;
}

describe("progress off a terminal", () => {
  it("is a line every ten seconds, with the rate and the time that is left", () => {
    expect(printed([5, 10, 12, 19, 20], 500_000)).toEqual([
      "2000 of 500000 people, 200 a second, 41 min 30 s left",
      "5000 of 500000 people, 250 a second, 33 min 0 s left",
    ]);
  });

  it("is nothing for a run of less than ten seconds, and for the last part", () => {
    expect(printed([9], 5_000)).toEqual([]);
    expect(printed([9, 30], 2_000)).toEqual([]);
  });

  it("is nothing where the people are shown on a terminal", () => {
    const lines: string[] = [];
    const screen = {
      isTerminal: false,
      print: (line: string) => void lines.push(line),
      now: () => 60_000 * lines.length,
    };
    createProgress(2, "people", true, screen).advance(1);
    expect(lines).toEqual([]);
  });
});
