import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-node";
import { Country, Gender, type Identity, IdentityService } from "./gen/identity/v1/identity_pb.ts";

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

try {
  await client.generateIdentity({});
} catch (error) {
  const { code, rawMessage } = ConnectError.from(error);
  console.log(`${Code[code]}: ${rawMessage}`);
}
