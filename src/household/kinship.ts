import type { Country } from "../countries/country.ts";
import { type BloodType, bloodTypes } from "../countries/words.ts";
import { field } from "../person/field.ts";
import type { Person } from "../person/generate.ts";
import { populationOf } from "../person/population.ts";
import type { Rng } from "../random/rng.ts";
import { sample } from "../random/weighted.ts";
import { inheritable } from "./blood.ts";
import type { Plan, PlannedMember } from "./member.ts";

/** The relatives of a member who have been drawn already. */
interface Kin {
  readonly parents: readonly Person[];
  readonly children: readonly Person[];
  /** The other parent of the children. */
  readonly coParent: Person | undefined;
}

/** The relatives of a member among those who are drawn, in the order of their ids. */
export function kinOf({ id, parents }: PlannedMember, drawn: readonly Person[], { members }: Plan): Kin {
  const children = members.filter((child) => child.parents.includes(id));
  const other = children[0]?.parents.find((parent) => parent !== id);
  return {
    parents: parents.length === 0 ? none : parents.flatMap((parent) => drawn[parent - 1] ?? []),
    children: children.length === 0 ? none : children.flatMap((child) => drawn[child.id - 1] ?? []),
    coParent: other === undefined ? undefined : drawn[other - 1],
  };
}

const none: readonly Person[] = [];

/** Statures of the parents; for a parent, that of a child who was drawn before, because correlation is symmetric. */
export function staturesOf({ parents, children }: Kin): readonly number[] | undefined {
  const kin = parents.length === 0 ? children.slice(0, 1) : parents;
  return kin.length === 0 ? undefined : kin.map(({ stature }) => stature);
}

/**
 * A blood group that is compatible with those of the relatives: the member's own if it is, else one of the others by
 * their shares. Undefined without relatives.
 */
export function bloodOf(
  rng: Rng,
  index: number,
  country: Country,
  { parents, children, coParent }: Kin,
): BloodType | undefined {
  if (parents.length === 0 && children.length === 0) return undefined;
  const inherited = inheritable(parents.map(({ identity }) => identity.blood_type));
  const others = coParent === undefined ? [] : [coParent.identity.blood_type];
  const fits = (type: BloodType): boolean =>
    inherited.includes(type) &&
    children.every(({ identity }) => inheritable([type, ...others]).includes(identity.blood_type));
  const own = sample(rng.seek(index, field.blood), populationOf(country).blood);
  if (fits(own)) return own;
  const possible = bloodTypes.filter(fits);
  const shareOf = (type: BloodType): number => country.blood[bloodTypes.indexOf(type)] ?? 0;
  let rest = (rng.next() / 2 ** 32) * possible.reduce((sum, type) => sum + shareOf(type), 0);
  return (
    possible.find((type) => {
      rest -= shareOf(type);
      return rest < 0;
    }) ?? own
  );
}
