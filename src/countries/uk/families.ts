import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 34, couple: 42, family: 15, multigeneration: 2, shared: 7 },
  married: 78,
  names: { his: 80, hers: 1, joined: 6 },
  sameSex: 17,
  mixed: 9,
  ageGap: [2.3, 4.8],
  motherAge: [28.5, 5.8],
  source:
    "ONS, Census 2021 (households, couples, inter-ethnic relationships); YouGov 2016 (names on marriage); ONS births",
};
