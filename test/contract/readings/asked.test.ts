import { expect, it } from "vitest";
import type { Identity } from "../../../src/person/identity.ts";
import { rowsOf } from "../data-rows.ts";
import { crowd, envelopeOf } from "./people.ts";

/** What a column `of` names; several are separated by a space. */
const texts: Readonly<Record<string, (person: Identity) => string | undefined>> = {
  name: ({ name }) => name,
  given: ({ details }) => details?.name.given.native,
  middle: ({ details }) => details?.name.middle?.native,
  family: ({ details }) => details?.name.family?.native,
  salutation: ({ details }) => details?.salutation,
  time_zone: ({ details }) => details?.time_zone,
  street: ({ address }) => address.street,
  city: ({ address }) => address.city,
  zip: ({ address }) => address.zip,
  phone: ({ phone }) => phone,
  national_id: (person) => person.national_id,
  envelope: (person) => envelopeOf(person).join("\n"),
};

/** The rows of a table of people who are asked for by the fields of requests, and the texts of a number of them. */
const askedIn = (table: string) =>
  rowsOf(new URL(table, import.meta.url)).map((row) => {
    const { country, asked = "", count, of = "", pattern = "", bounds = "", values = "", source } = row;
    const fields = Object.fromEntries(
      [...new URLSearchParams(asked)].map(([name, value]) => [name, name.endsWith("_age") ? Number(value) : value]),
    );
    const textOf = (person: Identity) =>
      of
        .split(" ")
        .map((name) => texts[name]?.(person) ?? "")
        .join(" ");
    const draw = (): readonly string[] =>
      crowd(Number(count), { country, ...fields })
        .slice(0, Number(count))
        .map(textOf);
    return { country, asked, of, pattern: new RegExp(pattern, "u"), bounds, values, source, draw };
  });

it.each(askedIn("asked-shares.tsv"))(
  "Of people of $country, $asked, the share with $of $pattern is $bounds ($source)",
  ({ draw, pattern, bounds }) => {
    const drawn = draw();
    const share = drawn.filter((text) => pattern.test(text)).length / drawn.length;
    if (bounds === "none" || bounds === "all") return expect(share).toBe(bounds === "all" ? 1 : 0);
    const [, published, within] = /^([\d.]+) ±(\d+)%$/.exec(bounds) ?? [];
    if (published !== undefined)
      return expect(Math.abs(share / Number(published) - 1)).toBeLessThan(Number(within) / 100);
    const [least = 0, most = 0] = bounds.split(" to ").map(Number);
    if (least > 0 || most === 1) expect(share).toBeGreaterThan(least);
    if (most < 1) expect(share).toBeLessThan(most);
  },
);

it.each(askedIn("asked-values.tsv"))("People of $country, $asked, have $of $values", ({ draw, pattern, values }) => {
  const found = new Set(draw().flatMap((text) => pattern.exec(text)?.[1] ?? []));
  expect([...found].sort()).toEqual(values.split(values.includes("|") ? "|" : /(?<=^[\d ]+) /));
});
