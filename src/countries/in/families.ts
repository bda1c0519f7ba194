import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 7, couple: 32, family: 32, multigeneration: 27, shared: 2 },
  married: 99,
  names: { his: 70, hers: 0, joined: 0 },
  sameSex: 0,
  mixed: 6,
  ageGap: [5.0, 3.9],
  motherAge: [25.5, 4.9],
  source:
    "Registrar General of India, Census 2011 (households); NFHS-5 2019-21 (age gap, mothers); IHDS 2011 (inter-caste marriages); names on marriage are an estimate",
};
