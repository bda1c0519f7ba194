import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Sex } from "../countries/country.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import type { BirthDays } from "../identity/birth.ts";
import { chance } from "../random/distributions.ts";
import { normal } from "../random/normal.ts";
import type { Rng } from "../random/rng.ts";
import { siblingBirth, siblingBirths, yearsOlder } from "./births.ts";
import { adultNear, daysBefore, parentBirth, spouseBirth } from "./elders.ts";
import type { Composition } from "./kinds.ts";
import { householdLimit, motherhood, type Plan, type PlannedMember, YEAR } from "./member.ts";

/** What is known of the first member. */
export interface First {
  readonly sex: Sex;
  readonly birth: CalendarDate;
}

/** Plans the members of a household around its first one. `adults` are the days of birth of people of 18 to 90. */
export function planHousehold(
  rng: Rng,
  first: First,
  { kind, size, isLone }: Composition,
  customs: FamilyCustoms,
  adults: BirthDays,
): Plan {
  const plan = new Planning(rng, first, customs, adults);
  if (kind === "shared") for (let id = 2; id <= size; id++) plan.addFlatmate();
  if (kind === "couple") plan.addPartner(0);
  if (kind === "family") {
    if (!isLone) plan.addPartner(size - 2);
    plan.addChildren(size - (isLone ? 1 : 2));
  }
  if (kind === "multigeneration") {
    const hasPartner = size > 3 || chance(rng, COUPLES);
    if (hasPartner) plan.addPartner(Math.max(0, size - 3));
    // Without a partner a child makes the third generation.
    const rest = size - (hasPartner ? 2 : 1);
    const parents = rest > (hasPartner ? 1 : 2) && chance(rng, BOTH_PARENTS) ? 2 : 1;
    plan.addParents(parents);
    const isWithSibling = rest - parents > 1 && chance(rng, SIBLINGS) && plan.addSibling();
    plan.addChildren(rest - parents - (isWithSibling ? 1 : 0));
  }
  return plan;
}

/** Of three members with one of the older generation, those with a couple. */
const COUPLES = 0.6;

/** Households with two of the older generation among those that have room for them. */
const BOTH_PARENTS = 0.35;

/** Households of three generations with a brother or sister of the first member. */
const SIBLINGS = 0.15;

/** Mothers among the single parents of the older generation. */
const WIDOWS = 0.75;

/** Share of grown children who belong to the household but live elsewhere. */
const AWAY = 0.06;

type Draft = Pick<PlannedMember, "relation" | "sex" | "birth"> & Partial<PlannedMember>;

class Planning implements Plan {
  readonly members: PlannedMember[] = [];
  readonly absent: PlannedMember[] = [];
  readonly #rng: Rng;
  readonly #customs: FamilyCustoms;
  readonly #adults: BirthDays;
  #first: PlannedMember;
  #partner: PlannedMember | undefined;

  constructor(rng: Rng, first: First, customs: FamilyCustoms, adults: BirthDays) {
    this.#rng = rng;
    this.#customs = customs;
    this.#adults = adults;
    this.#first = this.#add({ relation: "first", ...first });
  }

  /** A partner who is old enough for so many grown children. */
  addPartner(children: number): void {
    const first = this.#first;
    const youth = children === 0 ? 0 : Math.ceil((motherhood.min + 1 + children) * YEAR);
    const isSameSex = chance(this.#rng, this.#customs.sameSex / 1_000);
    const older = yearsOlder(this.#rng, this.#customs, isSameSex ? "same" : first.sex === "male" ? "man" : "woman");
    const birth = adultNear(this.#rng, this.#adults, toDays(first.birth) + Math.round(older * YEAR), youth);
    const sex = isSameSex ? first.sex : other(first.sex);
    this.#partner = this.#add({ relation: "partner", sex, birth, partner: first.id });
    this.#first = this.#replace({ ...first, partner: this.#partner.id });
  }

  addFlatmate(): void {
    const days = toDays(this.#first.birth) + Math.round(4 * YEAR * normal(this.#rng));
    this.#add({ relation: "flatmate", sex: this.#sex(), birth: adultNear(this.#rng, this.#adults, days) });
  }

  /** One or two parents of the first member or of the partner. One alone is mostly the mother, and a widow. */
  addParents(count: number): void {
    const partner = this.#partner;
    const isHis = partner !== undefined && chance(this.#rng, this.#customs.hisParents / 100);
    const isMother = chance(this.#rng, WIDOWS);
    const ofPartner =
      partner !== undefined &&
      isHis === (partner.sex === "male") &&
      daysBefore(partner, this.#adults) > (motherhood.min + 4) * YEAR;
    const child = ofPartner ? partner : this.#first;
    const relation = ofPartner ? "parent_in_law" : "parent";
    const one = this.#add({
      relation,
      sex: isMother ? "female" : "male",
      birth: parentBirth(this.#rng, this.#customs, this.#adults, child, isMother),
    });
    const others = {
      ...one,
      relation,
      sex: other(one.sex),
      birth: spouseBirth(this.#rng, this.#customs, this.#adults, one, child),
      partner: 0,
    } as const;
    if (count === 2) {
      const two = this.#add({ ...others, partner: one.id, parents: [] });
      this.#replace({ ...one, partner: two.id });
      this.#setParents(child, isMother ? [two.id, one.id] : [one.id, two.id]);
    } else {
      const gone = this.#addAbsent(others);
      this.#setParents(child, isMother ? [gone, one.id] : [one.id, gone]);
    }
  }

  /** A brother or sister of the first member, whose parents are known; whether there is room for one. */
  addSibling(): boolean {
    const { parents, birth } = this.#first;
    const known = [...this.members, ...this.absent].filter(({ id }) => parents.includes(id));
    const born = siblingBirth(this.#rng, birth, known, this.#adults);
    if (born !== undefined) this.#add({ relation: "sibling", sex: this.#sex(), birth: born, parents });
    return born !== undefined;
  }

  /** Grown children of the first member and the partner, the eldest first. */
  addChildren(count: number): void {
    if (count === 0) return;
    const first = this.#first;
    const partner = this.#partner;
    const known = partner === undefined ? [first] : partner.sex === "male" ? [partner, first] : [first, partner];
    const births = siblingBirths(this.#rng, this.#customs, { count, parents: known, adults: this.#adults });
    const parents = known.map(({ id }) => id);
    for (const days of births) {
      const livesHere = !chance(this.#rng, AWAY);
      this.#add({ relation: "child", sex: this.#sex(), birth: fromDays(days), parents, livesHere });
    }
    if (partner === undefined) {
      const sex = other(first.sex);
      const gone = this.#addAbsent({
        relation: "partner",
        sex,
        birth: spouseBirth(this.#rng, this.#customs, this.#adults, first),
      });
      const both = sex === "male" ? [gone, first.id] : [first.id, gone];
      for (const child of this.members.filter(({ relation }) => relation === "child")) this.#setParents(child, both);
    }
  }

  #add(draft: Draft): PlannedMember {
    const member = { parents: [], partner: 0, livesHere: true, ...draft, id: this.members.length + 1 };
    this.members.push(member);
    return member;
  }

  /** Adds a parent who is no member; the id. */
  #addAbsent(draft: Draft): number {
    const id = householdLimit + 1 + this.absent.length;
    this.absent.push({ livesHere: false, ...draft, parents: [], partner: 0, id });
    return id;
  }

  #setParents({ id }: PlannedMember, parents: readonly number[]): void {
    const member = this.members[id - 1];
    if (member !== undefined) this.#replace({ ...member, parents });
  }

  #replace(member: PlannedMember): PlannedMember {
    this.members[member.id - 1] = member;
    if (member.id === this.#first.id) this.#first = member;
    if (member.id === this.#partner?.id) this.#partner = member;
    return member;
  }

  #sex(): Sex {
    return chance(this.#rng, 0.5) ? "female" : "male";
  }
}

function other(sex: Sex): Sex {
  return sex === "male" ? "female" : "male";
}
