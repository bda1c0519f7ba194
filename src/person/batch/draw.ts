import { constant, oneOf } from "../../columns/choosing.ts";
import { Rows } from "../../columns/rows.ts";
import { sampleAt } from "../../columns/sampling.ts";
import { bloodTypes } from "../../countries/country.ts";
import type { NameColumns } from "../../countries/country-names.ts";
import type { Rng } from "../../random/rng.ts";
import type { TablePlace } from "../../tables/memory.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Column, Workspace } from "../../tables/workspace.ts";
import { birthDays } from "../birth.ts";
import { field } from "../field.ts";
import type { Spec } from "../spec.ts";
import { addressesOf } from "./addresses.ts";
import type { Batch, FieldTexts } from "./batch.ts";
import { birthsIn, writeDates } from "./births.ts";
import { heightsIn, sexesByNumber, staturesOf, weightsIn } from "./bodies.ts";
import { drawCards } from "./cards.ts";
import { writeMails, writePhotos } from "./contacts.ts";
import { partsOf, type Run } from "./countries.ts";
import { fixedTexts } from "./fixed.ts";
import { drawHomes, openAreas, writePlaces } from "./homes.ts";
import { drawIds } from "./ids.ts";
import { LateTexts } from "./late-texts.ts";
import { namesOf, writeName, writeNames } from "./names.ts";
import { writePhones } from "./phones.ts";

/**
 * Draws consecutive people of the generator's key, up to `BATCH`. The same key, index and spec give the same person, whatever
 * was drawn before or with it. A constraint changes only the fields that do not satisfy it: they are sampled from the values
 * that do, in proportion to their overall shares.
 */
export function drawBatch(rng: Rng, space: Workspace, firstIndex: number, count: number, spec: Spec, run?: Run): Batch {
  const fixed = fixedTexts(space);
  const { parts, people, order } = partsOf(rng, space, firstIndex, count, spec, run);
  const rows = new Rows(people, 0, count, field.gender);
  const texts = newTexts(space);
  const nationalIds = new LateTexts(space);
  const sex = sexOf(rows, spec);
  const births = { year: rows.column(), month: rows.column(), day: rows.column(), age: rows.column() };
  const days = spec.born ?? birthDays(spec.referenceDate, spec.ages);
  for (const { packed, from, to } of parts)
    birthsIn(new Rows(people, from, to, field.birth), packed.births, sex, days, spec.referenceDate, births);

  const homes = drawHomes(rng, rows.of(field.place), parts, spec);
  openAreas(space, parts, homes);
  const drawing = { rng, spec, people, sex, births, homes };
  const sampled = spec.name === undefined ? parts.map((part) => namesOf(part, drawing)) : [];
  space.beginTexts(count);
  writeDates(rows, births, texts.date);
  writePlaces(rows, homes, texts);
  const stature = staturesOf(rows.of(field.height), spec.kin);
  const builds = { sex, year: births.year, age: births.age, stature };
  const height = rows.column();
  const weight = rows.column();
  const blood = rows.column();
  const cvv = rows.column();
  const issue = rows.column();
  const names: NameColumns[] = [];
  for (const [number, part] of parts.entries()) {
    const { packed, issues, from, to } = part;
    const of = (stream: number): Rows => new Rows(people, from, to, stream);
    heightsIn(of(field.height), packed.bodies, builds, height);
    weightsIn(of(field.weight), packed.bodies, builds, height, weight);
    const asked = spec.cardBrand === undefined ? undefined : issues.findIndex(({ brand }) => brand === spec.cardBrand);
    drawCards(of(field.card), { issues, packed, asked }, spec.referenceDate, {
      cvv,
      issue,
      number: texts.cardNumber,
      expiry: texts.expiry,
    });
    const name = nameIn(of(field.name), sampled[number], spec, texts.name);
    names.push(name);
    writeMails(of(field.email), field.emailNumber, name.mail ?? name, births.year, fixed, texts.email);
    addressesOf(of(field.street), part, drawing, texts);
    drawIds(of(field.nationalId), part, name, drawing, nationalIds.strings);
    writePhotos(of(field.photo), { sex, age: births.age, complexions: packed.complexions }, fixed, texts.photo);
    bloodIn(of(field.blood), packed.blood, spec, blood);
  }
  writePhones(rows.of(field.phone), homes.place, spec.phoneRange, texts.phone);
  return {
    space,
    draw: space.draws,
    spec,
    count,
    index: people.index,
    order,
    parts,
    sex,
    births,
    homes,
    stature,
    height,
    weight,
    blood,
    cvv,
    issue,
    texts,
    nationalIds,
    names,
  };
}

/** Writes the names of a part: those that were sampled, or that of the spec. */
function nameIn(rows: Rows, sampled: NameColumns | undefined, { name }: Spec, out: TextColumn): NameColumns {
  if (name !== undefined) return writeName(rows, name, out);
  if (sampled === undefined) throw new RangeError("no names were sampled");
  writeNames(rows, sampled, out);
  return sampled;
}

function sexOf(rows: Rows, { sex }: Spec): Column {
  if (sex !== undefined) return constant(rows, sexesByNumber.indexOf(sex));
  const isMale = rows.column();
  const word = rows.word(0);
  for (let k = rows.from; k < rows.to; k++) isMale[k] = oneOf(2, word[k] ?? 0);
  return isMale;
}

function bloodIn(rows: Rows, table: TablePlace, { bloodType }: Spec, out: Column): void {
  const { ints } = rows.people.space.memory;
  const asked = bloodType === undefined ? undefined : bloodTypes.indexOf(bloodType);
  const word = rows.word(0);
  for (let k = rows.from; k < rows.to; k++) out[k] = asked ?? sampleAt(ints, table, word[k] ?? 0);
}

function newTexts(space: Workspace): FieldTexts {
  return {
    cardNumber: space.texts(),
    city: space.texts(),
    date: space.texts(),
    email: space.texts(),
    expiry: space.texts(),
    name: space.texts(),
    phone: space.texts(),
    photo: space.texts(),
    street: space.texts(),
    zip: space.texts(),
  };
}
