import { toDays } from "../../../src/calendar/calendar.ts";
import type { Country } from "../../../src/countries/country.ts";
import { inheritable } from "../../../src/household/blood.ts";
import { birthSpacing, motherhood } from "../../../src/household/member.ts";
import type { Member } from "../../../src/household/members.ts";
import { isNameOfChild } from "../../../src/household/name-rule.ts";

/** What is wrong with a household, in sentences. It computes by itself what the generator and the verifier know. */
export function faultsOf(members: readonly Member[], country: Country): readonly string[] {
  return [...faultsOfAges(members), ...faultsOfKin(members, country), ...faultsOfHome(members)];
}

function faultsOfAges(members: readonly Member[]): readonly string[] {
  const faults: string[] = [];
  for (const member of members) {
    const { age } = member.person.identity.dob;
    if (age < 18 || age > 90) faults.push(`member ${member.id} is ${age}`);
    for (const parent of parentsOf(member, members)) {
      const years = (bornOn(member) - bornOn(parent)) / 365.25;
      const isMother = parent.person.bearer.sex === "female";
      if (years < motherhood.min - 0.1 || (isMother && years > motherhood.max + 0.1)) {
        faults.push(`member ${parent.id} is ${years.toFixed(1)} years older than the child ${member.id}`);
      }
    }
    for (const sibling of siblingsOf(member, members)) {
      const days = Math.abs(bornOn(sibling) - bornOn(member));
      if (days > 0 && days < birthSpacing) faults.push(`members ${member.id} and ${sibling.id} are ${days} days apart`);
    }
  }
  return faults;
}

function faultsOfKin(members: readonly Member[], country: Country): readonly string[] {
  const faults: string[] = [];
  for (const member of members) {
    const { person, partner } = member;
    const parents = parentsOf(member, members);
    const groups = parents.map((parent) => parent.person.identity.blood_type);
    if (!inheritable(groups).includes(person.identity.blood_type)) {
      faults.push(`member ${member.id} has ${person.identity.blood_type} from ${groups.join(" and ")}`);
    }
    if (partner > 0 && members[partner - 1]?.partner !== member.id) faults.push(`partner ${partner} has another`);
    const isNamesake = country.families.namesakes === true && person.bearer.sex === "male";
    const isApart = parents.filter((parent) => !isNamesake && sameSex(parent, member));
    for (const relative of [...siblingsOf(member, members), ...isApart]) {
      if (relative.person.name.given === person.name.given) {
        faults.push(`members ${member.id} and ${relative.id} are both called ${person.name.given}`);
      }
    }
    const [father, mother] = parents.toSorted((one, other) => rankOf(one) - rankOf(other));
    const isParent = members.some(({ parents: ids }) => ids.includes(member.id));
    if (father !== undefined && mother !== undefined && partner === 0 && !isParent) {
      const names = { father: father.person.name.full, mother: mother.person.name.full };
      const child = { full: person.name.full, sex: person.bearer.sex };
      if (isNameOfChild(country, child, names) === false) {
        faults.push(`${child.full} is no name of a child of ${names.father} and ${names.mother}`);
      }
    }
  }
  return faults;
}

function faultsOfHome(members: readonly Member[]): readonly string[] {
  const faults: string[] = [];
  const [first] = members;
  for (const { id, person, livesHere } of members) {
    const isHere = JSON.stringify(person.identity.address) === JSON.stringify(first?.person.identity.address);
    if (livesHere && !isHere) faults.push(`member ${id} lives elsewhere`);
    if (livesHere && person.place !== first?.person.place) faults.push(`member ${id} is of another place`);
  }
  for (const own of [
    ({ person }: Member) => person.identity.email,
    ({ person }: Member) => person.identity.national_id,
    ({ person }: Member) => person.identity.credit_card.number,
  ]) {
    if (new Set(members.map(own)).size < members.length) faults.push(`two have ${members.map(own).join(", ")}`);
  }
  return faults;
}

function bornOn({ person }: Member): number {
  return toDays(person.bearer.birth);
}

/** Fathers come first. */
function rankOf({ person }: Member): number {
  return person.bearer.sex === "male" ? 0 : 1;
}

function sameSex(one: Member, other: Member): boolean {
  return one.person.bearer.sex === other.person.bearer.sex;
}

function parentsOf({ parents }: Member, members: readonly Member[]): readonly Member[] {
  return parents.flatMap((id) => members[id - 1] ?? []);
}

function siblingsOf({ id, parents }: Member, members: readonly Member[]): readonly Member[] {
  return members.filter((other) => other.id > id && other.parents.some((parent) => parents.includes(parent)));
}
