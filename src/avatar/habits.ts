import type { Group } from "./group.ts";
import type { Part } from "./style.ts";

/** Percent of avatars with each variant of a part; the rest of 100 lack the part. */
type Share = Readonly<Record<string, number>>;

/** The looks of a group, without hair. */
export type Habits = Readonly<Record<Exclude<Part, "rearHair" | "hair">, Share>>;

const women = {
  head: { narrow: 75, round: 25 },
  eyes: { open: 88, happy: 12 },
  brows: { arched: 45, soft: 55 },
  nose: { smallRound: 75, mediumRound: 25 },
  mouth: { lipsSoft: 34, lipsSmile: 33, lipsClosed: 33 },
  beard: {},
} as const;

const men = {
  head: { square: 60, round: 40 },
  eyes: { open: 90, happy: 10 },
  lashes: {},
  brows: { straight: 45, full: 35, soft: 20 },
  nose: { mediumRound: 75, smallRound: 25 },
  mouth: { calm: 30, gentle: 25, warm: 25, grin: 20 },
  earrings: {},
} as const;

export const habits: Readonly<Record<Group, Habits>> = {
  "female-young": {
    ...women,
    lashes: { lined: 60, short: 40 },
    age: {},
    glasses: { round: 7, square: 5 },
    earrings: { stud: 30, pearl: 10 },
    clothes: {
      crewSloping: 36,
      vNeckSloping: 18,
      hoodieSloping: 18,
      turtleneckSloping: 12,
      shirtSloping: 8,
      jacketSloping: 8,
    },
  },
  "female-adult": {
    ...women,
    lashes: { lined: 50, short: 50 },
    age: { faint: 25, settled: 75 },
    glasses: { round: 9, square: 10, oval: 9 },
    earrings: { stud: 35, pearl: 25 },
    clothes: {
      jacketSloping: 30,
      shirtSloping: 18,
      vNeckSloping: 18,
      blouseSloping: 14,
      turtleneckSloping: 12,
      crewSloping: 8,
    },
  },
  "female-senior": {
    ...women,
    lashes: { short: 45 },
    age: { lined: 55, furrowed: 45 },
    glasses: { round: 14, oval: 26, halfRim: 12 },
    earrings: { stud: 15, pearl: 50 },
    clothes: { cardiganSloping: 42, blouseSloping: 26, turtleneckSloping: 14, shirtSloping: 10, crewSloping: 8 },
  },
  "male-young": {
    ...men,
    age: {},
    glasses: { round: 6, square: 8 },
    beard: { shadow: 14, trimmed: 9, chin: 3 },
    clothes: { crewBroad: 44, hoodieBroad: 28, shirtBroad: 14, vNeckBroad: 8, jacketBroad: 6 },
  },
  "male-adult": {
    ...men,
    age: { faint: 15, settled: 85 },
    glasses: { square: 16, oval: 10, round: 6 },
    beard: { trimmed: 17, shadow: 10, chin: 7, moustache: 5, beardMustache: 6 },
    clothes: { shirtBroad: 36, jacketBroad: 34, vNeckBroad: 10, turtleneckBroad: 10, crewBroad: 10 },
  },
  "male-senior": {
    ...men,
    age: { lined: 50, furrowed: 50 },
    glasses: { square: 12, oval: 24, halfRim: 12 },
    beard: { trimmed: 12, beardMustache: 12, moustache: 8, walrus: 8 },
    clothes: { cardiganBroad: 36, shirtBroad: 30, jacketBroad: 16, vNeckBroad: 10, turtleneckBroad: 8 },
  },
};
