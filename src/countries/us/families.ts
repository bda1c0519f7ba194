import type { FamilyCustoms } from "../families.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 36, couple: 42, family: 14, multigeneration: 4, shared: 4 },
  sizes: { family: [26, 50, 19, 4, 1], multigeneration: [42, 36, 16, 5, 1], shared: [72, 18, 7, 2, 1] },
  loneParents: 30,
  hisParents: 45,
  married: 86,
  names: [{ since: 0, his: 79, hers: 1, joined: 5 }],
  sameSex: 17,
  mixed: 11,
  ageGap: [2.2, 4.6],
  motherAge: [27.5, 5.8],
  namesakes: true,
  source:
    "Census Bureau, America's Families and Living Arrangements 2022; Pew Research Center 2023 and 2017; NCHS, births",
};
