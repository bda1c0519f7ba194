import type { PersonName } from "../country.ts";
import type { FamilyCustoms } from "../families.ts";
import { withFamilyName } from "../shared/family-names.ts";

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 41, couple: 30, family: 21, multigeneration: 6, shared: 2 },
  married: 99,
  // 民法第750条: spouses bear one name; 95 in 100 choose his.
  names: { his: 95, hers: 5, joined: 0 },
  withFamily: familyOf,
  childName: (own, { father, mother }) => familyOf(own, father ?? mother ?? own),
  sameSex: 0,
  mixed: 1,
  ageGap: [2.3, 3.9],
  motherAge: [28.8, 4.7],
  source: "総務省, 国勢調査 2020; 厚生労働省, 人口動態統計 (夫の氏・妻の氏, 母の年齢); 民法第750条",
};

/** The name with the relative's family name and its reading. */
function familyOf(own: PersonName, { family, mailFamily, kana }: PersonName): PersonName {
  const name = withFamilyName(own, family, mailFamily);
  return own.kana === undefined || kana === undefined
    ? name
    : { ...name, kana: { given: own.kana.given, family: kana.family } };
}
