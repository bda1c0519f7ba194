import { expect, it } from "vitest";
import { envelopeOf, people } from "../../test/contract/readings/people.ts";
import { districts } from "../builders/uk/districts.ts";

it("British envelopes have the post town of the postcode in capitals, and a village above it", () => {
  const all = Map.groupBy(districts(), ({ code }) => code);
  let villages = 0;
  for (const person of people(400, { country: "uk" })) {
    const { city, street, zip } = person.address;
    const own = all.get(zip.split(" ")[0] ?? "") ?? [];
    expect(own.map(({ town }) => town)).toContain(city);
    expect(envelopeOf(person).slice(-2)).toEqual([city.toUpperCase(), zip]);
    const last = /, ([^,\d]+)$/.exec(street)?.[1];
    // Rose Cottage, Brookside is a house and its street.
    if (last === undefined || !own.some(({ localities }) => localities.includes(last))) continue;
    expect(envelopeOf(person).at(-3)).toBe(last);
    villages++;
  }
  expect(villages).toBeGreaterThan(50);
});
