import type { Country, PersonName } from "../countries/country.ts";
import { withFamilyName, withJoinedName, withParentsName } from "../countries/shared/family-names.ts";
import { chance, int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import type { PlannedMember } from "./member.ts";

/** The names that members bear, from those they would bear by themselves. */
export function familyNames(
  rng: Rng,
  country: Country,
  state: string,
  members: readonly PlannedMember[],
  own: readonly PersonName[],
): readonly PersonName[] {
  const { families } = country;
  const withFamily =
    families.withFamily ?? ((name, relative) => withFamilyName(name, relative.family, relative.mailFamily));
  const childName = families.childName ?? withParentsName;
  const born = [...own];
  const nameOf = (id: number, names: readonly PersonName[]): PersonName | undefined => names[id - 1];

  // The first member bears the name of the parent at home.
  const [first] = members;
  if (first === undefined) return born;
  const parents = parentsOf(first, born);
  const firstOwn = born[0];
  if (firstOwn !== undefined && (first.father > 0 || first.mother > 0))
    born[0] = childName(firstOwn, parents, first.sex);

  const borne = [...born];
  const partner = members.find(({ relation }) => relation === "partner");
  const [man, woman] = first.sex === "male" ? [first, partner] : [partner, first];
  const his = man === undefined ? undefined : nameOf(man.id, born);
  const hers = woman === undefined ? undefined : nameOf(woman.id, born);
  const isMarried = chance(rng, families.married / 100);
  const choice = int(rng, 0, 99);
  if (man !== undefined && woman !== undefined && his !== undefined && hers !== undefined && man.sex !== woman.sex) {
    const isKept = !isMarried || families.keptIn?.includes(state) === true;
    const { his: takesHis, hers: takesHers, joined } = families.names;
    if (!isKept && choice < takesHis) borne[woman.id - 1] = withFamily(hers, his, "female");
    else if (!isKept && choice < takesHis + takesHers) borne[man.id - 1] = withFamily(his, hers, "male");
    else if (!isKept && choice < takesHis + takesHers + joined) borne[woman.id - 1] = withJoinedName(hers, his);
  }
  for (const child of members) {
    const name = nameOf(child.id, own);
    if (child.relation !== "child" || name === undefined) continue;
    // By the names that the parents were born with, but for a name that both bear.
    const [father, mother] = [nameOf(child.father, borne), nameOf(child.mother, borne)];
    const isShared = father !== undefined && mother !== undefined && sharesFamily(father, mother);
    const named = isShared ? borne : born;
    borne[child.id - 1] = childName(name, parentsOf(child, named), child.sex);
  }
  return borne;
}

function sharesFamily(one: PersonName, other: PersonName): boolean {
  return one.family === other.family;
}

function parentsOf({ father, mother }: PlannedMember, names: readonly PersonName[]) {
  const [his, hers] = [names[father - 1], names[mother - 1]];
  return { ...(his === undefined ? {} : { father: his }), ...(hers === undefined ? {} : { mother: hers }) };
}
