import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 30, couple: 44, family: 16, multigeneration: 3, shared: 7 },
  married: 80,
  names: { his: 80, hers: 1, joined: 4 },
  sameSex: 14,
  mixed: 12,
  ageGap: [2.3, 4.7],
  motherAge: [28.8, 5.6],
  source: "ABS, Census 2021 (households, couples, ancestry); McCrindle, names on marriage; ABS births",
};
