import { Country } from "../../../src/gen/identity/v1/identity_pb.ts";
import { type Mistake, unknown } from "./mistake.ts";

const long = "x".repeat(3_000);
const check = { identity: { name: "A" }, country: Country.DE };

export const ofRecords: readonly Mistake[] = [
  {
    name: "a record without a country",
    path: "/verify",
    plain: { identity: {} },
    call: (client) => client.verifyIdentity({ identity: {} }),
    field: "country",
    says: /is required/,
    reason: "FIELD_REQUIRED",
  },
  {
    name: "no record",
    path: "/verify",
    plain: { country: "de" },
    call: (client) => client.verifyIdentity({ country: Country.DE }),
    field: "identity",
    says: /is required/,
    reason: "FIELD_REQUIRED",
  },
  {
    name: "a record with a long text",
    path: "/verify",
    plain: { country: "de", identity: { name: long } },
    call: (client) => client.verifyIdentity({ country: Country.DE, identity: { name: long } }),
    field: "identity.name",
    says: /at most 300 characters/,
    reason: "OUT_OF_RANGE",
  },
  {
    name: "one of several records with a text of 10,000 characters",
    path: "/verify/batch",
    plain: { requests: [{ country: "de", identity: { address: { city: long.repeat(4).slice(0, 10_000) } } }] },
    call: (client) =>
      client.verifyIdentities({
        requests: [{ country: Country.DE, identity: { address: { city: long.repeat(4).slice(0, 10_000) } } }],
      }),
    field: "requests[0].identity.address.city",
    says: /at most 300 characters/,
    reason: "OUT_OF_RANGE",
  },
  {
    name: "1,001 records",
    path: "/verify/batch",
    plain: { requests: Array.from({ length: 1_001 }, () => ({ identity: { name: "A" }, country: "de" })) },
    call: (client) => client.verifyIdentities({ requests: Array.from({ length: 1_001 }, () => check) }),
    field: "requests",
    says: /1 to 1000 records/,
    reason: "OUT_OF_RANGE",
  },
  {
    name: "no records",
    path: "/verify/batch",
    plain: { requests: [] },
    call: (client) => client.verifyIdentities({}),
    field: "requests",
    says: /1 to 1000 records/,
    reason: "OUT_OF_RANGE",
  },
  {
    name: "the second of two records without a country",
    path: "/verify/batch",
    plain: { requests: [{ identity: {}, country: "de" }, { identity: {} }] },
    call: (client) => client.verifyIdentities({ requests: [check, { identity: {} }] }),
    field: "requests[1].country",
    says: /is required/,
    reason: "FIELD_REQUIRED",
  },
  {
    name: "an unknown country of rules",
    call: (client) => client.listRules({ country: unknown as Country }),
    field: "country",
    says: /must be COUNTRY_US/,
    reason: "UNKNOWN_VALUE",
  },
  {
    name: "places of no country",
    call: (client) => Array.fromAsync(client.listPlaces({})),
    field: "country",
    says: /is required/,
    reason: "FIELD_REQUIRED",
  },
  {
    name: "101 places",
    call: (client) => Array.fromAsync(client.listPlaces({ country: Country.DE, limit: 101 })),
    field: "limit",
    says: /1 to 100$/,
    reason: "OUT_OF_RANGE",
  },
];
