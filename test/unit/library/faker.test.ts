import { readFileSync } from "node:fs";
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
    const [composed, decomposed] = ["Größe", "Gro\u0308ße"].map((seed) => personWithFaker({ ...request, seed }));
    expect(decomposed?.person).toEqual(composed?.person);
    expect(decomposed?.faker.company.name()).toBe(composed?.faker.company.name());
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

  it("makes each of multiple values with the next person, and reads the same person in patterns", () => {
    const faker = coherentFaker(request);
    const names = [0, 1, 2].map((index) => person({ ...request, index }).name);
    expect(faker.helpers.multiple(() => faker.person.fullName(), { count: 3 })).toEqual(names);
    expect(faker.identity.name).toBe(person({ ...request, index: 3 }).name);
    const text = faker.helpers.fake("{{person.firstName}} {{person.lastName}}, {{location.city}}");
    expect(text).toBe(`${faker.person.firstName()} ${faker.person.lastName()}, ${faker.location.city()}`);
  });

  it("has the person's own picture and the place of their city, and draws all else from their stream", () => {
    const [faker, again] = [coherentFaker(request), coherentFaker(request)];
    const { photo_url, details } = faker.identity;
    expect([faker.image.avatar(), faker.image.avatarGitHub(), faker.image.personPortrait()]).toEqual(
      Array(3).fill(photo_url),
    );
    expect([faker.location.latitude(), faker.location.longitude()]).toEqual(Object.values(details?.location ?? {}));
    expect(again.company.name()).toBe(faker.company.name());
  });

  it("reads the record in all methods that docs/library.md lists, whatever was drawn before", () => {
    const page = readFileSync(new URL("../../../docs/library.md", import.meta.url), "utf8");
    const rows = [...page.matchAll(/^\| `(\w+)` +\| (.*) \|$/gm)].filter(([, module]) => module !== "helpers");
    expect(rows.length).toBeGreaterThan(5);
    const [faker, other] = [coherentFaker(request), coherentFaker(request)];
    other.lorem.paragraphs();
    for (const [, module = "", methods = ""] of rows) {
      for (const [, method = ""] of methods.matchAll(/`(\w+)`/g)) {
        const of = (from: object): unknown =>
          Reflect.apply(Reflect.get(Reflect.get(from, module), method), undefined, []);
        const value = of(faker);
        const facts = JSON.stringify([faker.identity, value]).split(
          JSON.stringify(value)?.replace(/^"|T.*"$|"$/g, "") ?? "",
        );
        expect(of(other), method).toEqual(value);
        expect(Array.isArray(value) ? 3 : facts.length, `${module}.${method}`).toBeGreaterThan(2);
      }
    }
  });

  it("leaves all other methods to faker", () => {
    const faker = coherentFaker(request);
    expect(faker.person.jobTitle()).not.toBe("");
    expect(faker.helpers.arrayElement(["a"])).toBe("a");
  });
});
