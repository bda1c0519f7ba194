import type { PersonName } from "../bearer.ts";
import type { FamilyRules, FullName, FullParents } from "../families.ts";
import { withFamilyName } from "../shared/family-names.ts";
import type { Sex } from "../words.ts";
import { familyNameOf, formOfWomen } from "./family-name.ts";
import { patronymic, patronymicOf } from "./patronymic.ts";

function withFamily(own: PersonName, relative: PersonName, sex: Sex): PersonName {
  const [family, mailFamily] = familyNameOf(relative, sex);
  return withFamilyName(own, family, mailFamily);
}

export const families: FamilyRules = {
  withFamily,
  // Семейный кодекс, статья 58: the patronymic is the father's given name.
  childName(own, { father, mother }, sex) {
    const parent = father ?? mother;
    const named = parent === undefined ? own : withFamily(own, parent, sex);
    return father === undefined ? named : patronymicOf(named, father.given, sex);
  },
  isChildOf,
};

function isChildOf({ full, sex }: FullName, { father, mother }: FullParents): boolean {
  const patronymics = patronymic(father.split(" ")[1] ?? "");
  return full.endsWith(` ${patronymics[sex]}`) && [father, mother].some((parent) => sharesFamily(full, parent));
}

/** Compares in the women's forms, which are the same where the men's differ. */
function sharesFamily(one: string, other: string): boolean {
  const [family, parents] = [one, other].map((full) => formOfWomen(full.split(" ")[0] ?? ""));
  return family === parents;
}
