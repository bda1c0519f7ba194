import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { createConnectTransport, createGrpcWebTransport } from "@connectrpc/connect-web";
import { Country, Gender, type Identity, IdentityService } from "./gen/identity/v1/identity_pb.ts";

const query = new URLSearchParams(location.search);
const baseUrl = query.get("service") ?? "http://localhost:8080";
const createTransport = query.get("protocol") === "grpc-web" ? createGrpcWebTransport : createConnectTransport;
const client = createClient(IdentityService, createTransport({ baseUrl }));

function show(person?: Identity): void {
  const item = document.createElement("li");
  item.textContent = `${person?.name}, ${person?.dob?.age}, ${person?.address?.city}`;
  document.querySelector("#people")?.append(item);
}

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
  document.querySelector("#mistake")?.append(`${Code[code]}: ${rawMessage}`);
}
