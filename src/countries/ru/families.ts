import type { PersonName, Sex } from "../country.ts";
import type { FamilyCustoms } from "../families.ts";
import { withFamilyName } from "../shared/family-names.ts";
import { familyNameOf, patronymicOf } from "./patronymic.ts";

/** The name with a relative's family name in the form of the bearer's sex. */
function withFamily(own: PersonName, relative: PersonName, sex: Sex): PersonName {
  const [family, mailFamily] = familyNameOf(relative, sex);
  return withFamilyName(own, family, mailFamily);
}

/** In round figures; estimates where the source is older or counts otherwise. */
export const families: FamilyCustoms = {
  kinds: { single: 40, couple: 30, family: 20, multigeneration: 8, shared: 2 },
  married: 86,
  names: { his: 88, hers: 1, joined: 1 },
  sameSex: 0,
  mixed: 6,
  ageGap: [2.4, 4],
  motherAge: [26.5, 5.5],
  withFamily,
  // Семейный кодекс, статья 58: the patronymic is the father's given name.
  childName(own, { father, mother }, sex) {
    const parent = father ?? mother;
    const named = parent === undefined ? own : withFamily(own, parent, sex);
    return father === undefined ? named : patronymicOf(named, father.given, sex);
  },
  source: "Росстат, перепись 2020 года (households, couples, mothers); Семейный кодекс РФ, статьи 32, 58",
};
