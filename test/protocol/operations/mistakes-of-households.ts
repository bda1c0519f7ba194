import { Country, HouseholdKind } from "../../../src/gen/identity/v1/identity_pb.ts";
import { type Mistake, unknown } from "./mistake.ts";

const family = { template: { maxAge: 20 }, kind: HouseholdKind.FAMILY };

export const ofHouseholds: readonly Mistake[] = [
  {
    name: "a family around a first member who is too young",
    path: "/household",
    plain: { kind: "family", max_age: 20 },
    call: (client) => client.generateHousehold(family),
    field: "kind",
    says: /leaves no room/,
    reason: "CONFLICT",
  },
  {
    name: "an unknown kind",
    path: "/household",
    plain: { kind: unknown },
    call: (client) => client.generateHousehold({ kind: unknown as HouseholdKind }),
    field: "kind",
    says: /must be any, single/,
    rpcSays: /must be HOUSEHOLD_KIND_SINGLE/,
    reason: "UNKNOWN_VALUE",
  },
  {
    name: "nine members",
    path: "/household",
    plain: { size: 9 },
    call: (client) => client.generateHousehold({ size: 9 }),
    field: "size",
    says: /1 to 8/,
    reason: "OUT_OF_RANGE",
  },
  {
    name: "an unknown city of a household",
    path: "/household",
    plain: { country: "de", city: "Munchn" },
    call: (client) => client.generateHousehold({ template: { country: Country.DE, city: "Munchn" } }),
    field: "city",
    rpcField: "template.city",
    says: /closest matches: München/,
    reason: "UNKNOWN_VALUE",
  },
  {
    name: "too young a first member in a batch",
    call: (client) => client.batchGenerateHouseholds({ template: family, count: 1 }),
    field: "template.kind",
    says: /leaves no room/,
    reason: "CONFLICT",
  },
  {
    name: "too low an age in a stream of households",
    call: (client) => Array.fromAsync(client.streamHouseholds({ template: { template: { minAge: 3 } }, count: 1 })),
    field: "template.template.min_age",
    says: /18 to 90/,
    reason: "OUT_OF_RANGE",
  },
  {
    name: "1,001 households",
    call: (client) => client.batchGenerateHouseholds({ template: {}, count: 1_001 }),
    field: "count",
    says: /1 to 1000/,
    reason: "OUT_OF_RANGE",
  },
];
