import type { FamilyCustoms } from "../families.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 45, couple: 41, family: 10.5, multigeneration: 0.8, shared: 2.7 },
  sizes: { family: [38, 48, 12, 2], multigeneration: [48, 35, 13, 4], shared: [74, 16, 7, 2, 1] },
  loneParents: 36,
  hisParents: 45,
  married: 84,
  // § 1355 BGB: his name unless they chose hers from July 1976 on; their own names from April 1991 on.
  names: [
    { since: 0, his: 98, hers: 0, joined: 2 },
    { since: 1977, his: 93, hers: 2, joined: 5 },
    { since: 1992, his: 80, hers: 4, joined: 9 },
    { since: 2010, his: 74, hers: 6, joined: 8 },
  ],
  sameSex: 13,
  mixed: 7,
  ageGap: [2.8, 4.4],
  motherAge: [28.4, 5.5],
  source:
    "Destatis, Mikrozensus 2022; Gesellschaft für deutsche Sprache, Familiennamen bei der Heirat (2018); § 1355 BGB",
};
