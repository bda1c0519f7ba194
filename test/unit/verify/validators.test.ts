import examples from "libphonenumber-js/examples.mobile";
import { getExampleNumber, type PhoneNumber, parsePhoneNumberWithError } from "libphonenumber-js/max";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { drawPerson } from "../../../src/person/generate.ts";
import { int } from "../../../src/random/distributions.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { everyCountry } from "../../contract/every-country.ts";
import { factsOf } from "../../contract/facts.ts";
import { verify } from "../../contract/verify-record.ts";
import { differences } from "./differences.ts";
import { examples as published, publishedCards } from "./published-examples.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const NUMBERS = 1_500;

/** A text with up to three characters in other places replaced, digits by digits and letters by letters. */
function mutated(rng: Rng, text: string): string {
  const characters = [...text];
  for (let changes = int(rng, 0, 3); changes > 0; changes--) {
    const at = int(rng, 0, characters.length - 1);
    const kind = characters[at] ?? "";
    if (/\d/.test(kind)) characters[at] = String(int(rng, 0, 9));
    else if (/[A-Z]/.test(kind)) characters[at] = String.fromCharCode(int(rng, 65, 90));
  }
  return characters.join("");
}

describe.each(everyCountry.map((country) => [country.code, country] as const))("in %s", (code, country) => {
  const { validator } = factsOf(code).nationalId;
  const failures = (record: object) =>
    verify(record, country, referenceDate).results.filter(({ verdict }) => verdict === "fail");
  const isTaken = (record: object): boolean => failures(record).every(({ kind }) => kind === "safety");
  const person = (rng: Rng, index: number) =>
    drawPerson(rng, threadWorkspace(), index, { country, referenceDate, ages: { min: 18, max: 90 } });

  it.runIf(validator !== undefined)("stdnum agrees on national ids, but for the differences that are listed", () => {
    const rng = new Rng(keyOf("test", "national ids"));
    const known = differences[code] ?? [];
    const own = Array.from({ length: 20 }, (_, index) => person(rng, index).identity.national_id);
    const originals = [...(published[code]?.nationalIds.map(({ value }) => value) ?? []), ...own];
    const stray: string[] = [];
    let valid = 0;
    for (let number = 0; number < NUMBERS; number++) {
      rng.seek(number, 0);
      const id = mutated(rng, originals[number % originals.length] ?? "").replace(/[\s-]/g, "");
      const ours = isTaken({ national_id: id });
      const theirs = validator?.validate(id) === true;
      if (ours && theirs) valid++;
      if (ours !== theirs && !known.some(({ weTake, explains }) => weTake === ours && explains(id))) {
        stray.push(`${id}: we ${ours ? "take" : "refuse"} it`);
      }
    }
    expect(stray).toEqual([]);
    expect(valid).toBeGreaterThan(10);
  });

  it("libphonenumber's mobile number of the country passes form and coherence", () => {
    const { number } = getExampleNumber(factsOf(code).iso, examples) ?? expect.fail();
    expect(isTaken({ phone: number })).toBe(true);
  });

  it("telephones that libphonenumber calls valid pass, and those that pass are possible", () => {
    const rng = new Rng(keyOf("test", "phones"));
    const { countryCode } = country.verification.phone;
    const stray: string[] = [];
    let valid = 0;
    for (let number = 0; number < NUMBERS; number++) {
      rng.seek(number, 0);
      const digits = Array.from({ length: int(rng, 3, 14) }, () => int(rng, 0, 9)).join("");
      const phone = `${countryCode}${digits}`;
      const ours = isTaken({ phone });
      const theirs = parsed(phone);
      const isOfCountry = theirs?.isValid() === true && theirs.country === factsOf(code).iso;
      if (isOfCountry) valid++;
      // Numbers of services have lengths of their own, and are no person's.
      const isPersonal = ["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE"].includes(theirs?.getType() ?? "");
      // E.164 has 15 digits with the country code; libphonenumber takes up to 15 after it.
      if (isOfCountry && isPersonal && phone.length <= 16 && !ours) stray.push(`${phone} is valid`);
      if (ours && theirs?.isPossible() !== true) stray.push(`${phone} is not possible`);
    }
    expect(stray).toEqual([]);
    expect(valid).toBeGreaterThan(0);
  });
});

function parsed(phone: string): PhoneNumber | undefined {
  try {
    const number = parsePhoneNumberWithError(phone);
    // It drops trunk prefixes, which have no place in an international number.
    return number.number === phone ? number : undefined;
  } catch {
    return undefined;
  }
}

it("valibot agrees on cards of the networks that it knows", () => {
  const [country = expect.fail()] = everyCountry;
  const rng = new Rng(keyOf("test", "cards"));
  const schema = v.pipe(v.string(), v.creditCard());
  const stray: string[] = [];
  let valid = 0;
  for (let number = 0; number < NUMBERS; number++) {
    rng.seek(number, 0);
    const { number: original } = publishedCards[number % publishedCards.length] ?? expect.fail();
    const card = mutated(rng, original);
    // It knows no others of the beginnings of these networks.
    if (!/^(?:4|5[1-5]|6011|35)/.test(card)) continue;
    const { results } = verify({ credit_card: { number: card } }, country, referenceDate);
    const ours = results.every(({ kind, verdict }) => kind === "safety" || verdict !== "fail");
    const theirs = v.safeParse(schema, card).success;
    if (ours !== theirs) stray.push(card);
    if (ours) valid++;
  }
  expect(stray).toEqual([]);
  expect(valid).toBeGreaterThan(50);
});
