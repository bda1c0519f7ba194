import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 40, couple: 43, family: 13, multigeneration: 1, shared: 3 },
  married: 72,
  names: { his: 75, hers: 1, joined: 8 },
  sameSex: 11,
  mixed: 9,
  ageGap: [2.5, 4.5],
  motherAge: [28.5, 5.3],
  source:
    "INSEE, recensement 2020, Enquête Famille et logements (households, couples, names in use); article 225-1 du code civil",
};
