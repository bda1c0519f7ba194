import { status } from "@grpc/grpc-js";
import { expect, it } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { grpcJs } from "./grpc-js-client.ts";

const service = "identity.v1.IdentityService";
const template = { gender: "GENDER_RANDOM", seed: "large", reference_date: "2026-01-01", details: true };
const multigeneration = { kind: "HOUSEHOLD_KIND_MULTIGENERATION" };
const long = ["lorem.paragraphs", "lorem.paragraph", "lorem.text", "lorem.lines", "internet.userAgent"];

/** In Mexico and Russia answers are longest: by the number of rules, and by the script. */
const countries = ["COUNTRY_MX", "COUNTRY_RU"];

it.each(countries)("grpc-js reads the largest batches of %s with its default limit of 4 MB", async (country) => {
  const { port } = await serve({ RATE_LIMIT: "0" });
  const client = grpcJs(port);
  const of = { ...template, country };
  for (const [method, request] of [
    ["BatchGenerateIdentities", { template: of, count: 1_000 }],
    ["BatchGenerateIdentities", { template: { ...of, extra: long }, count: 200 }],
    ["BatchGenerateHouseholds", { template: { template: of, size: 8 }, count: 250 }],
    ["BatchGenerateHouseholds", { template: { template: of, ...multigeneration }, count: 666 }],
  ] as const) {
    const { error } = await client.call(`${service}/${method}`, request);
    expect(error?.details, method).toBeUndefined();
  }
});

it("VerifyIdentities refuses records with more than 4 MB of results, and says how many fit", async () => {
  const { port } = await serve({ RATE_LIMIT: "0" });
  const client = grpcJs(port);
  const text = "é".repeat(150);
  const dob = { date: text, day: text, month: text, zodiac: text };
  const record = { country: "COUNTRY_RU", reference_date: "2026-01-01", identity: { name: text, dob } };
  const many = (length: number) => ({ requests: Array.from({ length }, () => record) });
  const { error } = await client.call(`${service}/VerifyIdentities`, many(1_000));
  expect(error?.code, error?.details).toBe(status.INVALID_ARGUMENT);
  const fit = Number(/send (\d+) at once/.exec(error?.details ?? "")?.[1]);
  expect(fit).toBeGreaterThan(500);
  const { error: none } = await client.call(`${service}/VerifyIdentities`, many(fit));
  expect(none?.details).toBeUndefined();
});
