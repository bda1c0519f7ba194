import { type BloodType, bloodTypes } from "../countries/country.ts";

/** What a blood group may carry: its alleles of ABO and of Rh, as letters; the recessive O and d may hide. */
function allelesOf(type: BloodType): { readonly abo: string; readonly rh: string } {
  const group = type.slice(0, -1);
  const abo = group === "AB" ? "AB" : group === "O" ? "O" : `${group}O`;
  return { abo, rh: type.endsWith("+") ? "Dd" : "d" };
}

/** The groups that a child of the parents can have; all where no parent is known. */
export function inheritable(parents: readonly BloodType[]): readonly BloodType[] {
  const [first, second] = parents.map(allelesOf);
  if (first === undefined) return bloodTypes;
  const { abo, rh } = second ?? { abo: "ABO", rh: "Dd" };
  const possible = new Set<string>();
  for (const one of first.abo) {
    for (const two of abo) {
      for (const rhOne of first.rh) {
        for (const rhTwo of rh) possible.add(groupOf(one + two) + (rhOne + rhTwo === "dd" ? "-" : "+"));
      }
    }
  }
  return bloodTypes.filter((type) => possible.has(type));
}

function groupOf(alleles: string): string {
  const group = ["A", "B"].filter((letter) => alleles.includes(letter)).join("");
  return group === "" ? "O" : group;
}
