import type { CalendarDate } from "./calendar-date.ts";

/** The signs of the western zodiac, from the beginning of spring. */
export const zodiacSigns: readonly string[] =
  "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

/** The day of each month on which the next sign begins (tropical zodiac, the usual almanac dates). */
const firstDays = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22] as const;

export function zodiac({ month, day }: CalendarDate): string {
  // Aquarius, the eleventh, begins in January; eleven on is one back.
  const begun = day < (firstDays[month - 1] ?? 0) ? 11 : 0;
  return zodiacSigns[(month + 9 + begun) % 12] ?? "";
}
