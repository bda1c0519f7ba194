import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-node";
import {
  Country,
  Gender,
  HouseholdKind,
  type Identity,
  IdentityService,
  Verdict,
} from "./gen/identity/v1/identity_pb.ts";

const baseUrl = process.argv[2] ?? "http://localhost:8080";
const client = createClient(IdentityService, createConnectTransport({ baseUrl, httpVersion: "2" }));

const show = (person?: Identity) => console.log(`${person?.name}, ${person?.dob?.age}, ${person?.address?.city}`);

// The same seed and reference date always give the same person.
const replay = { seed: "demo", referenceDate: "2026-01-01" };
const { identity } = await client.generateIdentity({ gender: Gender.FEMALE, country: Country.JP, ...replay });
show(identity);

// A stream delivers people in chunks of up to 100.
const template = { gender: Gender.RANDOM, ...replay };
for await (const { identities } of client.streamIdentities({ template, count: 3 })) identities.forEach(show);

// The place may be asked for, and with it all that depends on it, such as the postal code.
const bonn = { gender: Gender.FEMALE, country: Country.DE, city: "Bonn", ...replay };
show((await client.generateIdentity(bonn)).identity);

// A person that breaks one rule on purpose, for tests of your own checks; VerifyIdentity says which rule it is.
const broken = await client.generateIdentity({ ...bonn, violate: ["national_id.check_digit"] });
const { referenceDate } = replay;
const { results } = await client.verifyIdentity({ identity: broken.identity, country: Country.DE, referenceDate });
for (const { rule, verdict } of results) if (verdict === Verdict.FAIL) console.log(`fails: ${rule}`);

// People who belong together.
const couple = { template: { country: Country.DE, ...replay }, kind: HouseholdKind.COUPLE };
for (const member of (await client.generateHousehold(couple)).members) show(member.identity);

try {
  await client.generateIdentity({});
} catch (error) {
  const { code, rawMessage } = ConnectError.from(error);
  console.log(`${Code[code]}: ${rawMessage}`);
}
