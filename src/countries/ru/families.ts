import type { PersonName, Sex } from "../country.ts";
import type { FamilyCustoms, FullName, FullParents } from "../families.ts";
import { withFamilyName } from "../shared/family-names.ts";
import { familyNameOf, formOfWomen } from "./family-name.ts";
import { patronymic, patronymicOf } from "./patronymic.ts";

/** The name with a relative's family name in the form of the bearer's sex. */
function withFamily(own: PersonName, relative: PersonName, sex: Sex): PersonName {
  const [family, mailFamily] = familyNameOf(relative, sex);
  return withFamilyName(own, family, mailFamily);
}

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 46, couple: 29, family: 16, multigeneration: 6.5, shared: 2.5 },
  sizes: { family: [33.3, 50.6, 13.9, 2.2], multigeneration: [40, 38, 17, 4, 1], shared: [76, 15, 6, 2, 1] },
  loneParents: 45,
  hisParents: 50,
  married: 87,
  names: [{ since: 0, his: 88, hers: 1, joined: 1 }],
  sameSex: 0,
  mixed: 9,
  unrelated: 53.3,
  ageGap: [2.4, 4.2],
  motherAge: [26.5, 5.5],
  namesakes: true,
  withFamily,
  // Семейный кодекс, статья 58: the patronymic is the father's given name.
  childName(own, { father, mother }, sex) {
    const parent = father ?? mother;
    const named = parent === undefined ? own : withFamily(own, parent, sex);
    return father === undefined ? named : patronymicOf(named, father.given, sex);
  },
  isChildOf,
  source: "Росстат, перепись 2020 года (households, couples, mothers); Семейный кодекс РФ, статьи 32, 58",
};

/** The patronymic of the father's given name, and the family name of a parent in either form. */
function isChildOf({ full, sex }: FullName, { father, mother }: FullParents): boolean {
  const patronymics = patronymic(father.split(" ")[1] ?? "");
  return full.endsWith(` ${patronymics[sex]}`) && [father, mother].some((parent) => sharesFamily(full, parent));
}

/** Whether two full names begin with forms of one family name: those of women are the same where those of men differ. */
function sharesFamily(one: string, other: string): boolean {
  const [family, parents] = [one, other].map((full) => formOfWomen(full.split(" ")[0] ?? ""));
  return family === parents;
}
