import { parseDate, toDays } from "../calendar/calendar.ts";
import { type BloodType, bloodTypes } from "../countries/words.ts";
import { fail, notApplicable, type Outcome, pass, passIf } from "../verify/rule.ts";
import { inheritable } from "./blood.ts";
import { birthSpacing, motherhood, YEAR } from "./member.ts";
import { nameRule } from "./name-rule.ts";
import type { HouseholdRule, Relative } from "./rule.ts";

export const householdRules: readonly HouseholdRule[] = [
  {
    name: "household.relations",
    kind: "form",
    what: "Ids count from 1, parents and partners are other members, and partners name each other.",
    source: "The published record",
    check(members) {
      for (const [at, { id, parents, partner }] of members.entries()) {
        if (id !== at + 1) return fail(`Member ${at + 1} has the id ${id}.`);
        const stranger = [...parents, ...(partner === 0 ? [] : [partner])].find(
          (other) => other === id || other < 1 || other > members.length,
        );
        if (stranger !== undefined) return fail(`Member ${id} names ${stranger}, which is no other member.`);
        const back = partner === 0 ? id : members[partner - 1]?.partner;
        if (back !== id) return fail(`Member ${id} names the partner ${partner}, who does not name them.`);
      }
      return pass;
    },
  },
  {
    name: "household.address",
    kind: "coherence",
    what: "Those who live there have one street line and postal code.",
    source: "The published record",
    check(members) {
      const here = members.filter(({ livesHere, street }) => livesHere === true && street !== undefined);
      const addresses = new Set(here.map(({ street, zip }) => `${street}, ${zip}`));
      return passIf(addresses.size < 2, () => `There are ${addresses.size} addresses: ${[...addresses].join("; ")}.`);
    },
  },
  {
    name: "household.parent_age",
    kind: "coherence",
    what: `Parents are ${motherhood.min} years or more older than their children, mothers ${motherhood.max} at most.`,
    source: "Ages at birth in the statistics of the countries",
    check: (members) =>
      ofChildren(members, (child, parent) => {
        const years = yearsBetween(parent.birth, child.birth);
        if (years === undefined) return undefined;
        const isMother = parent.gender === "female";
        const isRight = years > motherhood.min - 0.1 && (!isMother || years < motherhood.max + 0.1);
        return isRight ? "" : `Parent ${parent.id} is ${years.toFixed(1)} years older than child ${child.id}.`;
      }),
  },
  {
    name: "household.siblings",
    kind: "coherence",
    what: "Children of one mother are born nine months apart or more, or on one or two days.",
    source: "Length of a pregnancy",
    check(members) {
      for (const mother of members.filter(({ gender }) => gender === "female")) {
        const births = members
          .filter(({ parents }) => parents.includes(mother.id))
          .flatMap(({ birth }) => daysOf(birth) ?? [])
          .sort((a, b) => a - b);
        const gap = births
          .slice(1)
          .map((birth, at) => birth - (births[at] ?? 0))
          .find((days) => days > 1 && days < birthSpacing);
        if (gap !== undefined) return fail(`Two children of member ${mother.id} are born ${gap} days apart.`);
      }
      return members.some(({ parents }) => parents.length > 0) ? pass : notApplicable("There are no children.");
    },
  },
  {
    name: "household.blood",
    kind: "coherence",
    what: "Blood groups are such as the parents can have passed on.",
    source: "Mendelian inheritance of ABO and RhD",
    check(members) {
      const groupOf = (id: number): readonly BloodType[] =>
        bloodTypes.filter((type) => type === members[id - 1]?.bloodType);
      const children = members.filter(({ parents }) => parents.length > 0);
      if (children.length === 0) return notApplicable("There are no children.");
      for (const { id, parents, bloodType } of children) {
        const groups = parents.flatMap(groupOf);
        const known: readonly string[] = inheritable(groups);
        if (groups.length === parents.length && bloodType !== undefined && !known.includes(bloodType)) {
          return fail(
            `Member ${id} has ${bloodType}; parents of ${groups.join(" and ")} can pass on ${known.join(", ")}.`,
          );
        }
      }
      return pass;
    },
  },
  nameRule,
  {
    name: "household.distinct",
    kind: "coherence",
    what: "Members have mail addresses and national ids of their own.",
    source: "The published record",
    check(members) {
      for (const field of ["email", "nationalId"] as const) {
        const values = members.flatMap((member) => member[field] ?? []);
        if (new Set(values).size < values.length) {
          return fail(`Two members have one ${field === "email" ? "e-mail address" : "national id"}.`);
        }
      }
      return pass;
    },
  },
];

/**
 * Checks each child against each parent. `judge` returns a fault, empty for none, or undefined if a value is missing.
 */
function ofChildren(
  members: readonly Relative[],
  judge: (child: Relative, parent: Relative) => string | undefined,
): Outcome {
  let judged = 0;
  for (const child of members) {
    for (const id of child.parents) {
      const parent = members[id - 1];
      const fault = parent === undefined ? undefined : judge(child, parent);
      if (fault !== undefined && fault !== "") return fail(fault);
      if (fault !== undefined) judged++;
    }
  }
  return judged > 0 ? pass : notApplicable("There is no child with a parent whose births are known.");
}

function daysOf(birth: string | undefined): number | undefined {
  const date = birth === undefined ? undefined : parseDate(birth);
  return date === undefined ? undefined : toDays(date);
}

function yearsBetween(earlier: string | undefined, later: string | undefined): number | undefined {
  const [from, to] = [daysOf(earlier), daysOf(later)];
  return from === undefined || to === undefined ? undefined : (to - from) / YEAR;
}
