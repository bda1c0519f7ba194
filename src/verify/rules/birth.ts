import { ageOn, formatDate, toDays } from "../../calendar/calendar.ts";
import { zodiac, zodiacSigns } from "../../calendar/zodiac.ts";
import { decimal } from "../../random/decimal.ts";
import { int } from "../../random/distributions.ts";
import { notApplicable, passIf, type Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";

const gregorian = "ISO 8601, proleptic Gregorian calendar";

export const birthRules: readonly Rule[] = [
  {
    name: "dob.form",
    kind: "form",
    fields: ["dob.date"],
    what: "The date of birth is a day of the calendar as YYYY-MM-DD.",
    source: gregorian,
    check: (subject) =>
      passIf(subject.birth !== undefined, () => `${subject.text("dob.date")} is no day of the calendar as YYYY-MM-DD.`),
    break: {
      writes: ["dob.date", "dob.month", "dob.day"],
      values: ({ record: { dob } }) => [`${dob.date.slice(0, 4)}-02-30`, "02", "30"],
    },
  },
  {
    name: "dob.parts",
    kind: "coherence",
    fields: ["dob.date", "dob.month", "dob.day"],
    optional: ["dob.month", "dob.day"],
    what: "Month and day are those of the date.",
    source: gregorian,
    check(subject) {
      const [month, day] = [subject.text("dob.month"), subject.text("dob.day")];
      if (month === "" && day === "") return notApplicable("dob.month and dob.day are missing.");
      const date = subject.text("dob.date").slice(5);
      const parts = `${month || date.slice(0, 2)}-${day || date.slice(3)}`;
      return passIf(date === parts, () => `Month and day are ${parts}, those of the date ${date}.`);
    },
    break: {
      writes: ["dob.day"],
      values: ({ record: { dob } }) => [decimal((Number(dob.day) % 28) + 1, 2)],
    },
  },
  {
    name: "dob.past",
    kind: "coherence",
    fields: ["dob.date"],
    what: "The date of birth is not after the reference date.",
    source: gregorian,
    check(subject) {
      const { birth, referenceDate } = subject;
      if (birth === undefined) return noDate(subject);
      return passIf(
        toDays(birth) <= toDays(referenceDate),
        () => `${formatDate(birth)} is after the reference date ${formatDate(referenceDate)}.`,
      );
    },
    break: {
      writes: ["dob.date"],
      follows: ["dob.age", "national_id.encodes_birth_date"],
      values({ person: { bearer }, referenceDate }) {
        // A leap year, in case of 29 February; month, day and sign stay.
        const year = referenceDate.year + 4 - (referenceDate.year % 4);
        return [formatDate({ ...bearer.birth, year })];
      },
    },
  },
  {
    name: "dob.age",
    kind: "coherence",
    fields: ["dob.date", "dob.age"],
    what: "The age is that of a person born that day, in completed years on the reference date.",
    source: gregorian,
    check(subject) {
      const { birth, referenceDate } = subject;
      if (birth === undefined) return noDate(subject);
      const age = ageOn(birth, referenceDate);
      return passIf(
        subject.number("dob.age") === age,
        () =>
          `A person born on ${formatDate(birth)} is ${age} on ${formatDate(referenceDate)}, not ${subject.number("dob.age")}.`,
      );
    },
    break: {
      writes: ["dob.age"],
      // The new age is in the same age group of avatars.
      values: ({ record: { dob } }) => [dob.age === 34 || dob.age === 59 ? dob.age - 1 : dob.age + 1],
    },
  },
  {
    name: "dob.zodiac",
    kind: "coherence",
    fields: ["dob.date", "dob.zodiac"],
    what: "The zodiac sign is that of the day.",
    source: "Tropical zodiac, the usual almanac dates",
    check(subject) {
      const { birth } = subject;
      if (birth === undefined) return noDate(subject);
      const sign = zodiac(birth);
      return passIf(
        subject.text("dob.zodiac") === sign,
        () => `The sign of ${formatDate(birth).slice(5)} is ${sign}, not ${subject.text("dob.zodiac")}.`,
      );
    },
    break: {
      writes: ["dob.zodiac"],
      values({ rng, record: { dob } }) {
        const at = zodiacSigns.indexOf(dob.zodiac);
        return [zodiacSigns[(at + int(rng, 0, 1) * (zodiacSigns.length - 2) + 1) % zodiacSigns.length]];
      },
    },
  },
];

function noDate(subject: Subject) {
  return notApplicable(`${subject.text("dob.date")} is no day of the calendar.`);
}
