import { Code, createClient } from "@connectrpc/connect";
import { describe, expect, it } from "vitest";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  QuotaFailureSchema,
  RetryInfoSchema,
} from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Health, HealthCheckResponse_ServingStatus as Status } from "../../../src/gen/grpc/health/v1/health_pb.ts";
import { Country, Gender, IdentityService, Provenance } from "../../../src/gen/identity/v1/identity_pb.ts";
import { dataVersion } from "../../../src/person/field.ts";
import { countryCodes } from "../../contract/country-codes.ts";
import { post, serve } from "../serve.ts";
import { failureOf, matrix } from "./transport-matrix.ts";

describe.each(matrix)("%s over HTTP/%s", (_protocol, _httpVersion, transport) => {
  const connect = (url: string) => createClient(IdentityService, transport(url));

  it("answers a person with what draws it again, and what is left of the allowance", async () => {
    const { url } = await serve();
    const headers: Headers[] = [];
    const answer = await connect(url).generateIdentity(
      { gender: Gender.FEMALE, country: Country.JP, seed: "demo", referenceDate: "2026-01-01", minAge: 30, maxAge: 39 },
      { onHeader: (header) => headers.push(header) },
    );
    expect(answer).toMatchObject({ seed: "demo", referenceDate: "2026-01-01", dataVersion });
    expect(answer.identity?.gender).toBe(Gender.FEMALE);
    expect(answer.identity?.address?.country).toBe("Japan");
    expect(answer.identity?.dob?.age).toBeGreaterThanOrEqual(30);
    expect(answer.identity?.dob?.age).toBeLessThanOrEqual(39);
    expect(headers[0]?.get("ratelimit-policy")).toBe('"default";q=100;w=60');
    expect(headers[0]?.get("ratelimit")).toBe('"default";r=99;t=60');
  });

  it("reports a fresh seed where none was sent", async () => {
    const { url } = await serve();
    const client = connect(url);
    const first = await client.generateIdentity({ gender: Gender.RANDOM });
    const again = await client.generateIdentity({ gender: Gender.RANDOM, seed: first.seed });
    expect(first.seed).toBe("fresh-0");
    expect(again.identity).toEqual(first.identity);
  });

  it("refuses a bad request with every field at fault", async () => {
    const { url } = await serve();
    const error = await failureOf(connect(url).generateIdentity({ country: 99 as Country, referenceDate: "now" }));
    expect(error.code).toBe(Code.InvalidArgument);
    const [details] = error.findDetails(BadRequestSchema);
    expect(details?.fieldViolations.map(({ field }) => field).sort()).toEqual(["country", "gender", "reference_date"]);
  });

  it("refuses the call over the limit and says when to come back", async () => {
    const { url } = await serve({ RATE_LIMIT: "2" });
    const client = connect(url);
    await client.generateIdentity({ gender: Gender.MALE });
    await client.generateIdentity({ gender: Gender.MALE });
    const error = await failureOf(client.generateIdentity({ gender: Gender.MALE }));
    expect(error.code).toBe(Code.ResourceExhausted);
    expect(error.findDetails(RetryInfoSchema)[0]?.retryDelay?.seconds).toBe(60n);
    expect(error.findDetails(QuotaFailureSchema)[0]?.violations[0]?.quotaValue).toBe(2n);
    expect(error.findDetails(ErrorInfoSchema)[0]?.reason).toBe("RATE_LIMIT_EXCEEDED");
    expect(error.metadata.get("retry-after")).toBe("60");
    expect(error.metadata.get("ratelimit")).toBe('"default";r=0;t=60');
  });

  it("lists every country with the provenance of each field", async () => {
    const { url } = await serve();
    const { countries } = await connect(url).listCountries({});
    expect(countries.map(({ code }) => code)).toEqual(countryCodes);
    for (const { country, fields } of countries) {
      expect(country).not.toBe(Country.UNSPECIFIED);
      expect(fields.length).toBeGreaterThanOrEqual(12);
      expect(fields.find(({ field }) => field === "email")?.provenance).toBe(Provenance.RESERVED);
    }
  });

  it("answers health outside the limit", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    const client = createClient(Health, transport(url));
    for (let i = 0; i < 5; i++) expect((await client.check({})).status).toBe(Status.SERVING);
    expect((await client.check({ service: "identity.v1.IdentityService" })).status).toBe(Status.SERVING);
    expect((await failureOf(client.check({ service: "nobody" }))).code).toBe(Code.NotFound);
  });
});

describe("a server of one process", () => {
  it("has one allowance over all transports", async () => {
    const { url } = await serve({ RATE_LIMIT: "9" });
    const remaining: string[] = [];
    for (const [, , transport] of matrix) {
      const client = createClient(IdentityService, transport(url));
      await client.generateIdentity(
        { gender: Gender.MALE },
        { onHeader: (header) => remaining.push(header.get("ratelimit") ?? "") },
      );
    }
    expect(remaining).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((left) => `"default";r=${left};t=60`));
    expect((await post(`${url}/generate`, {})).status).toBe(400);
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(429);
  });

  it("answers INTERNAL without detail where it fails itself", async () => {
    const dependencies = {
      newSeed: () => {
        throw new Error("secret");
      },
    };
    const { url, bugs } = await serve({}, dependencies);
    for (const [, , transport] of matrix) {
      const client = createClient(IdentityService, transport(url));
      const error = await failureOf(client.generateIdentity({ gender: Gender.MALE }));
      expect(error.code).toBe(Code.Internal);
      expect(error.message).not.toContain("secret");
    }
    expect(bugs).toHaveLength(matrix.length);
  });
});
