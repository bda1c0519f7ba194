import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Facts } from "../../src/countries/define-country.ts";
import { phoneRanges } from "../../src/countries/phone-ranges.ts";
import { cardBrands } from "../../src/countries/words.ts";

const sentences = v.pipe(v.string(), v.regex(/^\S.+\.$/su));
const words = v.pipe(v.string(), v.nonEmpty());
const pattern = v.pipe(v.string(), v.regex(/^(?:\^|\[).+\$$/u));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const positive = v.pipe(v.number(), v.gtValue(0));
const bySex = <Entry extends v.GenericSchema>(entry: Entry) => v.strictObject({ male: entry, female: entry });
const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_100));
const state = v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/));

const own = {
  provenance: v.picklist(["real", "invented", "reserved", "never_issued", "test"]),
  rule: sentences,
};
const rule = v.strictObject({ ...own, source: words });
const seven = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictTuple([entry, entry, entry, entry, entry, entry, entry]);
const spread = v.strictTuple([positive, positive]);
const shareByAge = v.array(v.strictTuple([positive, percent]));
const onMarriage = v.strictObject({ since: year, his: percent, hers: percent, joined: percent });

/** The schema of `facts.json`. */
const schema = v.strictObject({
  name: words,
  otherNames: v.array(words),
  numeric: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)),
  stateLanguages: v.exactOptional(v.record(state, v.string())),
  rules: v.strictObject({
    name: rule,
    place: rule,
    street: rule,
    phone: v.strictObject(own),
    nationalId: rule,
    blood: rule,
  }),
  body: v.strictObject({
    height: bySex(seven(positive)),
    heightDeviation: bySex(positive),
    massShares: bySex(v.strictObject({ underweight: percent, obese: percent })),
  }),
  blood: v.strictTuple([...seven(percent).items, percent]),
  complexions: v.strictTuple([...seven(percent).items, percent, percent, percent]),
  cards: v.record(v.picklist(cardBrands), percent),
  lastExpiry: v.exactOptional(v.record(v.picklist(cardBrands), year)),
  families: v.strictObject({
    kinds: v.strictObject({
      single: percent,
      couple: percent,
      family: percent,
      multigeneration: percent,
      shared: percent,
    }),
    sizes: v.strictObject({ family: v.array(percent), multigeneration: v.array(percent), shared: v.array(percent) }),
    loneParents: percent,
    hisParents: percent,
    married: shareByAge,
    marriageAge: v.exactOptional(bySex(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(22)))),
    names: v.tupleWithRest([onMarriage], onMarriage),
    keptIn: v.exactOptional(v.record(state, year)),
    keptAmong: v.exactOptional(v.array(words)),
    sameSex: percent,
    sameSexParents: v.exactOptional(year),
    mixed: percent,
    unrelated: percent,
    ageGap: spread,
    closeInAge: v.exactOptional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(0.9))),
    alone: v.exactOptional(shareByAge),
    flatmatesOfOneSex: v.exactOptional(v.literal(true)),
    birthInterval: v.pipe(v.number(), v.minValue(24), v.maxValue(48)),
    unmarried: v.exactOptional(v.strictObject({ female: shareByAge, male: shareByAge })),
    atHome: v.exactOptional(shareByAge),
    daughters: v.exactOptional(shareByAge),
    namesakes: v.exactOptional(v.literal(true)),
    ownNameFirst: v.exactOptional(v.literal(true)),
    source: words,
  }),
  titles: v.exactOptional(
    v.strictObject({
      unmarried: v.exactOptional(shareByAge),
      miss: v.exactOptional(v.strictTuple([words, shareByAge])),
      mrs: v.exactOptional(v.strictTuple([words, shareByAge])),
      mrsWithOwnName: v.exactOptional(shareByAge),
      partnersToo: v.exactOptional(v.literal(true)),
    }),
  ),
  phones: v.strictObject({
    proofs: v.array(
      v.strictObject({
        ranges: v.array(v.picklist(phoneRanges)),
        numbers: words,
        why: sentences,
        document: words,
        page: v.pipe(v.string(), v.url()),
      }),
    ),
    missing: v.record(v.picklist(phoneRanges), words),
  }),
  forms: v.strictObject({
    script: v.picklist(["Latin", "Cyrillic", "Chinese", "Japanese"]),
    territories: v.exactOptional(v.array(state)),
    listedKinds: v.exactOptional(pattern),
    postalCode: v.strictObject({
      form: pattern,
      example: words,
      extended: v.exactOptional(pattern),
      stateLength: positive,
      source: words,
    }),
    phone: v.strictObject({
      countryCode: v.pipe(v.string(), v.regex(/^\+\d{1,3}$/)),
      national: pattern,
      tellsNoArea: v.exactOptional(v.literal(true)),
    }),
  }),
  placeNames: v.exactOptional(
    v.strictObject({
      exonyms: v.exactOptional(v.array(v.strictTuple([words, words]))),
      parts: v.exactOptional(v.array(v.strictTuple([words, state, v.array(words)]))),
      mergedStates: v.exactOptional(v.array(v.strictTuple([words, state]))),
      notIncluded: v.exactOptional(v.array(v.array(words))),
    }),
  ),
  furtherCodes: v.exactOptional(v.array(words)),
  notes: v.exactOptional(v.record(v.string(), sentences)),
}) satisfies v.GenericSchema<unknown, Facts>;

/** Checks the facts of every country in a folder. Throws RangeError for what the schema does not allow. */
export function checkFacts(folder: URL): void {
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const file = new URL(`${name}/facts.json`, folder);
    if (!existsSync(file)) continue;
    const { issues } = v.safeParse(schema, JSON.parse(readFileSync(file, "utf8")));
    if (issues === undefined) continue;
    const [{ message }] = issues;
    throw new RangeError(`${name}/facts.json: ${v.getDotPath(issues[0]) ?? ""} ${message}`);
  }
}
