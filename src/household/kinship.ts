import { type BloodType, bloodTypes, type Country } from "../countries/country.ts";
import { field } from "../identity/field.ts";
import type { Person } from "../identity/generate.ts";
import { populationOf } from "../identity/population.ts";
import type { Rng } from "../random/rng.ts";
import { sample } from "../random/weighted.ts";
import { inheritable } from "./blood.ts";
import type { Plan, PlannedMember } from "./member.ts";

/** Those of a household who are drawn already, by their ids. */
type Drawn = ReadonlyMap<number, Person>;

/** Statures of the parents, or for a parent that of the child who was drawn before: the correlation is the same. */
export function kinOf(member: PlannedMember, drawn: Drawn, plan: Plan): readonly number[] | undefined {
  const parents = member.parents.flatMap((id) => drawn.get(id) ?? []);
  const kin = parents.length === 0 ? childrenOf(member, drawn, plan).slice(0, 1) : parents;
  return kin.length === 0 ? undefined : kin.map(({ stature }) => stature);
}

/** A blood group that the relatives allow: the own one if they do, else one of the others by their shares. */
export function bloodOf(
  rng: Rng,
  index: number,
  country: Country,
  member: PlannedMember,
  drawn: Drawn,
  plan: Plan,
): BloodType | undefined {
  const parents = member.parents.flatMap((id) => drawn.get(id)?.identity.blood_type ?? []);
  const children = childrenOf(member, drawn, plan).map(({ identity }) => identity.blood_type);
  if (parents.length === 0 && children.length === 0) return undefined;
  const others = coParents(member, plan).flatMap((id) => drawn.get(id)?.identity.blood_type ?? []);
  const fits = (type: BloodType): boolean =>
    inheritable(parents).includes(type) && children.every((child) => inheritable([type, ...others]).includes(child));
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

function childrenOf({ id }: PlannedMember, drawn: Drawn, { members }: Plan): readonly Person[] {
  return members.flatMap((child) => (child.parents.includes(id) ? (drawn.get(child.id) ?? []) : []));
}

function coParents({ id }: PlannedMember, { members }: Plan): readonly number[] {
  const child = members.find(({ parents }) => parents.includes(id));
  return child?.parents.filter((parent) => parent !== id) ?? [];
}
