import { expect, it } from "vitest";
import { mailWords } from "../../../src/person/packed/fixed.ts";

it("Words of mail addresses tell two words from one, and which two they are", () => {
  const { first, last } = mailWords;
  expect([first.length, last.length]).toEqual([100, 100]);
  const labels = [...last, ...first.flatMap((one) => last.map((other) => one + other))];
  expect(new Set(labels).size).toBe(10_100);
  expect(labels.filter((label) => !/^[a-z]{3,13}$/.test(label))).toEqual([]);
});
