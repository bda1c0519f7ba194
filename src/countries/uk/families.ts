import type { FamilyCustoms } from "../families.ts";
import { formsOfWomen } from "../shared/family-names.ts";
import { latinMail } from "../shared/latin.ts";
import { womensForm } from "./family-forms.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 37, couple: 43, family: 13, multigeneration: 2.1, shared: 4.9 },
  sizes: { family: [26.4, 50, 18.4, 4.6, 0.6], multigeneration: [42, 36, 16, 5, 1], shared: [66, 20, 9, 3, 1, 1] },
  loneParents: 40,
  hisParents: 45,
  married: 75.7,
  names: [{ since: 0, his: 80, hers: 1, joined: 6 }],
  sameSex: 17,
  mixed: 9,
  unrelated: 24.4,
  ageGap: [2.3, 6.4],
  motherAge: [28.5, 5.8],
  ...formsOfWomen(womensForm, latinMail),
  source: "ONS, Census 2021 (households, couples, age differences); YouGov 2016 (names on marriage); ONS, births",
};
