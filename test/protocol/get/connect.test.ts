import { gzipSync } from "node:zlib";
import { create, toBinary, toJsonString } from "@bufbuild/protobuf";
import { Code, createClient } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-node";
import { expect, it } from "vitest";
import { Gender, GenerateIdentityRequestSchema, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { dataVersion } from "../../../src/person/field.ts";
import { failureOf } from "../matrix/transport-matrix.ts";
import { leftAfterOne } from "../prices/allowance-left.ts";
import { raw } from "../raw.ts";
import { post, serve } from "../serve.ts";

const template = { gender: Gender.FEMALE, seed: "demo", referenceDate: "2026-01-01" };
const path = `/${IdentityService.typeName}/GenerateIdentity`;
const address = (fields: object, more = ""): string => {
  const message = toJsonString(GenerateIdentityRequestSchema, create(GenerateIdentityRequestSchema, fields));
  return `${path}?connect=v1&encoding=json&message=${encodeURIComponent(message)}${more}`;
};

/** The unary methods that only read, with a call of each. */
const calls = {
  generateIdentity: template,
  batchGenerateIdentities: { template, count: 3 },
  listCountries: {},
  listRules: {},
  verifyIdentity: { country: 1, identity: { name: "A" } },
  generateHousehold: { template, size: 2 },
  batchGenerateHouseholds: { template: { template }, count: 2 },
} as const;

type Client = Readonly<Record<keyof typeof calls, (fields: object) => Promise<object>>>;

// cast: keys of a literal.
const names = Object.keys(calls) as readonly (keyof typeof calls)[];

it("the unary methods that only read, and no others, are called by GET", () => {
  const safe = Object.values(IdentityService.method).filter(({ idempotency }) => idempotency === 1);
  expect(new Set(safe.map(({ localName }) => localName))).toEqual(new Set(names));
});

it.each(["1.1", "2"] as const)(
  "Connect's own client gets by GET over HTTP/%s what it gets by POST",
  async (httpVersion) => {
    for (const FAST_UNARY of ["on", "off"]) {
      const { url, bugs } = await serve({ FAST_UNARY, RATE_LIMIT: "0" });
      for (const useBinaryFormat of [true, false]) {
        const options = { baseUrl: url, httpVersion, useBinaryFormat };
        const [byGet, byPost] = [{ ...options, useHttpGet: true }, options].map((each) => {
          // cast: each of the methods with its call.
          const client = createClient(IdentityService, createConnectTransport(each)) as unknown as Client;
          return (name: keyof typeof calls, fields: object = calls[name]) => client[name](fields);
        });
        if (byGet === undefined || byPost === undefined) expect.fail();
        for (const name of names) expect(await byGet(name), name).toEqual(await byPost(name));
        const error = await failureOf(byGet("generateIdentity", { ...template, seed: "x".repeat(65) }));
        expect(error.code).toBe(Code.InvalidArgument);
      }
      expect(bugs).toEqual([]);
    }
  },
);

it("a call by GET costs what the POST costs, and is refused after the limit", async () => {
  const served = await serve({ RATE_LIMIT: "10" });
  const options = { baseUrl: served.url, httpVersion: "1.1", useHttpGet: true } as const;
  const client = createClient(IdentityService, createConnectTransport(options));
  await client.batchGenerateIdentities({ template, count: 401 });
  expect(await leftAfterOne(served)).toBe(4);
  const error = await failureOf(client.batchGenerateIdentities({ template, count: 401 }));
  expect([error.code, error.metadata.get("cache-control")]).toEqual([Code.ResourceExhausted, "no-store"]);
  expect(await leftAfterOne(served)).toBe(3);
});

it.each([
  [{ gender: Gender.FEMALE }, "no-store"],
  [{ gender: Gender.FEMALE, seed: "a" }, "no-store"],
  [template, "public, max-age=3600"],
  [{ ...template, dataVersion }, "public, max-age=31536000, immutable"],
])("caches keep the answer to %j by %s, with an ETag, and a refusal never", async (fields, caching) => {
  const served = await serve({ RATE_LIMIT: "10", CORS_ORIGINS: "https://a.test" });
  const { status, headers } = await raw(served.url + address(fields));
  expect([status, headers["cache-control"], headers.etag !== undefined]).toEqual([
    200,
    caching,
    caching !== "no-store",
  ]);
  const refused = await raw(served.url + address({ ...fields, minAge: 99 }));
  expect([refused.status, refused.headers["cache-control"], refused.headers.etag]).toEqual([
    400,
    "no-store",
    undefined,
  ]);
  if (headers.etag === undefined) return;
  expect(headers.vary).toBe("Origin, Accept-Encoding");
  const again = await raw(served.url + address(fields), "GET", { "if-none-match": String(headers.etag) });
  expect([again.status, again.headers.etag, again.body.length]).toEqual([304, headers.etag, 0]);
  expect(await leftAfterOne(served)).toBe(7);
});

it("what is not a message in a URL is refused as the mistake that it is, and no bug", async () => {
  const { url, bugs } = await serve({ RATE_LIMIT: "0" });
  const proto = `${path}?connect=v1&encoding=proto&message=`;
  const bomb = gzipSync(Buffer.alloc(1_000_000)).toString("base64url");
  for (const [query, status] of [
    [`${proto}a%25b&base64=1`, 400],
    [`${proto}abcde&base64=1`, 400],
    [`${proto}CA&base64=1`, 400],
    [`${proto}%ff%ff`, 400],
    [`${path}?connect=v1&encoding=json&message=%7B`, 400],
    [`${path}?connect=v1&encoding=json`, 400],
    [`${path}?connect=v1&encoding=json&message=%7B%22nme%22%3A1%7D`, 400],
    [`${path}?connect=v1&encoding=json&message=H4sI&base64=1&compression=gzip`, 400],
    [`${proto}${bomb}&base64=1&compression=gzip`, 429],
    [`${proto}&compression=br`, 501],
    [`${path}?connect=v1&encoding=xml&message=a`, 415],
    [path, 415],
  ] as const) {
    const answer = await raw(url + query);
    expect([answer.status, answer.headers["cache-control"]], query).toEqual([status, "no-store"]);
  }
  const whole = Buffer.from(toBinary(GenerateIdentityRequestSchema, create(GenerateIdentityRequestSchema, template)));
  for (const text of [whole.toString("base64url"), whole.toString("base64")]) {
    expect((await raw(`${url}${proto}${encodeURIComponent(text)}&base64=1`)).status).toBe(200);
  }
  expect(bugs).toEqual([]);
});

it("texts that are not UTF-8 are refused in a URL by the name of the parameter, and in a body", async () => {
  const json = Buffer.from('{"gender":"GENDER_MALE","seed":"Gr\xf6\xdfe"}', "latin1");
  const escaped = [...json].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  for (const FAST_UNARY of ["on", "off"]) {
    const { url, bugs } = await serve({ FAST_UNARY, RATE_LIMIT: "0" });
    const refused = async (query: string, name: string): Promise<void> => {
      const { status, body } = await raw(`${url}${path}?${query}`);
      expect([status, JSON.parse(body.toString() || "{}")], query).toEqual([
        400,
        expect.objectContaining({ code: "invalid_argument", message: `The parameter ${name} is not UTF-8.` }),
      ]);
    };
    await refused(`connect=v1&encoding=json&message=${escaped}`, "message");
    await refused(`connect=v1&encoding=json&base64=1&message=${json.toString("base64url")}`, "message");
    await refused(`connect=v1%FF&encoding=json&message=%7B%7D`, "connect");
    for (const [name, of] of [
      ["GenerateIdentity", json],
      ["GenerateHousehold", Buffer.from('{"template":{"seed":"\xff"}}', "latin1")],
      ["VerifyIdentity", Buffer.from('{"country":"COUNTRY_DE","identity":{"name":"M\xfcn"}}', "latin1")],
    ] as const) {
      const response = await fetch(`${url}/${IdentityService.typeName}/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: of,
      });
      expect([response.status, await response.json()], name).toEqual([
        400,
        expect.objectContaining({ code: "invalid_argument", message: "The message must be JSON in UTF-8." }),
      ]);
    }
    expect(bugs).toEqual([]);
  }
});

it("methods that stream, or read large messages, are not called by GET", async () => {
  const { url } = await serve();
  for (const method of ["StreamIdentities", "ListPlaces", "VerifyIdentities"]) {
    const { status, headers } = await raw(
      `${url}/${IdentityService.typeName}/${method}?connect=v1&encoding=json&message=%7B%7D`,
    );
    expect([status >= 400, headers["cache-control"]], method).toEqual([true, "no-store"]);
  }
  expect((await post(`${url}${path}`, { gender: "GENDER_MALE" })).status).toBe(200);
});
