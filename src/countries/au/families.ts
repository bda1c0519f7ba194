import type { FamilyCustoms } from "../families.ts";
import { formsOfWomen, kaur } from "../shared/family-names.ts";
import { latinMail } from "../shared/latin.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 33, couple: 46, family: 13.5, multigeneration: 2.4, shared: 5.1 },
  sizes: { family: [28.4, 48.8, 17.8, 4.4, 0.6], multigeneration: [40, 36, 17, 5, 2], shared: [68, 19, 9, 3, 1] },
  loneParents: 43,
  hisParents: 45,
  married: 80,
  names: [{ since: 0, his: 80, hers: 1, joined: 4 }],
  sameSex: 14,
  mixed: 12,
  unrelated: 23.5,
  ageGap: [2.3, 4.9],
  motherAge: [28.8, 5.6],
  ...formsOfWomen(kaur, latinMail),
  source: "ABS, Census 2021 (households, couples, ancestry); McCrindle, names on marriage; ABS, births",
};
