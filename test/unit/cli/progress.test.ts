import { describe, expect, it } from "vitest";
import { createProgress } from "../../../src/cli/progress.ts";

/** What a run prints whose parts of 1,000 people are done at these seconds. */
function printed(seconds: readonly number[], total: number, isTerminal: boolean): string {
  const texts: string[] = [];
  let now = 0;
  const screen = { isTerminal, write: (text: string) => void texts.push(text), now: () => now };
  const progress = createProgress(total, "people", false, screen);
  for (const second of seconds) {
    now = second * 1_000;
    progress.advance(1_000);
  }
  progress.stop();
  return texts.join("");
}

describe("progress off a terminal", () => {
  it("is a line every ten seconds, with the rate and the time that is left", () => {
    expect(printed([5, 10, 12, 19, 20], 500_000, false).split("\n")).toEqual([
      "2000 of 500000 people, 200 a second, 41 min 30 s left",
      "5000 of 500000 people, 250 a second, 33 min 0 s left",
      "",
    ]);
  });

  it("is nothing for a run of less than ten seconds, and for the last part", () => {
    expect(printed([9], 5_000, false)).toBe("");
    expect(printed([9, 30], 2_000, false)).toBe("");
  });
});

describe("progress on a terminal", () => {
  it("is a bar on one line, drawn at most every tenth of a second and when it is full", () => {
    const text = printed([1, 1.05, 2, 2.05], 4_000, true);
    expect(
      text
        .replaceAll("\x1b[?7l", "")
        .replaceAll("\x1b[K\x1b[?7h", "")
        .split(/[\r\n]/),
    ).toEqual([
      "",
      "██████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 25% | 1000 of 4000 people | 1,000 a second | 3 s left",
      "██████████████████████████████░░░░░░░░░░ 75% | 3000 of 4000 people | 1,500 a second | 1 s left",
      "████████████████████████████████████████ 100% | 4000 of 4000 people | 1,951 a second | 0 s left",
      "",
    ]);
  });

  it("is nothing where the people are shown on one", () => {
    const texts: string[] = [];
    const screen = {
      isTerminal: true,
      write: (text: string) => void texts.push(text),
      now: () => 60_000 * texts.length,
    };
    const progress = createProgress(2, "people", true, screen);
    progress.advance(1);
    progress.stop();
    expect(texts).toEqual([]);
  });
});
