import { describe, expect, it } from "vitest";
import { fieldAt, fieldsOf } from "../../../src/formats/columns/asked-fields.ts";
import { readColumns } from "../../../src/formats/columns/columns.ts";
import { type ColumnField, commonFields } from "../../../src/formats/columns/fields.ts";
import { isBranch, type Node, treeOf } from "../../../src/formats/columns/tree.ts";
import { createIdentityService } from "../../../src/library/generator.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The columns of a list that is valid. */
function columns(list?: string, flat = false) {
  const read = readColumns(list, commonFields, flat);
  if (typeof read === "string") throw new Error(read);
  return read;
}

const leaves = (record: object, prefix = ""): (readonly [path: string, value: unknown])[] =>
  Object.entries(record).flatMap(([name, value]) =>
    typeof value === "object" && !Array.isArray(value)
      ? leaves(value, `${prefix}${name}.`)
      : [[prefix + name, value] as const],
  );

describe("the fields", () => {
  /** Draws a person by a request and compares the fields with what the record has. */
  function compare(request: Readonly<Record<string, unknown>>, fields: readonly ColumnField[]): void {
    const { identity } = service.generate({ gender: "female", seed: "fields", ...request });
    const present = fields.filter((field) => field.of(identity, 0) !== undefined);
    expect(Object.fromEntries(present.map((field) => [field.path, field.of(identity, 0)]))).toEqual(
      Object.fromEntries(leaves(identity)),
    );
    for (const { path, kind, of } of present) {
      const value = of(identity, 0);
      if (kind === "integer") expect(value, path).toSatisfy(Number.isInteger);
      else if (kind === "decimal") expect(value, path).toBeTypeOf("number");
      else if (kind === "texts") expect(value, path).toBeInstanceOf(Array);
      else expect(value, path).toBeTypeOf("string");
      if (kind === "date") expect(value, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(
      fields.every(({ path, optional }) => optional.length > 0 || present.some((field) => field.path === path)),
    ).toBe(true);
    expect(fields.map(({ path }) => fieldAt(path).kind)).toEqual(fields.map(({ kind }) => kind));
  }

  it("are those of a record, in its order, with their values and kinds", () => {
    compare({}, fieldsOf({ details: false, extra: [], violate: false }));
    const { identity } = service.generate({ gender: "female" });
    expect(commonFields.map(({ path }) => path)).toEqual(leaves(identity).map(([path]) => path));
  });

  it.each(["us", "jp", "mx", "ru"])("are those of a longer record, if the request asks for one: %s", (country) => {
    const extra = ["person.jobTitle", "company.name"];
    const asked = { country, details: true, extra, violate: ["card.luhn"] };
    compare(asked, fieldsOf({ details: true, extra, violate: true }));
  });
});

describe("readColumns()", () => {
  it("takes all fields without a list", () => {
    expect(columns().map(({ name }) => name)).toEqual(commonFields.map(({ path }) => path));
  });

  it("picks, orders and renames fields and groups", () => {
    expect(columns("weight,email=mail,dob.date=person.born")).toEqual([
      { field: "weight.kg", path: ["weight", "kg"], name: "weight.kg" },
      { field: "weight.lbs", path: ["weight", "lbs"], name: "weight.lbs" },
      { field: "email", path: ["mail"], name: "mail" },
      { field: "dob.date", path: ["person", "born"], name: "person.born" },
    ]);
    expect(columns("weight=mass").map(({ name }) => name)).toEqual(["mass.kg", "mass.lbs"]);
  });

  it("joins nested names by _", () => {
    expect(columns("weight,name=a.b", true).map(({ name }) => name)).toEqual(["weight_kg", "weight_lbs", "a_b"]);
  });

  it.each([
    ["", 'must be fields such as name or dob.date=born, not ""'],
    ["nam", 'must be fields such as name or dob.date=born, not "nam"'],
    ["name,dob.dat", 'must be fields such as name or dob.date=born, not "dob.dat"'],
    ["name=a=b", 'must be fields such as name or dob.date=born, not "name=a=b"'],
    ["name=", 'must have names, not "name="'],
    ["name=a..b", 'must have names, not "name=a..b"'],
    ["name,email=name", 'must not have two columns "name"'],
    ["name=a,email=a.b", 'must not have "a" both as a column and as a group'],
  ])("refuses %j", (list, message) => {
    expect(readColumns(list, commonFields, false)).toBe(message);
  });

  it("refuses names that become one when they are joined", () => {
    expect(readColumns("dob.date,name=dob_date", commonFields, true)).toBe('must not have two columns "dob_date"');
  });
});

describe("treeOf()", () => {
  const shape = (nodes: readonly Node[]): unknown =>
    nodes.map((node) => (isBranch(node) ? [node.name, shape(node.members)] : node.name));

  it("groups columns by the dots in their names, where the first of a group stands", () => {
    expect(shape(treeOf(columns("dob.age,name=x.y.z,weight.kg,dob.date,email=x.mail")))).toEqual([
      ["dob", ["age", "date"]],
      ["x", [["y", ["z"]], "mail"]],
      ["weight", ["kg"]],
    ]);
  });
});
