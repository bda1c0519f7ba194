import type { FamilyCustoms } from "../families.ts";
import { formsOfWomen, kaur } from "../shared/family-names.ts";
import { latinMail } from "../shared/latin.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 35, couple: 43, family: 13.5, multigeneration: 2.9, shared: 5.6 },
  sizes: { family: [30, 48, 17, 4, 1], multigeneration: [40, 36, 17, 5, 2], shared: [70, 18, 8, 3, 1] },
  loneParents: 33,
  hisParents: 45,
  married: 77,
  names: [{ since: 0, his: 75, hers: 1, joined: 6 }],
  // Code civil du Québec, article 393: who married from 2 April 1981 on keeps the own name.
  keptIn: { QC: 1982 },
  sameSex: 15,
  mixed: 10,
  ageGap: [2.4, 4.6],
  motherAge: [28.3, 5.5],
  ...formsOfWomen(kaur, latinMail),
  source: "Statistics Canada, Census 2021 (households, couples, mixed unions); Code civil du Québec, article 393",
};
