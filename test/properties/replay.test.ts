import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createIdentityService, threadWorkspace } from "../../src/library/generator.ts";
import { generateIdentity } from "../../src/person/generate.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { some } from "./extent.ts";
import { anyAsk, anyIndex, anySeed, personOf, specOf } from "./people.ts";

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

describe("a person", () => {
  it("is the same for the same seed, index and spec", () => {
    fc.assert(
      fc.property(anyAsk, (ask) => {
        expect(JSON.stringify(personOf(ask))).toBe(JSON.stringify(personOf(structuredClone(ask))));
      }),
    );
  });

  it("does not depend on who was drawn before", () => {
    fc.assert(
      fc.property(anyAsk, fc.array(anyIndex, { maxLength: 5 }), (ask, earlier) => {
        const rng = new Rng(keyOf("property", ask.seed));
        for (const index of earlier) generateIdentity(rng, threadWorkspace(), index, specOf(ask));
        expect(generateIdentity(rng, threadWorkspace(), ask.index, specOf(ask))).toEqual(personOf(ask));
      }),
    );
  });

  it("does not depend on draws that were never finished", () => {
    fc.assert(
      fc.property(
        anyAsk,
        anyIndex,
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.nat(20),
        (ask, index, field, words) => {
          const rng = new Rng(keyOf("property", ask.seed)).seek(index, field);
          for (let word = 0; word < words; word++) rng.next();
          expect(generateIdentity(rng, threadWorkspace(), ask.index, specOf(ask))).toEqual(personOf(ask));
        },
      ),
    );
  });

  it("is another one for another seed or index", () => {
    fc.assert(
      fc.property(anyAsk, anySeed, anyIndex, (ask, seed, index) => {
        const { email, credit_card, national_id } = personOf(ask);
        fc.pre(seed !== ask.seed || index !== ask.index);
        expect(personOf({ ...ask, seed, index })).not.toMatchObject({ email, credit_card, national_id });
      }),
    );
  });
});

describe("the service", () => {
  const service = createIdentityService({
    newSeed: () => "unused",
    today: () => ({ year: 2026, month: 1, day: 1 }),
  });

  it("answers single people, batches and streams of one seed alike", () => {
    const template = fc.record({
      seed: anySeed,
      gender: fc.constantFrom("male", "female", "random"),
      country: fc.option(fc.constantFrom("us", "jp", "ru", "mx"), { nil: undefined }),
    });
    fc.assert(
      fc.property(template, fc.nat(2 ** 32 - 300), fc.integer({ min: 1, max: 250 }), (fields, firstIndex, count) => {
        const range = { firstIndex, count };
        const batch = [...service.batch(fields, range).draw(range)];
        const stream = [...service.stream(fields, range).draw(range)];
        // As text, which is compared in a tenth of the time.
        expect(JSON.stringify(stream)).toBe(JSON.stringify(batch));
        const last = { firstIndex: firstIndex + count - 1, count: 1 };
        expect([...service.batch(fields, last).draw(last)]).toEqual(batch.slice(-1));
        const first = { firstIndex: 0, count: 1 };
        expect([service.generate(fields).identity]).toEqual([...service.batch(fields, first).draw(first)]);
      }),
      { numRuns: some(30) },
    );
  });
});
