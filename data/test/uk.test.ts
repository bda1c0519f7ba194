import { expect, it } from "vitest";
import { envelopeOf, people } from "../../test/contract/readings/people.ts";
import { districts } from "../builders/uk/districts.ts";

it("British envelopes have the post town of the postcode in capitals, and a village above it", () => {
  const towns = new Map(districts().map(({ code, town }) => [code, town]));
  for (const person of people(400, { country: "uk" })) {
    const { city, street, zip } = person.address;
    expect(city, zip).toBe(towns.get(zip.split(" ")[0] ?? ""));
    expect(envelopeOf(person).slice(-2)).toEqual([city.toUpperCase(), zip]);
    const village = /, ([^,\d]+)$/.exec(street)?.[1];
    if (village !== undefined) expect(envelopeOf(person).at(-3)).toBe(village);
  }
});
