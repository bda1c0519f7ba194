import type { TestContext } from "node:test";
import { nameOf } from "./seed-of.ts";
import { peopleFor, type TestPeople } from "./test-people.ts";

export * from "./testing.ts";

/**
 * People for a test of node:test, seeded by its file and title: `test("name", (t) => { const { person } = peopleOf(t);
 * })`.
 */
export function peopleOf(context: TestContext): TestPeople {
  const drawn = peopleFor(nameOf(context.filePath, [context.fullName]));
  context.diagnostic(drawn.hint);
  return drawn;
}
