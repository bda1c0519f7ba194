import type { PersonName } from "../bearer.ts";
import type { FamilyCustoms, FullName, FullParents, Parents } from "../families.ts";
import type { Sex } from "../words.ts";

export function withFamilyName(own: PersonName, family: string, mailFamily: string): PersonName {
  if (own.family === "" || family === "") return own;
  return { ...own, full: replaced(own.full, own.family, family), family, mailFamily };
}

/** Joined by a hyphen; the own name if they are equal or one is joined already. */
export function withJoinedName(own: PersonName, relative: PersonName, isOwnFirst: boolean): PersonName {
  if (own.family === relative.family || own.family.includes("-") || relative.family.includes("-")) return own;
  const [first, last] = isOwnFirst ? [own, relative] : [relative, own];
  return withFamilyName(own, `${first.family}-${last.family}`, `${first.mailFamily}-${last.mailFamily}`);
}

/** A child bears the father's family name, or the mother's where no father is known. */
export function withParentsName(own: PersonName, { father, mother }: Parents): PersonName {
  const parent = father ?? mother;
  return parent === undefined ? own : withFamilyName(own, parent.family, parent.mailFamily);
}

/** Customs where women bear another form of the name: Singh and Kaur, Kowalski and Kowalska. */
export function formsOfWomen(
  formOf: (family: string) => string,
  mail: (family: string) => string,
): Required<Pick<FamilyCustoms, "withFamily" | "childName" | "isChildOf">> {
  const withFamily = (own: PersonName, { family, mailFamily }: PersonName, sex: Sex): PersonName => {
    const form = sex === "female" ? formOf(family) : family;
    return withFamilyName(own, form, form === family ? mailFamily : mail(form));
  };
  return {
    withFamily,
    childName: (own, { father, mother }, sex) => withFamily(own, father ?? mother ?? own, sex),
    isChildOf: (child, parents) => sharesWord(child, parents, formOf),
  };
}

export function kaur(family: string): string {
  return family === "Singh" ? "Kaur" : family;
}

/** Whether a part of the child's name but the first is in a parent's name, or is a woman's form of one. */
export function sharesWord(
  { full, sex }: FullName,
  { father, mother }: FullParents,
  formOf: (family: string) => string = (family) => family,
): boolean {
  const parts = `${father} ${mother}`.split(/[ -]/);
  const known = new Set(sex === "female" ? [...parts, ...parts.map(formOf)] : parts);
  return full
    .split(/[ -]/)
    .slice(1)
    .some((part) => known.has(part));
}

function replaced(full: string, family: string, other: string): string {
  if (!full.endsWith(` ${family}`)) return other + full.slice(family.length);
  return full.slice(0, -family.length) + other;
}
