import { describe, expect, it } from "vitest";
import { asked, record } from "../../../src/schema/record.ts";
import { leavesOf } from "../../../src/schema/record-field.ts";
import { columnsOf, furtherColumnsOf } from "../../../src/web/person/fields.ts";

/** A record with the path of each field as its value. */
function recordOfPaths(paths: readonly string[]): object {
  const made = {};
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let part: object = made;
    for (const name of names) {
      if (!Reflect.has(part, name)) Reflect.set(part, name, {});
      part = Reflect.get(part, name);
    }
    Reflect.set(part, last, path);
  }
  return made;
}

const fieldsOf = (of: object) =>
  [...columnsOf(of, "de"), ...furtherColumnsOf(of, "de")].flat(2).flatMap(({ fields }) => fields);

describe("the fields of a person on the page", () => {
  it("are all those of the schema but some that are shown elsewhere or follow from others", () => {
    const paths = leavesOf({ ...record, ...asked }).map(({ path }) => path);
    const shown = fieldsOf(recordOfPaths(paths)).map(({ copied, secondary }) =>
      ` ${copied} ${secondary} `.replaceAll(/[,′″]/g, " "),
    );
    expect(paths.filter((path) => !shown.some((text) => text.includes(` ${path} `)))).toEqual([
      "dob.age",
      "dob.day",
      "dob.month",
      "gender",
      "height.m",
      "name",
      "photo_url",
      "details.card.number_spaced",
      "violated",
    ]);
  });

  it("are found without a layout too, so that a field that is added to the record is shown", () => {
    const added = { mood: "calm", details: { card: { issued_in: "Bonn" }, nick_names: ["Al", "Bo"] } };
    const fields = furtherColumnsOf(added, "de")
      .flat()
      .flatMap((group) => group.fields);
    expect(fields.map(({ label, path, text }) => ({ label, path, text }))).toEqual([
      { label: "Mood", path: "mood", text: "calm" },
      { label: "Issued in", path: "details.card.issued_in", text: "Bonn" },
      { label: "Nick names", path: "details.nick_names", text: "Al\nBo" },
    ]);
    const paths = leavesOf({ ...record, ...asked }).map(({ path }) => path);
    expect(
      furtherColumnsOf(recordOfPaths(paths), "de")
        .flat()
        .map(({ title }) => title),
    ).not.toContain("Further values");
  });

  it("have a place in the record, by which their provenance and broken rules are found", () => {
    const paths = leavesOf({ ...record, ...asked }).map(({ path }) => path);
    const places = fieldsOf(recordOfPaths(paths)).map(({ path }) => path);
    expect(places.filter((place) => !paths.some((path) => path === place || path.startsWith(`${place}.`)))).toEqual([]);
  });

  it("are left out where the person does not have them", () => {
    const person = {
      details: { name: { given: { native: "花", latin: "Hana", kana: "ハナ" } }, envelope: ["one", "two"] },
    };
    expect(
      furtherColumnsOf(person, "ja")
        .flat()
        .flatMap(({ fields }) => fields),
    ).toEqual([
      {
        label: "Given",
        path: "details.name.given",
        text: "花",
        secondary: "ハナ · Hana",
        copied: "花",
        language: "ja",
      },
      {
        label: "Envelope",
        path: "details.envelope",
        text: "one\ntwo",
        secondary: "",
        copied: "one\ntwo",
        language: "ja",
      },
    ]);
    expect(furtherColumnsOf({}, "ja")).toEqual([]);
  });

  it("have the number of the card in fours, which is copied without spaces", () => {
    const [number] = fieldsOf({ credit_card: { number: "4000002768098509" } }).filter(
      ({ label }) => label === "Number",
    );
    expect(number).toMatchObject({ text: "4000 0027 6809 8509", copied: "4000002768098509" });
  });
});
