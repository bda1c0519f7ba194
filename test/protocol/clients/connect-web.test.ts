import { Code, ConnectError, createClient, type Transport } from "@connectrpc/connect";
import { createConnectTransport, createGrpcWebTransport } from "@connectrpc/connect-web";
import { describe, expect, it } from "vitest";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { serve } from "../serve.ts";

// What browsers run, here on Node's fetch.
const transports: [string, (baseUrl: string) => Transport][] = [
  ["Connect JSON", (baseUrl) => createConnectTransport({ baseUrl })],
  ["Connect proto", (baseUrl) => createConnectTransport({ baseUrl, useBinaryFormat: true })],
  ["gRPC-Web", (baseUrl) => createGrpcWebTransport({ baseUrl })],
];

describe.each(transports)("a Connect-Web client speaking %s", (_name, transport) => {
  it("gets a person, a stream of them, and the refusal with its details", async () => {
    const { url } = await serve({ RATE_LIMIT: "3" });
    const client = createClient(IdentityService, transport(url));
    const { identity } = await client.generateIdentity({ gender: Gender.FEMALE, country: Country.RU, seed: "web" });
    expect(identity?.name).toMatch(/^\p{Script=Cyrillic}/u);
    const chunks = await Array.fromAsync(client.streamIdentities({ template: { gender: Gender.MALE }, count: 150 }));
    expect(chunks.map(({ identities }) => identities.length)).toEqual([100, 50]);
    const error = ConnectError.from(await client.listCountries({}).catch((reason: unknown) => reason));
    expect(error.code).toBe(Code.ResourceExhausted);
    expect(error.details).toHaveLength(3);
  });
});
