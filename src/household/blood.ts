import { type BloodType, bloodTypes } from "../countries/country.ts";

/** What a blood group may carry: its alleles of ABO and of Rh, as letters; the recessive O and d may hide. */
function allelesOf(type: BloodType): { readonly abo: string; readonly rh: string } {
  const group = type.slice(0, -1);
  const abo = group === "AB" ? "AB" : group === "O" ? "O" : `${group}O`;
  return { abo, rh: type.endsWith("+") ? "Dd" : "d" };
}

/** The groups that a child of up to two parents can have; all where no parent is known. */
export function inheritable([one, other]: readonly BloodType[]): readonly BloodType[] {
  return one === undefined ? bloodTypes : (byParents[bloodTypes.indexOf(one)]?.[parents.indexOf(other)] ?? []);
}

const parents = [undefined, ...bloodTypes] as const;

/** By the places of the parents in the lists. */
const byParents = bloodTypes.map((one) => parents.map((other) => groupsOf(one, other)));

function groupsOf(one: BloodType, other: BloodType | undefined): readonly BloodType[] {
  const first = allelesOf(one);
  const second = other === undefined ? { abo: "ABO", rh: "Dd" } : allelesOf(other);
  const possible = new Set<string>();
  for (const aboOne of first.abo) {
    for (const aboTwo of second.abo) {
      for (const rhOne of first.rh) {
        for (const rhTwo of second.rh) possible.add(groupOf(aboOne + aboTwo) + (rhOne + rhTwo === "dd" ? "-" : "+"));
      }
    }
  }
  return bloodTypes.filter((type) => possible.has(type));
}

function groupOf(alleles: string): string {
  const group = ["A", "B"].filter((letter) => alleles.includes(letter)).join("");
  return group === "" ? "O" : group;
}
