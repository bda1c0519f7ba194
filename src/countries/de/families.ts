import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 44, couple: 41, family: 11, multigeneration: 1, shared: 3 },
  married: 84,
  names: { his: 74, hers: 6, joined: 8 },
  sameSex: 13,
  mixed: 7,
  ageGap: [2.8, 4.4],
  motherAge: [28.4, 5.5],
  source:
    "Destatis, Mikrozensus 2022; Gesellschaft für deutsche Sprache, Familiennamen bei der Heirat (2018); § 1355 BGB",
};
