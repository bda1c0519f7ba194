import { describe, expect, it } from "vitest";
import { coherentFaker, personWithFaker } from "../../../src/library/faker.ts";
import { person } from "../../../src/library/index.ts";

const request = { seed: "library", reference_date: "2026-01-01", country: "de" } as const;

describe("personWithFaker()", () => {
  it("draws the person, and values of their own stream", () => {
    const [one, again] = [personWithFaker(request), personWithFaker(request)];
    expect(one.person).toEqual(person(request));
    const values = [one.faker.company.name(), one.faker.lorem.words(3), one.faker.date.recent()];
    expect([again.faker.company.name(), again.faker.lorem.words(3), again.faker.date.recent()]).toEqual(values);
    const other = personWithFaker({ ...request, index: 1 }).faker;
    expect([other.company.name(), other.lorem.words(3)]).not.toEqual(values.slice(0, 2));
  });

  it("speaks the language of the person's state", () => {
    const { faker } = personWithFaker({ ...request, country: "ca", state: "QC" });
    expect(faker.rawDefinitions.metadata?.title).toContain("French (Canada)");
  });
});

describe("coherentFaker()", () => {
  it("answers by the record of one person until the next", () => {
    const faker = coherentFaker(request);
    const { name, email, address, dob, details } = person({ ...request, details: true });
    expect(faker.person.fullName()).toBe(name);
    expect(`${faker.person.firstName()} ${faker.person.lastName()}`).toBe(
      `${details?.name.given.native} ${details?.name.family?.native}`,
    );
    expect(faker.internet.email()).toBe(email);
    expect(faker.location.zipCode()).toBe(address.zip);
    expect(faker.date.birthdate().toISOString()).toContain(dob.date);
    const { location } = faker;
    expect(faker.next()).toEqual(person({ ...request, details: true, index: 1 }));
    expect(location.city()).toBe(faker.identity.address.city);
  });

  it("leaves all other methods to faker", () => {
    const faker = coherentFaker(request);
    expect(faker.person.jobTitle()).not.toBe("");
    expect(faker.helpers.arrayElement(["a"])).toBe("a");
  });
});
