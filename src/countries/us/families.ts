import type { FamilyCustoms } from "../families.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 34, couple: 41, family: 14, multigeneration: 4.7, shared: 6.3 },
  sizes: { family: [25.1, 50.8, 18.8, 4.7, 0.6], multigeneration: [42, 36, 16, 5, 1], shared: [72, 18, 7, 2, 1] },
  loneParents: 38,
  hisParents: 45,
  married: 87,
  names: [{ since: 0, his: 79, hers: 1, joined: 5 }],
  sameSex: 18,
  mixed: 10,
  unrelated: 22.3,
  ageGap: [2.2, 4.8],
  motherAge: [27.5, 5.8],
  namesakes: true,
  source:
    "Census Bureau, America's Families and Living Arrangements 2022; Pew Research Center 2023 and 2017; NCHS, births",
};
