import { once } from "node:events";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { dataVersion } from "../../../src/person/field.ts";
import { personRequest } from "../../../src/schema/request.ts";
import { objectOf } from "../operations/plain.ts";
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
  ["seed=&contry=", ["contry"]],
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

/** Texts that clients in Latin-1, cut-off escapes and surrogates leave in a URL. */
const notUtf8 = ["Gr%F6%DFe", "Gr%FC%DFe", "%C3", "%E4%B8", "%ED%A0%80", "%C0%AF", "%FF", "a%80b"];

it("a parameter of any GET whose bytes are not UTF-8 is refused by its name", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  for (const text of notUtf8) {
    for (const [path, name] of [
      ["/generate", "seed"],
      ["/generate?country=fr", "city"],
      ["/people.json", "seed"],
      ["/people.csv", "columns"],
      ["/people.ndjson", "extra"],
      ["/places?country=de", "query"],
      ["/rules", "country"],
      ["/avatar/male-adult/1", "size"],
    ] as const) {
      const { status, body } = await raw(`${url}${path}${path.includes("?") ? "&" : "?"}${name}=${text}`);
      const fault = { field: name, message: "must be percent-encoded UTF-8", reason: "INVALID_FORMAT" };
      expect([status, JSON.parse(body.toString()).errors], path + text).toEqual([400, [fault]]);
    }
  }
  const { status } = await raw(`${url}/generate?seed=100%25%20%C3%B6%&reference_date=2026-01-01`);
  expect(status).toBe(200);
});

it("bytes that HTTP/2 carries as they are count as those that are percent-encoded", async () => {
  const { url } = await serve();
  const session = connect(url);
  onTestFinished(() => session.close());
  const get = async (path: string): Promise<[unknown, string]> => {
    const stream = session.request({ ":path": path });
    const [headers] = await once(stream, "response");
    return [headers[":status"], await text(stream)];
  };
  const escaped = await get("/generate?seed=Gr%C3%B6%C3%9Fe&reference_date=2026-01-01");
  // The bytes of UTF-8 as node:http2 sends them: each as one character of Latin-1.
  const asItIs = Buffer.from("Größe").toString("latin1");
  expect(await get(`/generate?seed=${asItIs}&reference_date=2026-01-01`)).toEqual(escaped);
  expect(escaped[0]).toBe(200);
  expect((await get("/generate?seed=Gr\xf6\xdfe"))[0]).toBe(400);
});

it("a seed is one in every Unicode form, is measured as NFC and returned so", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const day = { reference_date: "2026-01-01" };
  for (const seed of ["Größe", "Ångström", "한국어", "がぎぐ", "ễ".repeat(64), "\u212b"]) {
    const drawn = await post(`${url}/generate`, { gender: "male", seed: seed.normalize("NFC"), ...day });
    const person = await drawn.text();
    expect(drawn.status, person).toBe(200);
    for (const form of ["NFC", "NFD"]) {
      const written = { gender: "male", seed: seed.normalize(form), ...day };
      for (const response of [
        await post(`${url}/generate`, written),
        await fetch(url + pathOf("/generate", written)),
      ]) {
        expect(await response.text()).toBe(person);
        expect(decodeURIComponent(response.headers.get("identity-seed") ?? "")).toBe(seed.normalize("NFC"));
      }
    }
  }
  // NFC does not compose this letter: it has two characters in every form.
  const long = await post(`${url}/generate`, { gender: "male", seed: "\u0958".repeat(33) });
  expect(long.status).toBe(400);
});

it.each(["A+", "B+", "AB+", "O+"])(
  "blood_type=%s is taken with its plus sign as it is, which a URL reads as a space",
  async (type) => {
    const { url } = await serve();
    for (const written of [type, encodeURIComponent(type), type.replace("+", "%20")]) {
      const response = await fetch(`${url}/generate?blood_type=${written}`);
      expect([response.status, (await objectOf(response)).blood_type], written).toEqual([200, type]);
    }
    expect((await fetch(`${url}/generate?blood_type=${type.slice(0, -1)}`)).status).toBe(400);
  },
);

it("an empty parameter of a URL is left out, and blanks around commas are none", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const same = async (path: string, plain: string, ...others: readonly string[]): Promise<void> => {
    const { status, body } = await raw(`${url}${path}?${fixed}&${plain}`);
    expect(status, body.toString()).toBe(200);
    for (const other of others) {
      const answer = await raw(`${url}${path}?${fixed}&${other}`);
      expect([answer.status, answer.body.toString()], other).toEqual([200, body.toString()]);
    }
  };
  const empty = Object.keys(personRequest).map((name) => `${name}=`);
  const left = empty.filter((parameter) => !/^(?:seed|reference_date)=/.test(parameter));
  await same("/generate", "", left.join("&"), ...left);
  await same("/generate", "country=de", "country=&country=de", "country=de&country=");
  await same("/people.csv", "count=2", "count=2&columns=&first_index=", "count=2&gender=&country=");
  await same(
    "/people.csv",
    "count=2&columns=name,email",
    "count=2&columns=name,+email",
    "count=2&columns=+name%20,%09email+",
  );
  const extra = "extra=company.name,person.jobTitle";
  await same("/generate", extra, extra.replace(",", ",+"), "extra[]=company.name&extra[]=person.jobTitle");
  await same("/generate", extra, "extra%5B0%5D=company.name&extra%5B1%5D=person.jobTitle");
  await same("/generate", "details=true", "details=True", "details=TRUE");
  const places = await raw(`${url}/places?country=de&state=&query=&limit=`);
  expect([places.status, places.body]).toEqual([200, (await raw(`${url}/places?country=de`)).body]);
  expect((await raw(`${url}/rules?country=`)).status).toBe(200);
  expect((await raw(`${url}/avatar/male-adult/1?size=`)).status).toBe(200);
  for (const body of [{ country: "" }, { gender: "" }, { seed: "" }, { city: "", country: "de" }]) {
    expect((await post(`${url}/generate`, { gender: "male", ...body })).status, JSON.stringify(body)).toBe(400);
  }
  expect((await raw(`${url}/generate?extra=company.name,,person.jobTitle`)).status).toBe(400);
  expect((await raw(`${url}/generate?contry=`)).status).toBe(400);
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
