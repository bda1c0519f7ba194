import type { FamilyCustoms } from "../families.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 43, couple: 42.5, family: 10.6, multigeneration: 1.2, shared: 2.7 },
  sizes: { family: [28, 51.6, 16.4, 3.4, 0.6], multigeneration: [48, 35, 13, 4], shared: [76, 15, 6, 2, 1] },
  loneParents: 40,
  hisParents: 45,
  married: 73,
  // Names in use: by law all keep the one that they were born with.
  names: [
    { since: 0, his: 92, hers: 0, joined: 3 },
    { since: 1990, his: 76, hers: 1, joined: 9 },
  ],
  sameSex: 10,
  mixed: 9,
  unrelated: 33.4,
  communityWords: 2,
  ageGap: [2.5, 4.4],
  motherAge: [28.5, 5.3],
  source:
    "INSEE, recensement 2020, Enquête Famille et logements (households, couples, names in use); article 225-1 du code civil",
};
