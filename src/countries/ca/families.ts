import type { FamilyCustoms } from "../families.ts";
import { formsOfWomen, kaur } from "../shared/family-names.ts";
import { latinMail } from "../shared/latin.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 34.5, couple: 42, family: 14, multigeneration: 2.9, shared: 6.6 },
  sizes: { family: [22.4, 52.4, 19.5, 5, 0.7], multigeneration: [40, 36, 17, 5, 2], shared: [70, 18, 8, 3, 1] },
  loneParents: 34,
  hisParents: 45,
  married: 77,
  names: [{ since: 0, his: 75, hers: 1, joined: 6 }],
  // Code civil du Québec, article 393: spouses who married from 2 April 1981 on keep their names.
  keptIn: { QC: 1982 },
  sameSex: 15,
  mixed: 7,
  unrelated: 15,
  ageGap: [2.4, 4.8],
  motherAge: [28.3, 5.5],
  ...formsOfWomen(kaur, latinMail),
  source: "Statistics Canada, Census 2021 (households, couples, mixed unions); Code civil du Québec, article 393",
};
