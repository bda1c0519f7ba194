import type { TestContext } from "node:test";
import { peopleFor, type TestPeople } from "./test-people.ts";

export { peopleFor, type Served, type ServeOptions, startIdentikit, type TestPeople } from "./testing.ts";

/** People for a test of node:test: `test("name", (t) => { const { person } = peopleOf(t); … })`. */
export function peopleOf(context: TestContext): TestPeople {
  const drawn = peopleFor(context.name);
  context.diagnostic(drawn.hint);
  return drawn;
}
