import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 32, couple: 43, family: 14, multigeneration: 4, shared: 7 },
  married: 84,
  names: { his: 79, hers: 1, joined: 5 },
  sameSex: 17,
  mixed: 11,
  ageGap: [2.2, 4.6],
  motherAge: [27.5, 5.8],
  source:
    "Census Bureau, American Community Survey 2022 (households, same-sex couples); Pew Research Center 2023 (names on marriage) and 2017 (intermarriage); NCHS (mothers)",
};
