import { Code, createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { serve } from "../serve.ts";
import { connectJson, grpc, leftAfterOne } from "./allowance-left.ts";

it("households cost what their members do, three where no size is given, in batches and in streams", async () => {
  const served = await serve({ RATE_LIMIT: "10" });
  const template = { template: { gender: Gender.RANDOM, country: Country.US, seed: "cost" } };
  for (const [protocol, http, transport] of matrix) {
    served.advance(60_000);
    const client = createClient(IdentityService, transport(served.url));
    const name = `${protocol} over HTTP/${http}`;
    const { households } = await client.batchGenerateHouseholds({ template, count: 67 });
    expect(households, name).toHaveLength(67);
    expect(await leftAfterOne(served), name).toBe(6);
    const chunks = await Array.fromAsync(client.streamHouseholds({ template, count: 67 }));
    expect(
      chunks.map((chunk) => chunk.households.length),
      name,
    ).toEqual([33, 33, 1]);
    expect(await leftAfterOne(served), name).toBe(2);
    const error = await failureOf(client.batchGenerateHouseholds({ template, count: 101 }));
    expect(error.code, name).toBe(Code.ResourceExhausted);
    expect(error.rawMessage, name).toContain("has 2 left, too few for this, which costs 4;");
    expect(await leftAfterOne(served), name).toBe(1);
  }
});

const extra = ["company.name", "person.jobTitle", "color.human"];

it.each([
  ["details", { details: true }, 100, 2],
  ["three extra values", { extra }, 100, 2],
  ["three extra values and details", { details: true, extra }, 101, 3],
  ["neither", {}, 101, 2],
] as const)(
  "people with %s cost ceil(people x (1 + details + extras / 4) / 100), in batches and in streams",
  async (_additions, asked, count, calls) => {
    const served = await serve({ RATE_LIMIT: "20" });
    const template = {
      gender: Gender.RANDOM,
      seed: "price",
      ...asked,
      extra: [...("extra" in asked ? asked.extra : [])],
    };
    for (const [protocol, http, transport] of [grpc, connectJson]) {
      served.advance(60_000);
      const client = createClient(IdentityService, transport(served.url));
      const { identities } = await client.batchGenerateIdentities({ template, count });
      expect(await leftAfterOne(served), `${protocol} over HTTP/${http}`).toBe(20 - calls - 1);
      const chunks = await Array.fromAsync(client.streamIdentities({ template, count }));
      expect(chunks.flatMap((chunk) => chunk.identities)).toEqual(identities);
      expect(await leftAfterOne(served), `${protocol} over HTTP/${http}`).toBe(20 - 2 * calls - 2);
    }
  },
);

it("a stream pays for each chunk before it is drawn, and ends where the next one is too dear", async () => {
  const served = await serve({ RATE_LIMIT: "5" });
  const template = { gender: Gender.RANDOM, seed: "price", details: true };
  const received: number[] = [];
  const error = await failureOf(
    (async () => {
      const client = createClient(IdentityService, grpc[2](served.url));
      for await (const { identities } of client.streamIdentities({ template })) received.push(identities.length);
    })(),
  );
  expect([error.code, received]).toEqual([Code.ResourceExhausted, [100, 100]]);
  expect(await leftAfterOne(served)).toBe(0);
});

it.each([
  ["batchGenerateIdentities", { template: { gender: Gender.MALE }, count: 1_001 }, "StreamIdentities"],
  ["batchGenerateIdentities", { template: { gender: Gender.MALE, extra }, count: 201 }, "StreamIdentities"],
  ["batchGenerateHouseholds", { template: { template: {} }, count: 667 }, "StreamHouseholds"],
  ["batchGenerateHouseholds", { template: { template: {}, size: 8 }, count: 251 }, "StreamHouseholds"],
  ["batchGenerateHouseholds", { template: { template: { extra }, size: 2 }, count: 101 }, "StreamHouseholds"],
] as const)(
  "refuses a batch with more people than it may hold, and names the stream: %s of %j",
  async (method, request, stream) => {
    const { url } = await serve();
    // The extra names are copied, since messages are not read-only.
    const copy = structuredClone<object>(request);
    const error = await failureOf(createClient(IdentityService, grpc[2](url))[method](copy));
    expect(error.code).toBe(Code.InvalidArgument);
    const [violation] = error.findDetails(BadRequestSchema).flatMap(({ fieldViolations }) => fieldViolations);
    expect(violation?.field).toBe("count");
    expect(violation?.description).toContain(`${stream} has no bound`);
  },
);

it.each([
  ["batchGenerateIdentities", { template: { gender: Gender.MALE, extra }, count: 200 }],
  ["batchGenerateHouseholds", { template: { template: {} }, count: 666 }],
  ["batchGenerateHouseholds", { template: { template: {}, size: 8 }, count: 250 }],
] as const)("answers a batch of as many as it may hold: %s of %j", async (method, request) => {
  const { url } = await serve();
  const answer = await createClient(IdentityService, grpc[2](url))[method](structuredClone<object>(request));
  expect("identities" in answer ? answer.identities : answer.households).toHaveLength(request.count);
});
