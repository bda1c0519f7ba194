import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIdentityService, threadWorkspace } from "../../../src/library/generator.ts";
import { drawPerson } from "../../../src/person/generate.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { Refusal } from "../../../src/service/refusal.ts";
import { rulesOf } from "../../../src/verify/rules.ts";
import { everyCountry } from "../../contract/every-country.ts";
import { verify } from "../../contract/verify-record.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 90 };

/** Paths that rules read. */
const paths = [...new Set(everyCountry.flatMap((country) => rulesOf(country).flatMap(({ fields }) => fields)))];

/** Any character, as fast-check's own "binary", which takes a second to list them all. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

const hostile = fc.oneof(
  fc.string({ unit: character, maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  // Long runs of what forms repeat, which slow expressions that backtrack.
  fc
    .tuple(
      fc.constantFrom("a", "a.", "-", " ", "0", "+1 ", "1-", "@", "\u0301", "王", "\u202e"),
      fc.integer({ min: 1, max: 300 }),
    )
    .map(([text, times]) => text.repeat(times)),
  fc.stringMatching(/^[+\d -]{0,40}$/),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    null,
    undefined,
    true,
    "",
    "0000-00-00",
    "2026-02-30",
    "99/99",
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
  fc.array(fc.anything(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
  fc.bigInt(),
);

/** How a text is changed: a part of it is replaced by another text. */
const edit = fc.record({ at: fc.nat(30), removed: fc.nat(3), added: fc.string({ unit: character, maxLength: 4 }) });

const change = fc.record({
  path: fc.constantFrom(...paths),
  value: fc.oneof(
    hostile,
    edit.map((one) => ({ edit: one })),
  ),
});

type Edited = { readonly edit: { readonly at: number; readonly removed: number; readonly added: string } };

function isEdit(value: unknown): value is Edited {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).join() === "edit" &&
    "edit" in value &&
    typeof value.edit === "object"
  );
}

/** The record with the changes made. */
function changed(record: object, changes: readonly { readonly path: string; readonly value: unknown }[]): object {
  const copy: Record<string, unknown> = structuredClone({ ...record });
  for (const { path, value } of changes) {
    const [group = "", name] = path.split(".");
    const inner = copy[group];
    const holder: Record<string, unknown> = name !== undefined && typeof inner === "object" ? Object(inner) : copy;
    const key = holder === copy ? group : (name ?? "");
    holder[key] = isEdit(value) ? edited(holder[key], value) : value;
  }
  return copy;
}

function edited(text: unknown, { edit: { at, removed, added } }: Edited): string {
  const before = String(text);
  return before.slice(0, at) + added + before.slice(at + removed);
}

const record = fc
  .record({
    country: fc.constantFrom(...everyCountry),
    index: fc.nat(1_000),
    changes: fc.array(change, { minLength: 1, maxLength: 6 }),
  })
  .map(({ country, index, changes }) => {
    const { identity } = drawPerson(new Rng(keyOf("test", "fuzz")), threadWorkspace(), index, {
      country,
      referenceDate,
      ages,
    });
    return { country, record: changed(identity, changes) };
  });

/** An object with its fields, and theirs, in reverse order, among others. */
function reversed(value: object): object {
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    typeof inner === "object" && inner !== null && !Array.isArray(inner) ? reversed(inner) : inner,
  ]);
  return Object.fromEntries([["other", 1], ...entries.reverse()]);
}

describe("A record whose fields are in another order", () => {
  it("has the same results", () => {
    const service = createIdentityService({ newSeed: () => "fresh", today: () => referenceDate });
    for (const country of everyCountry) {
      const { identity } = service.generate({ gender: "female", country: country.code, details: true, seed: "order" });
      const swapped = { ...identity, dob: { ...identity.dob, day: identity.dob.month, month: identity.dob.day } };
      for (const record of [identity, swapped])
        expect(verify(reversed(record), country, referenceDate)).toEqual(verify(record, country, referenceDate));
      expect(verify(reversed(identity), country, referenceDate).coherent).toBe(true);
    }
  });
});

describe("a record that is changed at random", () => {
  it("is judged by every rule, and never throws", () => {
    const check = fc.property(record, ({ country, record: one }) => {
      const { results, coherent } = verify(one, country, referenceDate);
      expect(results.length).toBe(rulesOf(country).length);
      expect(results.filter(({ verdict, message }) => (message === "") !== (verdict === "pass"))).toEqual([]);
      expect(coherent).toBe(!results.some(({ kind, verdict }) => verdict === "fail" && kind !== "safety"));
    });
    fc.assert(check, { numRuns: 1_000 });
  }, 120_000);

  it("is judged or refused by the service", () => {
    const service = createIdentityService({ newSeed: () => "fresh", today: () => referenceDate });
    const check = fc.property(record, ({ country, record: one }) => {
      try {
        expect(service.verify({ identity: one, country: country.code }).results.length).toBeGreaterThan(30);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    });
    fc.assert(check, { numRuns: 1_000 });
  });
});

it("A record with long runs of text in any field is judged within 10 ms", () => {
  const runs = ["a", "a.", "a@", "-", " ", "0", "+1 ", "1-", "de la ", "x ", "é", "王", "\u0301", "\u202e", "ﬃ", "0/"];
  const slow: string[] = [];
  for (const country of everyCountry) {
    const { identity } = drawPerson(new Rng(keyOf("test", "runs")), threadWorkspace(), 0, {
      country,
      referenceDate,
      ages,
    });
    for (const path of paths) {
      for (const run of runs) {
        // The service takes texts of up to 300 characters, the library and the command line longer ones.
        const one = changed(identity, [{ path, value: run.repeat(1_000) }]);
        // The least of three, because the machine may be busy with something else.
        const times = [1, 2, 3].map(() => {
          const start = performance.now();
          verify(one, country, referenceDate);
          return performance.now() - start;
        });
        if (Math.min(...times) >= 10) slow.push(`${country.code}, ${path}: ${run}`);
      }
    }
  }
  expect(slow).toEqual([]);
}, 120_000);

it("Anything at all in place of a record's fields is judged", () => {
  const check = fc.property(
    fc.constantFrom(...everyCountry),
    fc.object({ key: fc.constantFrom(...paths.map((path) => path.split(".")[0] ?? "")) }),
    (country, one) => {
      expect(verify(one, country, referenceDate).results.length).toBe(rulesOf(country).length);
    },
  );
  fc.assert(check, { numRuns: 500 });
});
