import { describe, expect, it } from "vitest";
import { extrasPage } from "../../../scripts/web-extras.ts";
import { extraNames } from "../../../src/extra/methods.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { everyCountry } from "../../contract/every-country.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 23 }) });

const extrasOf = (fields: Readonly<Record<string, unknown>>) =>
  service.generate({ gender: "random", seed: "extra", ...fields }).identity.extra ?? {};

describe("further values", () => {
  it.each(everyCountry.map(({ code }) => code))("have a text for every name, in %s", (country) => {
    for (let from = 0; from < extraNames.length; from += 16) {
      const extra = extraNames.slice(from, from + 16);
      const values = extrasOf({ country, extra });
      expect(Object.keys(values)).toEqual(extra);
      for (const name of extra) expect(values[name], name).toMatch(/^(?!(?:undefined|null|NaN)$|\[object).+/su);
    }
  });

  it("are the same in any order, beside any others, on any day of calling", () => {
    const asked = ["company.name", "person.jobTitle", "book.title", "vehicle.model", "date.past"];
    const values = extrasOf({ country: "de", reference_date: "2026-01-01", extra: asked });
    expect(extrasOf({ country: "de", reference_date: "2026-01-01", extra: asked.toReversed() })).toEqual(values);
    for (const name of asked) {
      expect(extrasOf({ country: "de", reference_date: "2026-01-01", extra: [name] })).toEqual({
        [name]: values[name],
      });
    }
  });

  it("are in French in Québec alone", () => {
    const [french, english] = ["QC", "ON"].map((state) => extrasOf({ country: "ca", state, extra: "animal.bear" }));
    expect(french).not.toEqual(english);
  });

  it("lead to no live host, mailbox or picture", () => {
    // User agents of crawlers name a page about them.
    const names = extraNames.filter((name) => name !== "internet.userAgent");
    const hosts = names.flatMap((name) => [
      ...(extrasOf({ country: "us", extra: [name] })[name] ?? "").matchAll(/https?:\/\/\S+|\S+@\S+\.\S+/g),
    ]);
    expect(hosts.map(([text]) => text)).toEqual([]);
  });

  it("are listed on a page with an example of every country", () => {
    const page = extrasPage("style.css", "search.js");
    for (const name of extraNames) expect(page).toContain(`<code>${name}</code>`);
    expect(page.match(/<td>[^<]/g)?.length).toBe(extraNames.length * everyCountry.length);
  });
});
