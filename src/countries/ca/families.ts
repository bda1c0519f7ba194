import type { FamilyCustoms } from "../families.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 33, couple: 43, family: 15, multigeneration: 3, shared: 6 },
  married: 77,
  names: { his: 75, hers: 1, joined: 6 },
  // Code civil du Québec, article 393: since 2 April 1981 both spouses keep their names.
  keptIn: ["QC"],
  sameSex: 15,
  mixed: 10,
  ageGap: [2.4, 4.6],
  motherAge: [28.3, 5.5],
  source: "Statistics Canada, Census 2021 (households, couples, mixed unions); Code civil du Québec, article 393",
};
