import { chanceOf } from "../../text/hash.ts";
import type { PersonName } from "../bearer.ts";
import type { FamilyRules, FullName, FullParents, Parents } from "../families.ts";
import { withParentsName } from "../shared/family-names.ts";
import { isNameWithoutFamily } from "./names-of-communities.ts";

export const families: FamilyRules = {
  childName,
  isChildOf,
};

/** Families in which the children bear the mother's name: of those born in 2020 one in thirteen (公安部), fewer before. */
const MOTHERS = 0.02;

const DOT = "·";

function childName(own: PersonName, { father, mother }: Parents): PersonName {
  if (own.full.includes(DOT)) return father?.full.includes(DOT) === true ? withFathersName(own, father) : own;
  if (father === undefined || mother === undefined) return withParentsName(own, father === undefined ? {} : { father });
  const isMothers = father.family === "" || chanceOf(father.full + mother.full, MOTHERS);
  return withParentsName(own, { father: isMothers ? mother : father });
}

/** `阿依夏木·伊敏`: the own name and the father's. */
function withFathersName(own: PersonName, father: PersonName): PersonName {
  const full = `${own.full.split(DOT)[0]}${DOT}${father.full.split(DOT)[0]}`;
  return { ...own, full, given: full, mailFamily: father.mailGiven };
}

/** By the first character, which is of the family name, or by the father's own name after the dot. */
function isChildOf({ full }: FullName, { father, mother }: FullParents): boolean | undefined {
  if (full.includes(DOT)) {
    return father.includes(DOT) ? full.split(DOT)[1] === father.split(DOT)[0] : undefined;
  }
  if ([full, father, mother].some(isNameWithoutFamily)) return undefined;
  return full.charAt(0) === father.charAt(0) || full.charAt(0) === mother.charAt(0);
}
