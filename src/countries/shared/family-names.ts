import type { PersonName } from "../country.ts";
import type { Parents } from "../families.ts";

/** The name with another family name in the place of its own. */
export function withFamilyName(own: PersonName, family: string, mailFamily: string): PersonName {
  if (own.family === "" || family === "") return own;
  return { ...own, full: replaced(own.full, own.family, family), family, mailFamily };
}

/** Family names joined by a hyphen, the own one last; the own name if they are equal or one is joined already. */
export function withJoinedName(own: PersonName, relative: PersonName): PersonName {
  if (own.family === relative.family || own.family.includes("-") || relative.family.includes("-")) return own;
  return withFamilyName(own, `${relative.family}-${own.family}`, `${relative.mailFamily}-${own.mailFamily}`);
}

/** A child bears the father's family name, or the mother's where no father is known. */
export function withParentsName(own: PersonName, { father, mother }: Parents): PersonName {
  const parent = father ?? mother;
  return parent === undefined ? own : withFamilyName(own, parent.family, parent.mailFamily);
}

/** The family name stands first or last in the full name. */
function replaced(full: string, family: string, other: string): string {
  if (full.startsWith(family)) return other + full.slice(family.length);
  const at = full.lastIndexOf(family);
  return full.slice(0, at) + other + full.slice(at + family.length);
}
