import { test } from "identikit/vitest";
import { expect } from "vitest";
import { greet } from "./greeting.ts";

// The first person of a country reads its tables, which takes a second where the processor has other work.
test("greets the buyer by name", { timeout: 30_000 }, ({ person, people }) => {
  const buyer = person({ country: "jp", gender: "female" });
  expect(greet(buyer)).toBe(`Dear Ms ${buyer.name},`);
  for (const other of people({ country: "jp", count: 20 })) expect(greet(other)).toContain(other.name);
});
