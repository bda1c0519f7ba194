import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import { wordsOf } from "./street-words.ts";

/** The house on its road, with the mark of separation: `14 `, `H. No. 3-6-218, `. */
export type House = (rng: Rng) => string;

/** Low numbers are commonest, as on most roads. */
export function houseNumber(rng: Rng): number {
  const size = int(rng, 0, 99);
  if (size < 55) return int(rng, 1, 49);
  return size < 88 ? int(rng, 50, 199) : int(rng, 200, 899);
}

const blocks = ["A", "A", "B", "B", "C", "D", "E"] as const;

/** The letter of a block of flats or houses. */
export const blockOf = (rng: Rng): string => pick(rng, blocks);

export const plain: House = (rng) => `${houseNumber(rng)} `;
export const byNumber: House = (rng) => `House No. ${houseNumber(rng)}, `;

/** Delhi, Uttar Pradesh and around: block and plot, or a plain number. */
export const north: House = (rng) => {
  const form = int(rng, 0, 99);
  if (form < 45) return plain(rng);
  if (form < 75) return byNumber(rng);
  return form < 90 ? `${blockOf(rng)}-${houseNumber(rng)}, ` : `${int(rng, 1, 19)}/${houseNumber(rng)}, `;
};

/** Gujarat: a number or a house of a society. */
export const gujarat: House = (rng) => (chance(rng, 0.5) ? plain(rng) : `${blockOf(rng)}-${houseNumber(rng)}, `);

/** Madhya Pradesh, Chhattisgarh: a number, often with the ward. */
export const central: House = (rng) => {
  const form = int(rng, 0, 99);
  if (form < 40) return plain(rng);
  if (form < 75) return byNumber(rng);
  return `House No. ${houseNumber(rng)}, Ward No. ${int(rng, 1, 40)}, `;
};

/** Bengal: a premises number, often divided, `24/1B`. */
export const east: House = (rng) => {
  if (int(rng, 0, 99) < 65) return plain(rng);
  const part = `${houseNumber(rng)}/${int(rng, 1, 6)}`;
  return chance(rng, 0.57) ? `${part} ` : `${part}${blockOf(rng)} `;
};

/** Tamil Nadu: new door number over the old one, `No. 12/4`. */
export const south: House = (rng) => {
  const form = int(rng, 0, 99);
  if (form < 45) return plain(rng);
  const number = houseNumber(rng);
  return form < 75 ? `No. ${number}, ` : `No. ${number}/${int(rng, 1, 60)}, `;
};

/** Karnataka: a plain number, or `No. 214, `. */
export const karnataka: House = (rng) => (chance(rng, 0.4) ? plain(rng) : `No. ${houseNumber(rng)}, `);

/** Telangana: ward, block and house, `H. No. 3-6-218`. */
export const deccan: House = (rng) => {
  if (chance(rng, 0.25)) return `Plot No. ${houseNumber(rng)}, `;
  return `H. No. ${int(rng, 1, 22)}-${int(rng, 1, 11)}-${int(rng, 10, 899)}, `;
};

/** Andhra Pradesh: door numbers of ward, block and house. */
export const andhra: House = (rng) => {
  if (chance(rng, 0.2)) return `Plot No. ${houseNumber(rng)}, `;
  return `D. No. ${int(rng, 1, 60)}-${int(rng, 1, 24)}-${int(rng, 1, 199)}, `;
};

/** Odisha: plots in the new quarters, else a number. */
export const odisha: House = (rng) => (chance(rng, 0.35) ? `Plot No. ${houseNumber(rng)}, ` : plain(rng));

/** Goa: a number of the village or city, often with its ward. */
export const goa: House = (rng) => {
  if (chance(rng, 0.4)) return `House No. ${houseNumber(rng)}, ${sample(rng, wordsOf("goa-ward"))}, `;
  return chance(rng, 0.5) ? byNumber(rng) : plain(rng);
};

/** Kerala: most houses have a name. */
export const kerala: House = (rng) => {
  if (chance(rng, 0.5)) return `${sample(rng, wordsOf("kerala-house"))}, `;
  return chance(rng, 0.5) ? plain(rng) : `House No. ${int(rng, 1, 60)}/${int(rng, 100, 2_400)}, `;
};

/** Lakshadweep: a number or the name of the family's house. */
export const lakshadweep: House = (rng) =>
  chance(rng, 0.5) ? `${sample(rng, wordsOf("lakshadweep-house"))}, ` : byNumber(rng);
