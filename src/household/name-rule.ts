import type { Country } from "../countries/country.ts";
import type { FullName, FullParents } from "../countries/families.ts";
import { countries } from "../countries/index.ts";
import { sharesWord } from "../countries/shared/family-names.ts";
import { fail, notApplicable, type Outcome, pass } from "../verify/rule.ts";
import type { HouseholdRule, Relative } from "./rule.ts";

export const nameRule: HouseholdRule = {
  name: "household.name",
  kind: "coherence",
  what: "Brothers and sisters have different names; a child whose parents are both members, and who has neither a partner nor children, has one of their family names, in Mexico one of each parent, in Russia also the father's patronymic.",
  source: "The laws and customs named in the sources of the countries",
  check: (members) => {
    for (const [at, { id, name, parents }] of members.entries()) {
      const twin = members
        .slice(at + 1)
        .find((other) => other.parents.some((one) => parents.includes(one)) && other.name === name);
      if (name !== undefined && twin !== undefined)
        return fail(`Members ${id} and ${twin.id}, who share a parent, have the same name.`);
    }
    return judgeNames(members);
  },
};

/** Whether a child of that name can be of these parents; undefined if the names do not decide it. */
export function isNameOfChild({ families }: Country, child: FullName, parents: FullParents): boolean | undefined {
  return families.isChildOf === undefined ? sharesWord(child, parents) : families.isChildOf(child, parents);
}

/**
 * Checks members whose parents are both members, except those with a partner or children: marriage may change names.
 */
function judgeNames(members: readonly Relative[]): Outcome {
  let judged = 0;
  for (const { id, name, gender, country, parents, partner } of members) {
    const [one, other] = parents.map((parent) => members[parent - 1]);
    const home = countries.find((known) => known.name === country);
    const isParent = members.some((member) => member.parents.includes(id));
    if (home === undefined || one?.name === undefined || other?.name === undefined) continue;
    if (name === undefined || partner > 0 || isParent) continue;
    const [father, mother] =
      other.gender === "male" && one.gender !== "male" ? [other.name, one.name] : [one.name, other.name];
    const isRight = isNameOfChild(
      home,
      { full: name, sex: gender === "female" ? "female" : "male" },
      { father, mother },
    );
    if (isRight === false) {
      return fail(`${name}, member ${id}, cannot be the name of a child of ${father} and ${mother}.`);
    }
    if (isRight === true) judged++;
  }
  return judged > 0 ? pass : notApplicable("There is no child whose name can be compared with those of two parents.");
}
