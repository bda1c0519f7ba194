import { test as base, type TestAPI } from "vitest";
import { nameOf } from "./seed-of.ts";
import { peopleFor, type TestPeople } from "./test-people.ts";

export * from "./testing.ts";

/** What `test` adds to the context of a test. */
export interface Fixtures {
  /** The seed, which is printed when the test fails. */
  readonly identikit: TestPeople;
  readonly person: TestPeople["person"];
  readonly people: TestPeople["people"];
  readonly household: TestPeople["household"];
}

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}

function titlesOf({ name, suite }: Named): readonly string[] {
  return suite === undefined ? [name] : [...titlesOf(suite), name];
}

/** Vitest's `test` with functions that draw people from the file and the full title of the test. */
export const test: TestAPI<Fixtures> = base.extend<Fixtures>({
  identikit: async ({ task, onTestFailed }, use) => {
    const drawn = peopleFor(nameOf(task.file.filepath, titlesOf(task)));
    onTestFailed(() => console.error(drawn.hint));
    await use(drawn);
  },
  person: ({ identikit }, use) => use(identikit.person),
  people: ({ identikit }, use) => use(identikit.people),
  household: ({ identikit }, use) => use(identikit.household),
});

/** Alias of `test`. */
export const it: TestAPI<Fixtures> = test;
