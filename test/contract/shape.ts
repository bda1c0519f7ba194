import type { Rule } from "./subject.ts";

/** The published record: every field in its order, with the type that it always has. */
const record = {
  address: { city: "", country: "", state_abbreviation: "", state_name: "", street: "", zip: "" },
  blood_type: "",
  credit_card: { cvv: "", expiry: "", number: "", provider_bank: "" },
  dob: { age: 0, date: "", day: "", month: "", zodiac: "" },
  email: "",
  gender: "",
  height: { cm: 0, feet: 0, inches: 0, m: 0.5 },
  name: "",
  national_id: "",
  phone: "",
  photo_url: "",
  weight: { kg: 0, lbs: 0 },
} as const;

export const shapeRules: readonly Rule[] = [
  {
    name: "record: the published fields in their order, with their types and never empty",
    holds: ({ person }) => hasShape(person, record),
  },
  {
    name: "text: composed, without stray spaces, placeholders and `undefined`",
    holds: ({ person }) =>
      texts(person).every(
        (text) =>
          text === text.normalize("NFC").trim() && !/ {2}|\b(?:undefined|null|NaN)\b|[#{}\p{Cc}\p{Cn}]/u.test(text),
      ),
  },
];

function hasShape(value: unknown, shape: unknown): boolean {
  if (typeof shape === "string") return typeof value === "string" && value !== "";
  if (shape === 0.5) return typeof value === "number" && Number.isFinite(value);
  if (typeof shape === "number") return Number.isInteger(value);
  if (typeof shape !== "object" || shape === null || typeof value !== "object" || value === null) return false;
  const fields = Object.entries(value);
  const expected = Object.entries(shape);
  return (
    fields.length === expected.length &&
    expected.every(([name, inner], place) => fields[place]?.[0] === name && hasShape(fields[place]?.[1], inner))
  );
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}
