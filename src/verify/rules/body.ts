import { bloodTypes } from "../../countries/words.ts";
import { fail, pass, passIf, type Rule } from "../rule.ts";

const inch = "International yard and pound agreement of 1959";
const extremes = "Guinness World Records: the tallest and shortest adults on record";

/** Kilograms. */
const POUND = 0.45359237;

export const bodyRules: readonly Rule[] = [
  {
    name: "blood_type.group",
    kind: "form",
    fields: ["blood_type"],
    what: "The blood group is O, A, B or AB with + or -.",
    source: "International Society of Blood Transfusion, systems ABO and RH",
    check(subject) {
      const group = subject.text("blood_type");
      const known: readonly string[] = bloodTypes;
      return passIf(known.includes(group), () => `${group} is none of ${bloodTypes.join(", ")}.`);
    },
    break: {
      writes: ["blood_type"],
      values({ record: { blood_type } }) {
        // A zero for the letter O, or a full-width sign: what is typed by hand.
        if (blood_type.includes("O")) return [blood_type.replace("O", "0")];
        return [blood_type.replace("+", "＋").replace("-", "－")];
      },
    },
  },
  {
    name: "gender.value",
    kind: "form",
    fields: ["gender"],
    what: "The gender is male or female.",
    source: "The published record",
    check: (subject) =>
      passIf(
        ["male", "female"].includes(subject.text("gender")),
        () => `${subject.text("gender")} is not male or female.`,
      ),
  },
  {
    name: "height.metres",
    kind: "coherence",
    fields: ["height.cm", "height.m"],
    what: "Metres are the centimetres divided by 100.",
    source: "International System of Units",
    check: (subject) =>
      passIf(
        Math.abs(subject.number("height.m") * 100 - subject.number("height.cm")) < 0.01,
        () =>
          `${subject.number("height.cm")} cm are ${subject.number("height.cm") / 100} m, not ${subject.number("height.m")}.`,
      ),
    break: { writes: ["height.m"], values: ({ record: { height } }) => [(height.cm + 1) / 100] },
  },
  {
    name: "height.feet",
    kind: "coherence",
    fields: ["height.cm", "height.feet", "height.inches"],
    what: "Feet and inches are the centimetres, rounded to an inch.",
    source: inch,
    check(subject) {
      const inches = subject.number("height.cm") / 2.54;
      const feet = subject.number("height.feet");
      const rest = subject.number("height.inches");
      // Half an inch, and rounding in floating point.
      if (rest >= 0 && rest < 12 && Math.abs(feet * 12 + rest - inches) < 0.51) return pass;
      const rounded = Math.round(inches);
      return fail(`${subject.number("height.cm")} cm are ${Math.floor(rounded / 12)} ft ${rounded % 12} in.`);
    },
    break: {
      writes: ["height.inches"],
      values: ({ record: { height } }) => [height.inches === 11 ? 10 : height.inches + 1],
    },
  },
  {
    name: "height.human",
    kind: "form",
    fields: ["height.cm"],
    what: "The height is one that adults have had: 54 to 272 cm.",
    source: extremes,
    check: (subject) =>
      passIf(
        subject.number("height.cm") >= 54 && subject.number("height.cm") <= 272,
        () => `No adult of ${subject.number("height.cm")} cm is on record; 54 to 272 cm are.`,
      ),
    break: {
      writes: ["height.cm", "height.m", "height.feet", "height.inches", "weight.kg", "weight.lbs"],
      values({ record: { height, weight } }) {
        const cm = 273;
        const inches = Math.round(cm / 2.54);
        const index = weight.kg / (height.cm * height.cm);
        return [cm, cm / 100, Math.floor(inches / 12), inches % 12, ...weightOf(Math.round(index * cm * cm))];
      },
    },
  },
  {
    name: "weight.pounds",
    kind: "coherence",
    fields: ["weight.kg", "weight.lbs"],
    what: "Pounds are the kilograms divided by 0.45359237, rounded.",
    source: inch,
    check(subject) {
      const pounds = subject.number("weight.kg") / POUND;
      return passIf(
        Math.abs(subject.number("weight.lbs") - pounds) <= 0.51,
        () => `${subject.number("weight.kg")} kg are ${Math.round(pounds)} lbs, not ${subject.number("weight.lbs")}.`,
      );
    },
    break: { writes: ["weight.lbs"], values: ({ record: { weight } }) => [weight.lbs + 2] },
  },
  {
    name: "weight.body_mass_index",
    kind: "coherence",
    fields: ["weight.kg", "height.cm"],
    what: "The body mass index is one that adults have: 10 to 100 kg/m².",
    source: "World Health Organization, classification of the body mass index; published extremes",
    check(subject) {
      const metres = subject.number("height.cm") / 100;
      const index = subject.number("weight.kg") / (metres * metres);
      return passIf(
        index >= 10 && index <= 100,
        () => `A body mass index of ${index.toFixed(1)} is not between 10 and 100.`,
      );
    },
    break: {
      writes: ["weight.kg", "weight.lbs"],
      values({ record: { height } }) {
        const metres = height.cm / 100;
        return weightOf(Math.ceil(100 * metres * metres) + 1);
      },
    },
  },
];

function weightOf(kg: number): readonly [kg: number, lbs: number] {
  return [kg, Math.round(kg / POUND)];
}
