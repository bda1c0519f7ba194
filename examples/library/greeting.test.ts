import { test } from "identikit/vitest";
import { expect } from "vitest";
import { greet } from "./greeting.ts";

test("greets the buyer by name", ({ person, people }) => {
  const buyer = person({ country: "jp", gender: "female" });
  expect(greet(buyer)).toBe(`Dear Ms ${buyer.name},`);
  for (const other of people({ count: 20 })) expect(greet(other)).toContain(other.name);
});
