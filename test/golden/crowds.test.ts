import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { countries } from "../../src/countries/index.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { expectFrozen } from "./frozen.ts";

const service = createIdentityService({ newSeed: () => "golden", today: () => ({ year: 2026, month: 1, day: 1 }) });

/** What the 200 people of each country are asked for. */
const requests: Readonly<Record<string, object>> = {
  plain: {},
  details: { details: true },
  latin: { script: "latin", details: true },
  extra: { extra: ["company.name", "person.jobTitle"] },
  violate: { violate: "any" },
  constrained: { min_age: 30, max_age: 35, blood_type: "O-", card_brand: "Visa", phone_range: "never_issued" },
};

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
}

it("200 people and 100 households of each country are as published, with all options", () => {
  const lines = countries.flatMap(({ code }) => {
    const template = { gender: "random", country: code, seed: "crowd", reference_date: "2026-01-01" };
    const ofPeople = Object.entries(requests).map(([name, fields]) => {
      const range = { count: 200, firstIndex: 0 };
      return `${code} ${name} ${digestOf([...service.batch({ ...template, ...fields }, range).draw(range)])}`;
    });
    const range = { count: 100, firstIndex: 0 };
    const households = service.households({ country: code, seed: "crowd" }, range);
    return [...ofPeople, `${code} households ${digestOf([...households.draw(range)])}`];
  });
  expect(lines).toHaveLength(countries.length * 7);
  expectFrozen("crowds.txt", `${lines.join("\n")}\n`);
});
