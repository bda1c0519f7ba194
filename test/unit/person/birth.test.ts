import { describe, expect, it } from "vitest";
import { zodiac } from "../../../src/calendar/zodiac.ts";

describe("the zodiac", () => {
  // First days of the tropical signs as almanacs print them.
  it.each([
    ["Aries", 3, 21],
    ["Taurus", 4, 20],
    ["Gemini", 5, 21],
    ["Cancer", 6, 21],
    ["Leo", 7, 23],
    ["Virgo", 8, 23],
    ["Libra", 9, 23],
    ["Scorpio", 10, 23],
    ["Sagittarius", 11, 22],
    ["Capricorn", 12, 22],
    ["Aquarius", 1, 20],
    ["Pisces", 2, 19],
  ])("begins %s in month %i on day %i", (sign, month, day) => {
    expect(zodiac({ year: 2000, month, day })).toBe(sign);
    expect(zodiac({ year: 2000, month, day: day - 1 })).not.toBe(sign);
  });
});
