import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { person } from "../../../src/library/index.ts";
import { nameOf } from "../../../src/library/testing/seed-of.ts";
import { peopleFor } from "../../../src/library/testing/test-people.ts";

const day = { reference_date: "2026-01-01" };

describe("peopleFor()", () => {
  it("draws from the name of the test, one person after the other", () => {
    const drawn = peopleFor("a name", {});
    const request = { country: "us" } as const;
    expect(drawn.person(request)).toEqual(person({ ...request, ...day, seed: "a name" }));
    expect(drawn.person(request)).toEqual(person({ ...request, ...day, seed: "a name", index: 1 }));
    expect([...drawn.people(request)]).toHaveLength(10);
    expect(drawn.household(request).length).toBeGreaterThan(0);
  });

  it("lets a request have its own seed, index and day", () => {
    const request = { country: "us", seed: "mine", index: 3, reference_date: "2020-01-01" } as const;
    expect(peopleFor("a name", {}).person(request)).toEqual(person(request));
  });

  it("takes the seed of the environment before that of the name", () => {
    expect(peopleFor("a name", { IDENTIKIT_SEED: "fixed" }).seed).toBe("fixed");
  });

  it.each([
    ["a long name", `${"x".repeat(100)} end`, expect.stringMatching(/^x{43} end~[0-9a-f]{16}$/)],
    ["an empty name", "", "test"],
    ["half a character", "\ud800", "\ufffd"],
  ])("makes a valid seed of %s", (_what, name, seed) => {
    expect(peopleFor(name, {}).seed).toEqual(seed);
    expect(peopleFor(name, {}).person().name).not.toBe("");
  });
});

describe("the name of a test", () => {
  it("is its path in its package and its full title, so that tests of one title differ", () => {
    const file = fileURLToPath(import.meta.url);
    expect(nameOf(file, ["a suite", "a test"])).toBe("test/unit/library/testing.test.ts > a suite > a test");
    expect(nameOf(undefined, ["a test"])).toBe("a test");
    const seeds = ["one", "another"].map((suite) => peopleFor(nameOf(file, [suite, "x".repeat(80)]), {}).seed);
    expect(new Set(seeds).size).toBe(2);
  });
});
