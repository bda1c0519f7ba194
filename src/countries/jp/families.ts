import type { PersonName } from "../country.ts";
import type { FamilyCustoms } from "../families.ts";
import { withFamilyName } from "../shared/family-names.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 39.5, couple: 33, family: 19.8, multigeneration: 5.9, shared: 1.8 },
  sizes: { family: [28.9, 53.7, 15, 2.4], multigeneration: [34, 38, 20, 6, 2], shared: [80, 14, 4, 1, 1] },
  loneParents: 39,
  hisParents: 75,
  married: 99,
  // 民法第750条: spouses bear one name.
  names: [
    { since: 0, his: 98.7, hers: 1.3, joined: 0 },
    { since: 1990, his: 97.3, hers: 2.7, joined: 0 },
    { since: 2000, his: 96.4, hers: 3.6, joined: 0 },
    { since: 2012, his: 95.6, hers: 4.4, joined: 0 },
  ],
  withFamily: familyOf,
  childName: (own, { father, mother }) => familyOf(own, father ?? mother ?? own),
  isChildOf: ({ full }, { father, mother }) => [father, mother].map(familyIn).includes(familyIn(full)),
  sameSex: 0,
  mixed: 0,
  unrelated: 0,
  communityWords: 0,
  ageGap: [2.2, 3.9],
  motherAge: [28.8, 4.7],
  source: "総務省, 国勢調査 2020; 厚生労働省, 人口動態統計 (夫の氏・妻の氏, 母の年齢); 民法第750条",
};

/** The name with the relative's family name and its reading. */
function familyOf(own: PersonName, { family, mailFamily, kana }: PersonName): PersonName {
  const name = withFamilyName(own, family, mailFamily);
  const ownKana = own.kana;
  if (ownKana === undefined || kana === undefined) return name;
  return {
    ...name,
    kana: {
      get given() {
        return ownKana.given;
      },
      get family() {
        return kana.family;
      },
    },
  };
}

/** The family name of a full name. */
function familyIn(full: string): string | undefined {
  return full.split(" ")[0];
}
