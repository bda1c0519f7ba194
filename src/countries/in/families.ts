import type { PersonName } from "../country.ts";
import type { FamilyCustoms, FullName, FullParents } from "../families.ts";
import { sharesWord, withFamilyName } from "../shared/family-names.ts";

/** The figures and where they are from: sources.md, Households. */
export const families: FamilyCustoms = {
  kinds: { single: 6.5, couple: 29, family: 29, multigeneration: 33, shared: 2.5 },
  sizes: {
    family: [8.4, 40.4, 30.4, 14, 5.2, 1.6],
    multigeneration: [24, 32, 24, 12, 6, 2],
    shared: [66, 20, 9, 3, 2],
  },
  loneParents: 20,
  hisParents: 95,
  married: 99,
  names: [{ since: 0, his: 75, hers: 0, joined: 0 }],
  sameSex: 0,
  mixed: 5,
  unrelated: 12.1,
  ageGap: [5, 3.9],
  motherAge: [25.5, 4.9],
  familyWords: 2,
  withFamily: withHusbands,
  childName: (own, { father, mother }) =>
    father !== undefined && isInitials(father.family) ? withInitialOf(own, father) : familyOf(own, father ?? mother),
  isChildOf,
  source:
    "Registrar General of India, Census 2011 (households); NFHS-5 2019-21 (age gap, mothers); IHDS 2011 (inter-caste marriages)",
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
  "Angmo Bai Bano Batool Begum Bibi Chamba Chondol Chonzom Chosdon Devi Dolma Fatima Kanwar Kaur Khatoon Khatun Kumari Lamo Lanzes Lazes Lhadol Nyidol Parveen Putit Rajkumari Rani Singh Spaldon Sultana Yangskit Zangmo Zehra".split(
    " ",
  ),
);

function isChildOf(child: FullName, { father, mother }: FullParents): boolean {
  const last = child.full.slice(child.full.lastIndexOf(" ") + 1);
  if (/ [A-Z]$/.test(father)) return last === father.charAt(0);
  return (child.sex === "female" && ofWomen.has(last)) || sharesWord(child, { father, mother });
}
