import { createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { grpcJs } from "../../e2e/clients/grpc-js-client.ts";
import { matrix } from "../matrix/transport-matrix.ts";
import { answerOf, post, serve } from "../serve.ts";

const generate = "identity.v1.IdentityService/GenerateIdentity";
const verify = "identity.v1.IdentityService/VerifyIdentity";
const reference = "2026-01-01";
const seed = "zero";

/** A height of 5 ft 0 in, with the centimetres and metres that fit. */
const height = { cm: 152, feet: 5, inches: 0, m: 1.52 };

it("grpc-js verifies a person of 5 ft 0 in as plain JSON does", async () => {
  const { port, url } = await serve({ RATE_LIMIT: "0" });
  const client = grpcJs(port);
  const { answer } = await client.call(generate, {
    gender: "GENDER_FEMALE",
    country: "COUNTRY_US",
    reference_date: reference,
    seed,
  });
  const drawn = answer?.identity;
  if (typeof drawn !== "object" || drawn === null) expect.fail("no person");
  const request = { country: "COUNTRY_US", reference_date: reference, identity: { ...drawn, height } };
  const { answer: verified } = await client.call(verify, request);
  const plain = { ...drawn, gender: "female", height, details: undefined, extra: undefined, violated: undefined };
  const same = await post(`${url}/verify`, { country: "us", reference_date: reference, identity: plain });
  const { results } = (await answerOf(same)) as unknown as { results: readonly { verdict: string }[] };
  expect(results.filter(({ verdict }) => verdict === "fail")).toEqual([]);
  expect(verified).toMatchObject({
    results: results.map((result) => ({
      ...result,
      kind: expect.anything(),
      verdict: `VERDICT_${result.verdict.toUpperCase()}`,
    })),
  });
});

const zeros = [
  ["dob.age", { dob: { age: 0, date: "2000-01-01" } }],
  ["height.inches", { height: { cm: 1, feet: 1, m: 1 } }],
  ["height.feet", { height: { cm: 1, inches: 1, m: 1 } }],
  ["height.cm", { height: { cm: 0, feet: 1, inches: 1, m: 1 } }],
  ["height.m", { height: { feet: 1, inches: 1, cm: 1 } }],
  ["weight.kg", { weight: { kg: 0, lbs: 1 } }],
  ["weight.lbs", { weight: { kg: 1 } }],
] as const;

it.each(zeros)("a %s of 0 is a number where its message is there, on every protocol", async (field, identity) => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  for (const [protocol, http, transport] of matrix) {
    const client = createClient(IdentityService, transport(url));
    const request = { country: Country.US, referenceDate: reference };
    const one = await client.verifyIdentity({ ...request, identity });
    const { responses } = await client.verifyIdentities({ requests: [{ ...request, identity }] });
    for (const { results } of [one, ...responses]) {
      const missing = results.filter(({ message }) => message.includes(`${field} is missing`));
      expect(missing, `${protocol} over HTTP/${http}`).toEqual([]);
    }
  }
});

it.each([
  ["dob.age", { dob: { date: "2000-01-01" } }, { dob: { date: "2000-01-01", age: 0 } }],
  ["height.cm", { height: { feet: 5, inches: 0, m: 1.52 } }, { height: { feet: 5, inches: 0, m: 1.52, cm: 0 } }],
  ["weight.kg", { weight: { lbs: 110 } }, { weight: { lbs: 110, kg: 0 } }],
] as const)(
  "a %s that was not sent is missing, and one of 0 is not, as in plain JSON",
  async (field, without, zero) => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    const [, , transport] = matrix[0] ?? expect.fail();
    const client = createClient(IdentityService, transport(url));
    const messagesOf = async (identity: typeof without | typeof zero): Promise<readonly string[]> => {
      const { results } = await client.verifyIdentity({ country: Country.US, referenceDate: reference, identity });
      const same = await post(`${url}/verify`, { country: "us", reference_date: reference, identity });
      expect(await answerOf(same)).toMatchObject({ results: results.map(({ message }) => ({ message })) });
      return results.map(({ message }) => message);
    };
    expect(await messagesOf(without)).toContain(`${field} is missing.`);
    expect((await messagesOf(zero)).join()).not.toContain(`${field} is missing`);
  },
);

it("numbers of a message that is not there are missing, as are empty texts", async () => {
  const { url } = await serve();
  const [, , transport] = matrix[0] ?? expect.fail();
  const client = createClient(IdentityService, transport(url));
  const { results } = await client.verifyIdentity({ country: Country.US, identity: { gender: Gender.MALE, name: "" } });
  for (const field of ["name", "height.cm", "dob.date", "weight.kg"]) {
    expect(results.map(({ message }) => message)).toContain(`${field} is missing.`);
  }
});
