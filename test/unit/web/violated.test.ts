import { create } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import { IdentitySchema, RuleSchema } from "../../../src/gen/identity/v1/identity_pb.ts";
import { brokenFields } from "../../../src/web/person/fields.ts";

const rules = [
  create(RuleSchema, { rule: "dob.age", fields: ["dob.date", "dob.age"] }),
  create(RuleSchema, { rule: "address.city_in_state", fields: ["address.city", "address.state_abbreviation"] }),
];

describe("the fields of rules that are broken on purpose", () => {
  it("are those that the rules read, as the page shows them", () => {
    const broken = brokenFields(create(IdentitySchema, { violated: ["address.city_in_state", "dob.age"] }), rules);
    expect(broken("address.city")).toEqual(["address.city_in_state"]);
    expect(broken("address.state_name")).toEqual(["address.city_in_state"]);
    expect(broken("dob")).toEqual(["dob.age"]);
    expect(broken("address.zip")).toEqual([]);
  });

  it("are found by the rule's name where the rules are not loaded", () => {
    const broken = brokenFields(create(IdentitySchema, { violated: ["national_id.check_digit"] }), []);
    expect(broken("national_id")).toEqual(["national_id.check_digit"]);
    expect(broken("name")).toEqual([]);
  });

  it("are none if no rule is broken", () => {
    expect(brokenFields(create(IdentitySchema), rules)("dob")).toEqual([]);
  });
});
