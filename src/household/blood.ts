import { type BloodType, bloodTypes } from "../countries/words.ts";

/** The alleles of ABO and of Rh that a blood group may carry, as letters, with the recessive O and d. */
function allelesOf(type: BloodType): { readonly abo: string; readonly rh: string } {
  const group = type.slice(0, -1);
  const abo = group === "AB" ? "AB" : group === "O" ? "O" : `${group}O`;
  return { abo, rh: type.endsWith("+") ? "Dd" : "d" };
}

/** The groups that a child of up to two parents can have; all if no parent is known. */
export function inheritable([one, other]: readonly BloodType[]): readonly BloodType[] {
  return one === undefined ? bloodTypes : (byParents[bloodTypes.indexOf(one)]?.[parents.indexOf(other)] ?? []);
}

const parents = [undefined, ...bloodTypes] as const;

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
