import { formatDate, fromDays, toDays } from "../../calendar/calendar.ts";
import { signNames } from "../../identity/birth.ts";
import { decimal } from "../../random/decimal.ts";
import { int } from "../../random/distributions.ts";
import type { Mutation } from "./mutation.ts";

export const birthMutations: readonly Mutation[] = [
  {
    rule: "dob.form",
    writes: ["dob.date", "dob.month", "dob.day"],
    break: (_rng, record) => ({
      ...record,
      dob: { ...record.dob, date: `${record.dob.date.slice(0, 4)}-02-30`, month: "02", day: "30" },
    }),
  },
  {
    rule: "dob.parts",
    writes: ["dob.day"],
    break: (_rng, record) => ({
      ...record,
      dob: { ...record.dob, day: decimal((Number(record.dob.day) % 28) + 1, 2) },
    }),
  },
  {
    rule: "dob.past",
    writes: ["dob.date"],
    follows: ["dob.age", "national_id.encodes_birth_date"],
    break(_rng, record, { bearer: { birth } }, referenceDate) {
      // A leap year after the reference date, in case of 29 February; month, day and sign stay.
      const year = referenceDate.year + 4 - (referenceDate.year % 4);
      const date = formatDate({ ...birth, year });
      return { ...record, dob: { ...record.dob, date } };
    },
  },
  {
    rule: "dob.age",
    writes: ["dob.age"],
    break(_rng, record) {
      const { age } = record.dob;
      // The new age is in the same age group of avatars.
      return { ...record, dob: { ...record.dob, age: age === 34 || age === 59 ? age - 1 : age + 1 } };
    },
  },
  {
    rule: "dob.zodiac",
    writes: ["dob.zodiac"],
    break(rng, record) {
      const at = signNames.indexOf(record.dob.zodiac);
      const zodiac = signNames[(at + int(rng, 0, 1) * (signNames.length - 2) + 1) % signNames.length] ?? "";
      return { ...record, dob: { ...record.dob, zodiac } };
    },
  },
];

/** The day `days` later. */
export function later(birth: Parameters<typeof toDays>[0], days: number) {
  return fromDays(toDays(birth) + days);
}
