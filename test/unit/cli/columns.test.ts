import { describe, expect, it } from "vitest";
import { fieldOf, readColumns } from "../../../src/cli/columns/columns.ts";
import { fields } from "../../../src/cli/columns/fields.ts";
import { isGroup, type Node, treeOf } from "../../../src/cli/columns/tree.ts";
import { createIdentityService } from "../../../src/service/service.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The columns of a list that is valid. */
function columns(list?: string, flat = false) {
  const read = readColumns(list, flat);
  if (typeof read === "string") throw new Error(read);
  return read;
}

const leaves = (record: object, prefix = ""): (readonly [path: string, value: unknown])[] =>
  Object.entries(record).flatMap(([name, value]) =>
    typeof value === "object" ? leaves(value, `${prefix}${name}.`) : [[prefix + name, value] as const],
  );

describe("the fields", () => {
  it("are those of a record, in its order, with their values and kinds", () => {
    const { identity } = service.generate({ gender: "female", seed: "fields" });
    expect(fields.map((field) => [field.path, field.of(identity)])).toEqual(leaves(identity));
    for (const { path, kind, of } of fields) {
      const value = of(identity);
      expect(typeof value, path).toBe(kind === "text" || kind === "date" ? "string" : "number");
      if (kind === "integer") expect(value, path).toSatisfy(Number.isInteger);
      if (kind === "date") expect(value, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

describe("readColumns()", () => {
  it("takes all fields without a list", () => {
    expect(columns().map(({ name }) => name)).toEqual(fields.map(({ path }) => path));
    expect(columns().map((column) => fieldOf(column).path)).toEqual(fields.map(({ path }) => path));
  });

  it("picks, orders and renames fields and groups", () => {
    expect(columns("weight,email=mail,dob.date=person.born")).toEqual([
      { field: "weight.kg", name: "weight.kg" },
      { field: "weight.lbs", name: "weight.lbs" },
      { field: "email", name: "mail" },
      { field: "dob.date", name: "person.born" },
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
    expect(readColumns(list, false)).toBe(message);
  });

  it("refuses names that become one when they are joined", () => {
    expect(readColumns("dob.date,name=dob_date", true)).toBe('must not have two columns "dob_date"');
  });
});

describe("treeOf()", () => {
  const shape = (nodes: readonly Node[]): unknown =>
    nodes.map((node) => (isGroup(node) ? [node.name, shape(node.members)] : node.name));

  it("groups columns by the dots in their names, where the first of a group stands", () => {
    expect(shape(treeOf(columns("dob.age,name=x.y.z,weight.kg,dob.date,email=x.mail")))).toEqual([
      ["dob", ["age", "date"]],
      ["x", [["y", ["z"]], "mail"]],
      ["weight", ["kg"]],
    ]);
  });
});
