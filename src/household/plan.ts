import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import type { Sex } from "../countries/words.ts";
import type { BirthDays } from "../person/birth.ts";
import { chance, int } from "../random/distributions.ts";
import { normal } from "../random/normal.ts";
import type { Rng } from "../random/rng.ts";
import { householdLimit } from "../schema/bounds.ts";
import { ATTEMPTS, ageAtBirth, type Dates, daysToMarriage, siblingBirth, siblingBirths, yearsOlder } from "./births.ts";
import { grownChildren } from "./grown-children.ts";
import type { Composition } from "./kinds.ts";
import { motherhood, type Plan, type PlannedMember, YEAR } from "./member.ts";

interface First {
  readonly sex: Sex;
  readonly birth: CalendarDate;
}

/** Plans the members around the first one. `adults` are the days of birth of people of 18 to 90. */
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
    // Without a partner, a child is the third generation.
    const rest = size - (hasPartner ? 2 : 1);
    const parents = rest > (hasPartner ? 1 : 2) && chance(rng, BOTH_PARENTS) ? 2 : 1;
    plan.addParents(parents);
    const isWithSibling = rest - parents > 1 && chance(rng, SIBLINGS) && plan.addSibling();
    plan.addChildren(rest - parents - (isWithSibling ? 1 : 0));
  }
  return plan;
}

/** Share of couples among three-generation households of three members. */
const COUPLES = 0.6;

/** Share of households with two members of the older generation, among those large enough for them. */
const BOTH_PARENTS = 0.35;

/** Share of three-generation households with a brother or sister of the first member. */
const SIBLINGS = 0.15;

/** Share of mothers among single parents of the older generation. */
const WIDOWS = 0.75;

type Draft = Pick<PlannedMember, "relation" | "sex" | "birth">;

interface Planned extends PlannedMember {
  parents: readonly number[];
  partner: number;
  livesHere: boolean;
}

class Planning implements Plan {
  readonly members: Planned[] = [];
  readonly absent: Planned[] = [];
  readonly #rng: Rng;
  readonly #customs: FamilyCustoms;
  readonly #adults: BirthDays;
  readonly #first: Planned;
  #partner: Planned | undefined;

  constructor(rng: Rng, { sex, birth }: First, customs: FamilyCustoms, adults: BirthDays) {
    this.#rng = rng;
    this.#customs = customs;
    this.#adults = adults;
    this.#first = this.#add({ relation: "first", sex, birth });
  }

  addPartner(children: number): void {
    const first = this.#first;
    const youth = children === 0 ? 0 : Math.ceil((motherhood.min + 1 + children) * YEAR);
    const isSameSex = chance(this.#rng, this.#customs.sameSex / 1_000);
    const older = yearsOlder(this.#rng, this.#customs, isSameSex ? "same" : first.sex === "male" ? "man" : "woman");
    const sex = isSameSex ? first.sex : other(first.sex);
    const youngest = Math.max(youth, daysToMarriage(sex, this.#customs));
    const birth = adultNear(this.#rng, this.#adults, toDays(first.birth) + Math.round(older * YEAR), youngest);
    this.#partner = this.#add({ relation: "partner", sex, birth });
    join(first, this.#partner);
  }

  addFlatmate(): void {
    const days = toDays(this.#first.birth) + Math.round(4 * YEAR * normal(this.#rng));
    const sex = this.#customs.flatmatesOfOneSex === true ? this.#first.sex : this.#sex();
    this.#add({ relation: "flatmate", sex, birth: adultNear(this.#rng, this.#adults, days) });
  }

  /** A single parent is mostly the mother, a widow. */
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
    const spouse: Draft = {
      relation,
      sex: other(one.sex),
      birth: spouseBirth(this.#rng, this.#customs, this.#adults, one, child),
    };
    const two = count === 2 ? this.#add(spouse) : this.#addAbsent(spouse);
    if (count === 2) join(one, two);
    child.parents = isMother ? [two.id, one.id] : [one.id, two.id];
  }

  /** Adds a brother or sister of the first member, after the parents; false if no birth date is possible. */
  addSibling(): boolean {
    const { parents, birth } = this.#first;
    const known = [...this.members, ...this.absent].filter(({ id }) => parents.includes(id));
    const born = siblingBirth(this.#rng, this.#customs, birth, known, this.#adults);
    if (born !== undefined) this.#add({ relation: "sibling", sex: this.#sex(), birth: born }).parents = parents;
    return born !== undefined;
  }

  addChildren(count: number): void {
    if (count === 0) return;
    const first = this.#first;
    const partner = this.#partner;
    const known = partner === undefined ? [first] : partner.sex === "male" ? [partner, first] : [first, partner];
    const births = siblingBirths(this.#rng, this.#customs, { count, parents: known, adults: this.#adults });
    const isOfBoth = partner !== undefined && (partner.sex !== first.sex || this.#canBeOfOneSex(births[0] ?? 0));
    const { drafts, husbands } = grownChildren(this.#rng, this.#customs, births, this.#adults);
    const children = drafts.map(({ livesHere, ...draft }) =>
      Object.assign(this.#add({ relation: "child", ...draft }), { livesHere }),
    );
    const parents = isOfBoth ? known.map(({ id }) => id) : this.#withAbsent(first);
    for (const child of children) child.parents = parents;
    for (const son of children.filter((_, at) => husbands.includes(at))) {
      const birth = spouseBirth(this.#rng, this.#customs, this.#adults, son);
      join(son, this.#add({ relation: "child_in_law", sex: "female", birth }));
    }
  }

  #canBeOfOneSex(day: number): boolean {
    return fromDays(day).year >= (this.#customs.sameSexParents ?? 0);
  }

  #withAbsent({ id, sex }: PlannedMember): readonly number[] {
    const birth = spouseBirth(this.#rng, this.#customs, this.#adults, this.#first);
    const gone = this.#addAbsent({ relation: "partner", sex: other(sex), birth });
    return sex === "female" ? [gone.id, id] : [id, gone.id];
  }

  #add(draft: Draft): Planned {
    const member = planned(this.members.length + 1, draft);
    this.members.push(member);
    return member;
  }

  #addAbsent(draft: Draft): Planned {
    const member = planned(householdLimit + 1 + this.absent.length, draft);
    this.absent.push(member);
    return member;
  }

  #sex(): Sex {
    return chance(this.#rng, 0.5) ? "female" : "male";
  }
}

function planned(id: number, { relation, sex, birth }: Draft): Planned {
  return { id, relation, sex, birth, parents: alone, partner: 0, livesHere: true };
}

const alone: readonly number[] = [];

function join(one: Planned, two: Planned): void {
  one.partner = two.id;
  two.partner = one.id;
}

function other(sex: Sex): Sex {
  return sex === "male" ? "female" : "male";
}

/** Least age in days of parents at the birth of a child. */
const youngestParent = Math.ceil((motherhood.min + 0.1) * YEAR);

function daysBefore({ birth }: PlannedMember, { earliest }: BirthDays): number {
  return toDays(birth) - earliest;
}

function parentBirth(
  rng: Rng,
  customs: Dates,
  adults: BirthDays,
  child: PlannedMember,
  isMother: boolean,
): CalendarDate {
  const born = toDays(child.birth);
  const oldest = daysBefore(child, adults);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const days = Math.round(ageAtBirth(rng, customs, isMother, child.birth.year) * YEAR);
    if (days <= oldest) return fromDays(born - days);
  }
  return fromDays(born - int(rng, Math.min(oldest, youngestParent), oldest));
}

function spouseBirth(
  rng: Rng,
  customs: Dates,
  adults: BirthDays,
  { sex, birth }: PlannedMember,
  child?: PlannedMember,
): CalendarDate {
  const any = (): number =>
    toDays(birth) + Math.round(yearsOlder(rng, customs, sex === "male" ? "man" : "woman") * YEAR);
  if (child === undefined) return adultNear(rng, adults, any(), daysToMarriage(other(sex), customs));
  const born = toDays(child.birth);
  const mothers = sex === "male" ? Math.floor((motherhood.max - 0.1) * YEAR) : Number.POSITIVE_INFINITY;
  const oldest = Math.min(daysBefore(child, adults), mothers);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const days = any();
    if (born - days >= youngestParent && born - days <= oldest) return fromDays(days);
  }
  return fromDays(born - int(rng, Math.min(oldest, youngestParent), oldest));
}

/** The day if it is among the birth days of adults, less the last `youth` days; else one near the closer end. */
function adultNear(rng: Rng, adults: BirthDays, days: number, youth = 0): CalendarDate {
  const { earliest } = adults;
  const latest = adults.latest - youth;
  const room = Math.min(700, latest - earliest);
  if (days < earliest) return fromDays(earliest + int(rng, 0, room));
  return fromDays(days > latest ? latest - int(rng, 0, room) : days);
}
