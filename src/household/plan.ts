import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Sex } from "../countries/country.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import type { BirthDays } from "../identity/birth.ts";
import { chance, int } from "../random/distributions.ts";
import { normal } from "../random/normal.ts";
import type { Rng } from "../random/rng.ts";
import type { HouseholdKind } from "./kinds.ts";
import { birthSpacing, motherhood, type PlannedMember, YEAR } from "./member.ts";

/** What is known of the first member. */
export interface First {
  readonly sex: Sex;
  readonly birth: CalendarDate;
}

/** Plans the members of a household around its first one. `adults` are the days of birth of people of 18 to 90. */
export function planHousehold(
  rng: Rng,
  first: First,
  { kind, size }: { readonly kind: HouseholdKind; readonly size: number },
  customs: FamilyCustoms,
  adults: BirthDays,
): readonly PlannedMember[] {
  const plan = new Plan(rng, customs, adults);
  plan.add({ relation: "first", ...first });
  if (kind === "shared") for (let id = 2; id <= size; id++) plan.addFlatmate();
  if (kind === "couple") plan.addPartner();
  if (kind === "family") {
    const hasPartner = size > 2 && chance(rng, LONE_PARENTS) === false;
    const children = size - (hasPartner ? 2 : 1);
    if (hasPartner) plan.addPartner(children);
    plan.addChildren(children);
  }
  if (kind === "multigeneration") {
    plan.addParent();
    if (size > 3 || chance(rng, 0.6)) plan.addPartner(size - 3);
    if (plan.members.length < size) plan.addChildren(size - plan.members.length);
  }
  return plan.members;
}

/** Share of families with grown children that have one parent at home. */
const LONE_PARENTS = 0.25;

type Draft = Pick<PlannedMember, "relation" | "sex" | "birth"> & Partial<PlannedMember>;

class Plan {
  readonly members: PlannedMember[] = [];
  readonly #rng: Rng;
  readonly #customs: FamilyCustoms;
  readonly #adults: BirthDays;

  constructor(rng: Rng, customs: FamilyCustoms, adults: BirthDays) {
    this.#rng = rng;
    this.#customs = customs;
    this.#adults = adults;
  }

  add(draft: Draft): PlannedMember {
    const id = this.members.length + 1;
    const member = { father: 0, mother: 0, partner: 0, livesHere: true, ...draft, id };
    this.members.push(member);
    return member;
  }

  get #first(): PlannedMember {
    const [first] = this.members;
    if (first === undefined) throw new RangeError("a household has a first member");
    return first;
  }

  /** A partner who is old enough for grown children, as many as that. */
  addPartner(children = 0): void {
    const first = this.#first;
    const youth = children === 0 ? 0 : Math.ceil((motherhood.min + 1 + children) * YEAR);
    const isSameSex = chance(this.#rng, this.#customs.sameSex / 1_000);
    const [mean, deviation] = this.#customs.ageGap;
    const older = (mean + deviation * normal(this.#rng)) * YEAR;
    const days = toDays(first.birth) + Math.round(first.sex === "male" ? older : -older);
    const sex = isSameSex ? first.sex : other(first.sex);
    const partner = this.add({ relation: "partner", sex, birth: this.#adult(days, youth), partner: first.id });
    this.members[0] = { ...first, partner: partner.id };
  }

  addFlatmate(): void {
    const days = toDays(this.#first.birth) + Math.round(4 * YEAR * normal(this.#rng));
    this.add({ relation: "flatmate", sex: this.#sex(), birth: this.#adult(days) });
  }

  /** A parent of the first member, mostly the mother, as the older generation at home mostly is. */
  addParent(): void {
    const first = this.#first;
    const born = toDays(first.birth);
    const isMother = chance(this.#rng, 0.7);
    const age = this.#ageAtBirth(isMother);
    // Who is 90 at most was at most this old at the birth.
    const oldest = born - this.#adults.earliest;
    const parent = this.add({
      relation: "parent",
      sex: isMother ? "female" : "male",
      birth: fromDays(born - Math.min(Math.round(age * YEAR), oldest)),
    });
    this.members[0] = { ...first, [isMother ? "mother" : "father"]: parent.id };
  }

  /** Grown children of the first member and the partner, the eldest first. */
  addChildren(count: number): void {
    const first = this.#first;
    const partner = this.members.find(({ relation }) => relation === "partner");
    const parents = partner === undefined ? [first] : [first, partner];
    const mother = parents.find(({ sex }) => sex === "female");
    const father = parents.find(({ sex }) => sex === "male");
    const youngest = Math.max(...parents.map(({ birth }) => toDays(birth)));
    const motherBorn = mother === undefined ? youngest : toDays(mother.birth);
    const from = Math.max(youngest, motherBorn) + Math.ceil(motherhood.min * YEAR) + 1;
    const to = Math.min(motherBorn + Math.floor(motherhood.max * YEAR), this.#adults.latest);
    for (const days of this.#births(count, motherBorn, mother !== undefined, { from, to })) {
      this.add({
        relation: "child",
        sex: this.#sex(),
        birth: fromDays(days),
        father: father?.id ?? 0,
        mother: mother?.id ?? 0,
        livesHere: !chance(this.#rng, AWAY),
      });
    }
  }

  /** Days of birth in order, nine months apart or more, but for twins. */
  #births(
    count: number,
    parentBorn: number,
    isMother: boolean,
    { from, to }: { readonly from: number; readonly to: number },
  ): readonly number[] {
    const days = Array.from({ length: count }, () => {
      const day = parentBorn + Math.round(this.#ageAtBirth(isMother) * YEAR);
      return day < from || day > to ? int(this.#rng, from, Math.max(from, to)) : day;
    }).sort((a, b) => a - b);
    const isTwin = days.map((_, at) => at > 0 && chance(this.#rng, TWINS));
    // Later ones are pushed on, then all that lie too late are pushed back.
    for (let at = 1; at < count; at++) {
      const before = days[at - 1] ?? from;
      days[at] = isTwin[at] === true ? before : Math.max(days[at] ?? from, before + birthSpacing);
    }
    for (let at = count - 1; at >= 0; at--) {
      const after = days[at + 1];
      const latest = after === undefined ? to : isTwin[at + 1] === true ? after : after - birthSpacing;
      days[at] = Math.min(days[at] ?? to, latest);
    }
    return days;
  }

  /** In years; fathers are as much older than mothers as partners are. */
  #ageAtBirth(isMother: boolean): number {
    const [mean, deviation] = this.#customs.motherAge;
    const age = mean + deviation * normal(this.#rng) + (isMother ? 0 : this.#customs.ageGap[0]);
    return Math.min(motherhood.max - 0.1, Math.max(motherhood.min + 0.1, age));
  }

  #sex(): Sex {
    return chance(this.#rng, 0.5) ? "female" : "male";
  }

  /** The day, or one within the first or last years of the adults, less `youth` days, if it lies outside. */
  #adult(days: number, youth = 0): CalendarDate {
    const { earliest } = this.#adults;
    const latest = this.#adults.latest - youth;
    const room = Math.min(700, latest - earliest);
    if (days < earliest) return fromDays(earliest + int(this.#rng, 0, room));
    return fromDays(days > latest ? latest - int(this.#rng, 0, room) : days);
  }
}

/** Twin births among the births after a first one. */
const TWINS = 0.015;

/** Share of grown children who belong to the household but live elsewhere. */
const AWAY = 0.06;

function other(sex: Sex): Sex {
  return sex === "male" ? "female" : "male";
}
