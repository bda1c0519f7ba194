import type { Sex } from "../words.ts";

/** Names that only women bear, and those of their brothers. */
const women: Readonly<Record<string, string>> = {
  Akther: "Akhtar",
  Begum: "Miah",
  Bi: "Khan",
  Bibi: "Hussain",
  Devi: "Kumar",
  Fatima: "Hussain",
  Jabeen: "Hussain",
  Kauser: "Mahmood",
  Khanam: "Khan",
  Khanom: "Khan",
  Khatun: "Uddin",
  Kousar: "Iqbal",
  Naz: "Ali",
  Nessa: "Ullah",
  Parveen: "Ahmed",
  Sultana: "Rahman",
};

/** Names that only men bear, and those of their sisters. */
const men: Readonly<Record<string, string>> = { Miah: "Begum", Singh: "Kaur", Uddin: "Khatun", Ullah: "Begum" };

/** A family name as a man or a woman of the community bears it: Singh and Kaur, Kowalski and Kowalska. */
export function familyForm(community: string, name: string, sex: Sex): string {
  if (sex === "male") return community === "pakistani" && name === "Begum" ? "Khan" : (women[name] ?? name);
  if (community === "polish") return name.replace(/(?<=[sc]k|dzk)i$/, "a");
  return men[name] ?? name;
}

export function womensForm(family: string): string {
  return men[family] ?? family.replace(/(?<=[sc]k|dzk)i$/, "a");
}
