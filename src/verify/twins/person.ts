import { pick } from "../../random/distributions.ts";
import type { Mutation } from "./mutation.ts";

/** Letters that look alike in Latin and in Cyrillic script. */
const latin = "aceopxyABCEHKMOPTXi";
const cyrillic = "асеорхуАВСЕНКМОРТХі";

function withLookalike(name: string, from: string, to: string): string | undefined {
  const at = [...name].findIndex((letter) => from.includes(letter));
  if (at === -1) return undefined;
  return name.slice(0, at) + to[from.indexOf(name.charAt(at))] + name.slice(at + 1);
}

export const nameMutations: readonly Mutation[] = [
  {
    rule: "name.form",
    writes: ["name"],
    follows: ["national_id.encodes_name"],
    break: (_rng, record) => ({
      ...record,
      name: record.name.includes(" ") ? record.name.replace(" ", "  ") : `${record.name} `,
    }),
  },
  {
    rule: "name.script",
    writes: ["name"],
    follows: ["national_id.encodes_name"],
    break(_rng, record, { country, name: { mailGiven, mailFamily } }) {
      const { scriptName } = country.verification;
      const name =
        scriptName === "Latin"
          ? withLookalike(record.name, latin, cyrillic)
          : scriptName === "Cyrillic"
            ? withLookalike(record.name, cyrillic, latin)
            : [mailFamily, mailGiven].map(capitalised).join(" ").trim();
      return { ...record, name: name ?? `${record.name}${scriptName === "Latin" ? "а" : "a"}` };
    },
  },
];

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const band = (age: number): number => (age < 35 ? 0 : age < 60 ? 1 : 2);
const bands = ["young", "adult", "senior"] as const;

export const photoMutations: readonly Mutation[] = [
  {
    rule: "photo_url.form",
    writes: ["photo_url"],
    break: (_rng, record) => ({ ...record, photo_url: record.photo_url.replace(/\d+$/, "1000") }),
  },
  {
    rule: "photo_url.gender",
    writes: ["photo_url"],
    break: (_rng, record) => ({
      ...record,
      photo_url: record.photo_url.replace(/(fe)?male/, (gender) => (gender === "male" ? "female" : "male")),
    }),
  },
  {
    rule: "photo_url.age",
    writes: ["photo_url"],
    break(rng, record) {
      const others = bands.filter((_, at) => at !== band(record.dob.age));
      return { ...record, photo_url: record.photo_url.replace(/(?<=-)(?:young|adult|senior)/, pick(rng, others)) };
    },
  },
];

export const bodyMutations: readonly Mutation[] = [
  {
    rule: "blood_type.group",
    writes: ["blood_type"],
    break(_rng, record) {
      // A zero for the letter O, or a full-width sign: what is typed by hand.
      const broken = record.blood_type.replace("O", "0");
      const signed = broken === record.blood_type ? broken.replace("+", "＋").replace("-", "－") : broken;
      return { ...record, blood_type: signed as typeof record.blood_type }; // cast: not a blood group on purpose
    },
  },
  {
    rule: "height.metres",
    writes: ["height.m"],
    break: (_rng, record) => ({ ...record, height: { ...record.height, m: (record.height.cm + 1) / 100 } }),
  },
  {
    rule: "height.feet",
    writes: ["height.feet", "height.inches"],
    break(_rng, record) {
      const { inches } = record.height;
      return { ...record, height: { ...record.height, inches: inches === 11 ? 10 : inches + 1 } };
    },
  },
  {
    rule: "height.human",
    writes: ["height.cm", "height.m", "height.feet", "height.inches", "weight.kg", "weight.lbs"],
    break(_rng, record) {
      const cm = 273;
      const inches = Math.round(cm / 2.54);
      const index = record.weight.kg / (record.height.cm * record.height.cm);
      return {
        ...record,
        height: { cm, m: cm / 100, feet: Math.floor(inches / 12), inches: inches % 12 },
        weight: weightOf(Math.round(index * cm * cm)),
      };
    },
  },
  {
    rule: "weight.pounds",
    writes: ["weight.lbs"],
    break: (_rng, record) => ({ ...record, weight: { ...record.weight, lbs: record.weight.lbs + 2 } }),
  },
  {
    rule: "weight.body_mass_index",
    writes: ["weight.kg", "weight.lbs"],
    break(_rng, record) {
      const metres = record.height.cm / 100;
      return { ...record, weight: weightOf(Math.ceil(100 * metres * metres) + 1) };
    },
  },
];

function weightOf(kg: number) {
  return { kg, lbs: Math.round(kg / 0.45359237) };
}
