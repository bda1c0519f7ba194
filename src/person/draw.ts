import { ageOn, fromDays } from "../calendar/calendar.ts";
import { GIVEN, MAIL_FAMILY, MAIL_GIVEN, type NameForm } from "../countries/name-row.ts";
import { type PhoneRange, phoneRanges } from "../countries/phone-ranges.ts";
import { bandOf } from "../countries/shared/names-by-year.ts";
import { bloodTypes } from "../countries/words.ts";
import { valueAt } from "../random/alias-table.ts";
import { normalOf } from "../random/normal.ts";
import { permutedInTwo } from "../random/permutation.ts";
import type { Rng } from "../random/rng.ts";
import { nameBytes } from "../tables/packer.ts";
import { oneOf, sample } from "../tables/sampling.ts";
import type { Workspace } from "../tables/workspace.ts";
import { birthDays } from "./birth.ts";
import { cmOf, HEREDITY, kgOf, sexesByNumber } from "./body.ts";
import { countryOf } from "./countries-for.ts";
import { field } from "./field.ts";
import { drawMail } from "./mail.ts";
import { birthDay, sampleBirth } from "./packed/births.ts";
import { drawPhone } from "./packed/phones.ts";
import { areaRecord, placeRecord } from "./packed/records.ts";
import type { Home } from "./places/places.ts";
import { placesWith } from "./places/selection.ts";
import { areaOf, OWN_NAME, placeOf, type Row, rowOf } from "./row.ts";
import type { Spec } from "./spec.ts";

/**
 * Draws person number `index` (0 to 2^32 - 1) of the generator's key into the row of the workspace. The same key, index and
 * spec give the same person, whatever was drawn before. A constraint changes only the fields that do not satisfy it: they are
 * sampled from the values that do, in proportion to their overall shares.
 */
export function drawRow(rng: Rng, space: Workspace, index: number, spec: Spec): Row {
  const row = rowOf(space);
  row.rng.rekeyLike(rng);
  row.index = index;
  row.spec = spec;
  row.nation = row.nationOf(countryOf(row.rng, index, spec));
  drawSex(row);
  drawBirth(row);
  drawHome(row);
  drawName(row);
  drawBody(row);
  drawCard(row);
  drawContacts(row);
  drawStreet(row);
  return row;
}

function drawSex(row: Row): void {
  const { sex } = row.spec;
  row.sex = sex === undefined ? oneOf(2, row.seek(field.gender).word(0)) : sexesByNumber.indexOf(sex);
}

function drawBirth(row: Row): void {
  const { memory, nation, spec } = row;
  const days = spec.born ?? birthDays(spec.referenceDate, spec.ages);
  let day = days.earliest;
  if (days.latest > day) {
    const curve = nation.curveOf(memory.doubles, row.sex, days);
    const sampled = birthDay(memory.doubles, curve, sampleBirth(row.seek(field.birth), curve));
    // Rounding may lead beyond the days.
    day = Math.min(days.latest, Math.max(days.earliest, sampled));
  }
  const date = fromDays(day);
  row.year = date.year;
  row.month = date.month;
  row.day = date.day;
  row.age = ageOn(date, spec.referenceDate);
  row.band = bandOf(date.year);
}

/** The place and the area: those of the spec, or the sampled ones, which are replaced if they are not among its places. */
function drawHome(row: Row): void {
  const { memory, nation, spec } = row;
  const { packed } = nation;
  if (spec.home === undefined) {
    const rng = row.seek(field.place);
    const place = sample(memory, packed.places, rng.word(0));
    packed.openPlace?.(place);
    row.place = packed.records + placeRecord.size * place;
    const { ints } = memory;
    const areas = ints[row.place + placeRecord.areas]!;
    const count = ints[row.place + placeRecord.areaCount]!;
    row.area = areas + areaRecord.size * valueAt(ints, areas, count, rng.word(1), areaRecord.size);
    const places = spec.places ?? (spec.phoneRange && placesWith(nation.country, spec.phoneRange));
    if (places !== undefined && !places.has(placeOf(row), areaOf(row))) {
      // By the words after those of the first home.
      rng.next();
      rng.next();
      setHome(row, places.sample(rng));
    }
  } else setHome(row, spec.home);
  // Areas are opened before anything is read of them.
  const { openArea } = packed;
  if (openArea !== undefined && memory.ints[row.area + areaRecord.lines] === 0)
    openArea(row.area, placeOf(row), areaOf(row));
  const { ints } = memory;
  row.mix = ints[row.place + placeRecord.mix]!;
  row.region = ints[row.place + placeRecord.region]!;
  row.city = ints[row.place + placeRecord.city]!;
  row.cityLength = ints[row.place + placeRecord.cityLength]!;
  row.lines = ints[row.area + areaRecord.lines]!;
  row.locality = ints[row.area + areaRecord.locality]!;
  row.numbers = ints[row.area + areaRecord.numbers]!;
  row.home = packed.home;
}

/** Sets the records of a home. */
function setHome(row: Row, { place, area }: Home): void {
  const { packed } = row.nation;
  packed.openPlace?.(place.index);
  row.place = packed.records + placeRecord.size * place.index;
  const first = row.memory.ints[row.place + placeRecord.areas]!;
  row.area = first + areaRecord.size * place.areas.indexOf(area);
}

function drawName(row: Row): void {
  const { nation, spec, names } = row;
  const { names: naming } = nation.country;
  names.fill(0);
  if (spec.name !== undefined) {
    row.form = ownForm;
    placeName(row, GIVEN, spec.name.full);
    placeName(row, MAIL_GIVEN, spec.name.mailGiven);
    placeName(row, MAIL_FAMILY, spec.name.mailFamily);
    return;
  }
  row.form = naming.form;
  row.lineage = -1;
  row.seek(field.name);
  row.community = naming.community(row, nation.packed.own);
  naming.name(row, nation.packed.own);
}

/** A name that is in no table: the whole of it, and what stands in e-mail addresses. */
const ownForm: NameForm = {
  full: [{ part: GIVEN, before: "" }],
  given: [],
  family: [],
  mail: { given: [{ part: MAIL_GIVEN, before: "" }], family: [{ part: MAIL_FAMILY, before: "" }] },
};

/** Sets a part of the name to a text, which is its own form for mail. */
function placeName({ memory, names, ownNames }: Row, part: number, text: string): void {
  names[part] = ownNames + OWN_NAME * part;
  memory.bytes.set(nameBytes(text, ""), names[part]);
}

function drawBody(row: Row): void {
  const { memory, nation, spec } = row;
  const { bodies, blood } = nation.packed;
  const { kin, bloodType } = spec;
  const own = normalOf(row.seek(field.height).word(0));
  row.stature = kin === undefined ? own : inherited(kin, own);
  row.cm = cmOf(memory.doubles, bodies, row, row.stature);
  row.kg = kgOf(memory.doubles, bodies, row, row.cm, normalOf(row.seek(field.weight).word(0)));
  row.blood =
    bloodType === undefined ? sample(memory, blood, row.seek(field.blood).word(0)) : bloodTypes.indexOf(bloodType);
}

/** Mean 0 and deviation 1, whether the statures of no, one or two parents are given. */
function inherited(kin: readonly number[], own: number): number {
  const ofKin = kin.reduce((sum, stature) => sum + HEREDITY * stature, 0);
  return ofKin + Math.sqrt(1 - kin.length * HEREDITY * HEREDITY) * own;
}

/** Months from the reference date to the latest expiry. */
const VALIDITY = 60;

/**
 * The card expires up to 60 months after the month of the reference date. As many consecutive indexes of one key as the brand
 * has numbers have different ones, of whatever country. A brand that is asked for must have cards that are valid on the
 * reference date.
 */
function drawCard(row: Row): void {
  const { memory, nation, spec } = row;
  const { issues, packed } = nation;
  const { cardBrand, referenceDate } = spec;
  const rng = row.seek(field.card);
  const asked = cardBrand === undefined ? -1 : issues.findIndex(({ brand }) => brand === cardBrand);
  const first = referenceDate.year * 12 + referenceDate.month - 1;
  const latest = asked < 0 ? Number.POSITIVE_INFINITY : (issues[asked]?.lastExpiry ?? 0) * 12 + 11;
  row.expiry = first + oneOf(Math.min(first + VALIDITY, latest) - first + 1, rng.word(0));
  row.cvv = oneOf(1_000, rng.word(1));
  row.issue = asked < 0 ? sample(memory, packed.cards, rng.word(2)) : asked;
  // A brand that is no longer issued has no card that expires later.
  if (asked < 0 && Math.floor(row.expiry / 12) > issues[row.issue]!.lastExpiry)
    row.issue = sample(memory, packed.currentCards, rng.word(3));
  const { numbers } = issues[row.issue]!;
  row.cardNumber = permutedInTwo(rng.roundKeys(), row.index, numbers.first, numbers.distinct);
}

function drawContacts(row: Row): void {
  const { memory, nation } = row;
  drawMail(row);
  const photo = row.seek(field.photo);
  row.photo = oneOf(100, photo.word(0)) * 10 + sample(memory, nation.packed.complexions, photo.word(1));
  drawPhone(row.seek(field.phone), memory, phonesOf(row, row.spec.phoneRange), row);
}

/** The list of the telephone numbers of a range, where the home is. */
function phonesOf({ memory: { ints }, place, area }: Row, range: PhoneRange = "reserved"): number {
  const ofAreas = ints[place + placeRecord.areaPhones]!;
  const number = (area - ints[place + placeRecord.areas]!) / areaRecord.size;
  const lists = ofAreas === 0 ? place + placeRecord.phones : ints[ofAreas + number]!;
  return ints[lists + phoneRanges.indexOf(range)]!;
}

function drawStreet(row: Row): void {
  if (row.spec.address === undefined) row.street.draw(row.seek(field.street), row);
}
