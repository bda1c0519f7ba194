import { expect, it } from "vitest";
import { textOf } from "../../../src/schema/fault.ts";
import { readExtra } from "../../../src/service/constraints.ts";

/** What is wrong with the names, in their order. */
function messagesOf(names: readonly string[]): readonly string[] {
  const messages: string[] = [];
  readExtra(names, (_field, message) => void messages.push(textOf(message)));
  return messages;
}

const matches = /; closest matches: /;
const list = /; see the list of names$/;

it("the first three misspelt names of a request get closest matches, and the others the list of names", () => {
  const messages = messagesOf(["compny.name", "company.name", "lorem.wrd", "internet.emil", "food.dsh", "color.rbg"]);
  expect(messages.map((message) => matches.test(message))).toEqual([true, true, true, false, false]);
  expect(messages.slice(3).every((message) => list.test(message))).toBe(true);
  expect(messages[0]).toContain("position 1; closest matches: company.name");
});

it("a name of up to 40 characters gets closest matches; a longer one gets none, and is not one of the three", () => {
  const long = "company.name".padEnd(41, "x");
  const messages = messagesOf([long, long, long, "company.name".padEnd(40, "x")]);
  expect(messages.map((message) => matches.test(message))).toEqual([false, false, false, true]);
});
