import type { FamilyCustoms } from "../families.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 45, couple: 42, family: 10.3, multigeneration: 0.7, shared: 2 },
  sizes: { family: [22.9, 57.9, 16.4, 2.8], multigeneration: [48, 35, 13, 4], shared: [74, 16, 7, 2, 1] },
  loneParents: 31,
  hisParents: 45,
  married: 84,
  // § 1355 BGB: his name unless they chose hers from July 1976 on; their own names from April 1991 on.
  names: [
    { since: 0, his: 98, hers: 0, joined: 2 },
    { since: 1977, his: 93, hers: 2, joined: 5 },
    { since: 1992, his: 80, hers: 4, joined: 9 },
    { since: 2010, his: 74, hers: 6, joined: 8 },
  ],
  sameSex: 11,
  mixed: 7,
  unrelated: 18.2,
  ageGap: [2.8, 4.6],
  motherAge: [28.4, 5.5],
  source:
    "Destatis, Mikrozensus 2022; Gesellschaft für deutsche Sprache, Familiennamen bei der Heirat (2018); § 1355 BGB",
};
