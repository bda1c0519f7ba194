import type { PhonePlan } from "../shared/places.ts";

/**
 * First digits of local numbers after an area code that no table of the numbering plan lists, so that no carrier can be
 * given them; libphonenumber 1.13.16, made from the plan, refuses all of these numbers.
 *
 * Source: Australian Communications and Media Authority, Telecommunications Numbering Plan 2015, schedules of geographic
 * numbers.
 */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  "2": ["39", "52", "54"],
  "3": ["46", "60", "74"],
  "7": ["6"],
  "8": ["0", "1", "2", "3", "4"],
};

/**
 * The numbers of a place by the area code of its states: two blocks of 10,000 that are set aside for creative works. Older
 * numbering plans do not have 5550 after 08.
 *
 * Source: Australian Communications and Media Authority, "Phone numbers for use in TV shows, films and creative works".
 */
export const phonePlan: PhonePlan = {
  usual: (zone) => [`+61 ${zone} 7010 ####`, ...(zone === "8" ? [] : [`+61 ${zone} 5550 ####`])],
  neverIssued: (zone) => (unlisted[zone] ?? []).map((digits) => `+61 ${zone} ${digits.padEnd(4, "#")} ####`),
};
