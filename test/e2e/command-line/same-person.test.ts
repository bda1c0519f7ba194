import { createClient, type Transport } from "@connectrpc/connect";
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import {
  Country,
  Gender,
  type Identity as IdentityMessage,
  IdentitySchema,
  IdentityService,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import type { Identity } from "../../../src/person/identity.ts";
import { messageWriter } from "../../../src/rpc/message-writer.ts";
import { countryCodes } from "../../contract/country-codes.ts";
import { post, serve } from "../../protocol/serve.ts";
import { draw } from "./run-draw.ts";

const toMessage = messageWriter(IdentitySchema);

const transports: Record<string, (baseUrl: string) => Transport> = {
  "Connect JSON": (baseUrl) => createConnectTransport({ baseUrl, httpVersion: "1.1", useBinaryFormat: false }),
  "Connect proto": (baseUrl) => createConnectTransport({ baseUrl, httpVersion: "2", useBinaryFormat: true }),
  gRPC: (baseUrl) => createGrpcTransport({ baseUrl }),
  "gRPC-Web": (baseUrl) => createGrpcWebTransport({ baseUrl, httpVersion: "1.1" }),
};

describe.each(countryCodes)("one seed of %s", (code) => {
  it("is one person over every protocol, in batches, in streams and offline", async () => {
    const { url } = await serve();
    const seed = `一つ-${code}`;
    const request = { gender: "female", country: code, seed, reference_date: "2026-01-01" };
    const plain = await (await post(`${url}/generate`, request)).text();
    const args = ["--gender", "female", "--country", code, "--seed", seed, "--reference-date", "2026-01-01"];
    // Another process, byte for byte.
    expect((await draw(...args, "--count", "1")).stdout).toBe(`${plain}\n`);

    // What was sent is a record of this type: the protocol tests check each field.
    const person = toMessage(JSON.parse(plain) as Identity);
    const fields = Object.entries(Country).find(([name]) => name === code.toUpperCase());
    const template = { gender: Gender.FEMALE, country: fields?.[1] ?? 0, seed, referenceDate: "2026-01-01" };
    const received: (IdentityMessage | undefined)[] = [];
    for (const transport of Object.values(transports)) {
      const client = createClient(IdentityService, transport(url));
      received.push((await client.generateIdentity(template)).identity);
      received.push((await client.batchGenerateIdentities({ template, count: 2 })).identities[0]);
      for await (const chunk of client.streamIdentities({ template, count: 2 })) received.push(chunk.identities[0]);
    }
    expect(received).toHaveLength(12);
    for (const identity of received) expect(JSON.stringify(identity, sorted)).toBe(JSON.stringify(person, sorted));
  });
});

/** Objects with their keys in one order, so that texts can be compared. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
