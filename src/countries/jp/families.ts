import type { PersonName } from "../bearer.ts";
import type { FamilyRules } from "../families.ts";
import { withFamilyName } from "../shared/family-names.ts";

export const families: FamilyRules = {
  withFamily: familyOf,
  childName: (own, { father, mother }) => familyOf(own, father ?? mother ?? own),
  isChildOf: ({ full }, { father, mother }) => [father, mother].map(familyIn).includes(familyIn(full)),
};

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

function familyIn(full: string): string | undefined {
  return full.split(" ")[0];
}
