import { expect, it } from "vitest";
import { dataVersion } from "../../../src/person/field.ts";
import { personRequest } from "../../../src/schema/request.ts";
import { leftAfterOne } from "../prices/allowance-left.ts";
import { pathOf, raw } from "../raw.ts";
import { answerOf, post, serve } from "../serve.ts";

/** Requests that have each field of a person's request at least once. */
const requests: readonly Readonly<Record<string, unknown>>[] = [
  { gender: "female", country: "jp", seed: "demo", reference_date: "2026-01-01", details: true, script: "latin" },
  { gender: "male", country: "de", state: "BY", city: "München", seed: "100% & more", min_age: 30, max_age: 40 },
  { gender: "random", country: "us", postal_code: "902", seed: "a b+c", card_brand: "Visa", blood_type: "AB-" },
  { gender: "male", country: "uk", seed: "山田", extra: ["company.name", "person.jobTitle"], phone_range: "mobile" },
  { gender: "random", country: "fr", seed: "v", violate: ["card.luhn"], data_version: dataVersion },
  { gender: "female", seed: "x", born_from: "1970-01-01", born_to: "1979-12-31", reference_date: "2026-01-01" },
];

it("GET /generate gives the person of the same POST, for every field of the request", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  expect(new Set(requests.flatMap((fields) => Object.keys(fields)))).toEqual(new Set(Object.keys(personRequest)));
  for (const fields of requests) {
    const byPost = await post(`${url}/generate`, fields);
    const byGet = await fetch(url + pathOf("/generate", fields));
    const texts = [await byPost.text(), await byGet.text()];
    expect([byPost.status, byGet.status], texts[0]).toEqual([200, 200]);
    expect(texts[1]).toBe(texts[0]);
    for (const name of ["content-type", "identity-seed", "identity-reference-date", "identity-data-version"]) {
      expect(byGet.headers.get(name)).toBe(byPost.headers.get(name));
    }
  }
});

it("lists are repeated parameters or have commas, and a gender may be left out", async () => {
  const { url } = await serve();
  const fields = { country: "us", seed: "demo", extra: ["company.name", "person.jobTitle"] };
  const [random, repeated, commas] = await Promise.all([
    post(`${url}/generate`, { ...fields, gender: "random" }),
    fetch(url + pathOf("/generate", fields)),
    fetch(url + pathOf("/generate", { ...fields, extra: fields.extra.join(",") })),
  ]);
  const person = await random.text();
  expect([await repeated.text(), await commas.text()]).toEqual([person, person]);
});

it.each([
  ["gender=other&country=gb", ["gender", "country"]],
  ["nat=de", ["nat"]],
  ["min_age=17", ["min_age"]],
  ["min_age=1e1", ["min_age"]],
  ["seed=", ["seed"]],
  ["details=1", ["details"]],
  ["seed=a&seed=b", ["seed"]],
  ["state=BY", ["state"]],
  ["data_version=1999.1", ["data_version"]],
  ["count=3", ["count"]],
  [`extra=${"company.name,".repeat(17)}`, ["extra"]],
  [`seed=${"x".repeat(65)}`, ["seed"]],
])("GET /generate?%s is refused as the POST is", async (query, fields) => {
  const { url } = await serve();
  const response = await fetch(`${url}/generate?${query}`);
  const { errors } = await answerOf(response);
  expect([response.status, errors.map(({ field }) => field)]).toEqual([400, fields]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

const fixed = "seed=demo&reference_date=2026-01-01";

it.each([
  ["", "no-store"],
  ["seed=demo", "no-store"],
  ["reference_date=2026-01-01", "no-store"],
  [`data_version=${dataVersion}&seed=demo`, "no-store"],
  [fixed, "public, max-age=3600"],
  [`${fixed}&data_version=${dataVersion}`, "public, max-age=31536000, immutable"],
])("caches keep GET /generate?%s by %s, and an ETag is there where they do", async (query, caching) => {
  const { url } = await serve();
  for (const path of ["/generate", "/people.json"]) {
    const { headers } = await raw(`${url}${path}?${query}`);
    expect(headers["cache-control"]).toBe(caching);
    expect(headers.etag === undefined).toBe(caching === "no-store");
  }
});

it("a current copy is confirmed by 304, at the price of one call of what is free", async () => {
  const served = await serve({ RATE_LIMIT: "10" }, { limits: { freeCalls: 3 } });
  const address = `${served.url}/generate?${fixed}&data_version=${dataVersion}`;
  const { headers } = await raw(address);
  const etag = String(headers.etag);
  for (const tags of [etag, `"other", ${etag}`, etag.replace("W/", "")]) {
    const again = await raw(address, "GET", { "if-none-match": tags });
    expect([again.status, again.headers.etag, again.headers["cache-control"]]).toEqual([
      304,
      etag,
      headers["cache-control"],
    ]);
  }
  expect((await raw(address, "GET", { "if-none-match": etag })).status).toBe(429);
  expect(await leftAfterOne(served)).toBe(8);
  for (const tags of ["*", '"other"']) expect((await raw(address, "GET", { "if-none-match": tags })).status).toBe(200);
  expect(await leftAfterOne(served)).toBe(5);
  expect((await raw(`${address}&country=de`, "GET", { "if-none-match": etag })).status).toBe(200);
});

it("HEAD has the header fields without a length and no body, costs one call, and keeps the connection", async () => {
  const served = await serve({ RATE_LIMIT: "10" });
  for (const path of [`/generate?${fixed}`, `/people.csv?${fixed}&count=500`, `/people.parquet?${fixed}&count=500`]) {
    const { status, headers, body } = await raw(served.url + path, "HEAD");
    expect([status, body.length, headers["content-length"], headers["accept-ranges"]]).toEqual([
      200,
      0,
      undefined,
      "none",
    ]);
    expect(headers["identity-seed"]).toBe("demo");
    expect(headers.etag).toBeDefined();
    expect(headers.connection).toBe("keep-alive");
  }
  expect(await leftAfterOne(served)).toBe(6);
  expect((await raw(`${served.url}/people.csv?columns=nme`, "HEAD")).status).toBe(400);
});

it("GET /generate costs one call as the POST does, and is refused by 429 after the limit", async () => {
  const { url } = await serve({ RATE_LIMIT: "2" });
  const statuses = [];
  for (let call = 0; call < 3; call++) statuses.push((await raw(`${url}/generate`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await raw(`${url}/generate?gender=x`)).status).toBe(429);
});

it("other methods are refused with those that are there", async () => {
  const { url } = await serve();
  for (const [path, allow] of [
    ["/generate", "GET, HEAD, POST, OPTIONS"],
    ["/people.csv", "GET, HEAD, OPTIONS"],
    ["/household", "POST, OPTIONS"],
  ] as const) {
    const { status, headers } = await raw(url + path, "DELETE");
    expect([status, headers.allow]).toEqual([405, allow]);
  }
});
