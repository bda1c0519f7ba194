import type { PersonName } from "../bearer.ts";
import type { FamilyRules, FullName, FullParents } from "../families.ts";
import { sharesWord, withFamilyName } from "../shared/family-names.ts";
import { religionOf } from "./religion.ts";

export const families: FamilyRules = {
  withFamily: withHusbands,
  childName: (own, { father, mother }) =>
    father !== undefined && isInitials(father.family) ? withInitialOf(own, father) : familyOf(own, father ?? mother),
  isChildOf,
  areApart: (one, other) => religionOf(one) !== religionOf(other),
};

function familyOf(own: PersonName, relative: PersonName | undefined): PersonName {
  return relative === undefined ? own : withFamilyName(own, relative.family, relative.mailFamily);
}

/** `S` or `K R`: the initial of the father's name, in some places after that of the family's village or house. */
function isInitials(family: string): boolean {
  return /^[A-Z](?: [A-Z])?$/.test(family);
}

/** The child of `Vishnu K R` is `Priya K V`: the village or house stays, the father's initial follows. */
function withInitialOf(own: PersonName, { family, given }: PersonName): PersonName {
  const initials = `${family.slice(0, -1)}${given.charAt(0)}`;
  return withFamilyName(own, initials, initials.toLowerCase().replace(" ", ""));
}

/** Women take the husband's family name, or his initial where names end in one. */
function withHusbands(own: PersonName, relative: PersonName): PersonName {
  return isInitials(relative.family) ? withInitialOf(own, relative) : familyOf(own, relative);
}

/** Last names that only women bear, where the men of the family bear others. */
const ofWomen = new Set(
  "Angmo Bai Bala Bano Batool Begum Bibi Chamba Chondol Chonzom Chosdon Devi Dolma Fatima Jahan Kanwar Kaur Khatoon Khatun Kumari Lamo Lanzes Lazes Lhadol Nessa Nisha Nyidol Parveen Putit Rajkumari Rani Singh Spaldon Sultana Yangskit Zangmo Zehra".split(
    " ",
  ),
);

function isChildOf(child: FullName, { father, mother }: FullParents): boolean {
  const last = child.full.slice(child.full.lastIndexOf(" ") + 1);
  if (/ [A-Z]$/.test(father)) return last === father.charAt(0);
  return (child.sex === "female" && ofWomen.has(last)) || sharesWord(child, { father, mother });
}
