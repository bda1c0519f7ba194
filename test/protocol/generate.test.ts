import { describe, expect, it } from "vitest";
import { dataVersion } from "../../src/identity/field.ts";
import { answerOf, post, serve } from "./serve.ts";

const codes = ["us", "uk", "ca", "au", "de", "fr", "jp", "cn", "in", "mx", "ru"];

/** The tables of the published interface, word for word: field and type. */
const documented = {
  address: {
    city: "string",
    country: "string",
    state_abbreviation: "string",
    state_name: "string",
    street: "string",
    zip: "string",
  },
  blood_type: "string",
  credit_card: { cvv: "string", expiry: "string", number: "string", provider_bank: "string" },
  dob: { age: "integer", date: "string", day: "string", month: "string", zodiac: "string" },
  email: "string",
  gender: "string",
  height: { cm: "integer", feet: "integer", inches: "integer", m: "number" },
  name: "string",
  national_id: "string",
  phone: "string",
  photo_url: "string",
  weight: { kg: "integer", lbs: "integer" },
};

function shapeOf(value: unknown): unknown {
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }
  return Number.isInteger(value) ? "integer" : typeof value;
}

describe("POST /generate", () => {
  it.each(codes)("answers a person of %s with exactly the documented fields and types", async (country) => {
    const { url } = await serve();
    for (const gender of ["male", "female", "random"]) {
      const response = await post(`${url}/generate`, { gender, country });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
      const person = await answerOf(response);
      const shape = { ...documented, height: { ...documented.height, m: shapeOf(person.height.m) } };
      expect(shapeOf(person)).toEqual(shape);
      expect(typeof person.height.m).toBe("number");
      expect(person.dob.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(person.dob.month).toBe(person.dob.date.slice(5, 7));
      expect(person.dob.day).toBe(person.dob.date.slice(8));
      expect(person.credit_card.expiry).toMatch(/^(0[1-9]|1[0-2])\/\d{2}$/);
      expect(person.credit_card.number).toMatch(/^\d{16}$/);
      expect(person.credit_card.cvv).toMatch(/^\d{3}$/);
      expect(person.photo_url).toMatch(/^\/avatar\/(fe)?male-(young|adult|senior)\/\d{1,3}$/);
      if (gender !== "random") expect(person.gender).toBe(gender);
    }
  });

  it("picks a country where none is asked for", async () => {
    const { url } = await serve();
    const countries = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const response = await post(`${url}/generate`, { gender: "random" });
      countries.add((await answerOf(response)).address.country);
    }
    expect(countries.size).toBeGreaterThan(6);
  });

  it("draws the same bytes again from the headers of an answer", async () => {
    const { url } = await serve();
    const first = await post(`${url}/generate`, { gender: "random" });
    const again = await post(`${url}/generate`, {
      gender: "random",
      seed: first.headers.get("identity-seed"),
      reference_date: first.headers.get("identity-reference-date"),
    });
    expect(await again.text()).toBe(await first.text());
    expect(first.headers.get("identity-data-version")).toBe(dataVersion);
    expect(again.headers.get("identity-seed")).toBe(first.headers.get("identity-seed"));
  });

  it.each(["plain", "with space", " outer ", "100%", "naïve", "山田", "😀".repeat(64), "a\tb\nc", '"\\'])(
    "gives the seed %j back in a header that decodeURIComponent reads",
    async (seed) => {
      const { url } = await serve();
      const response = await post(`${url}/generate`, { gender: "male", seed });
      expect(response.status).toBe(200);
      expect(decodeURIComponent(response.headers.get("identity-seed") ?? "")).toBe(seed);
    },
  );

  it("keeps ages within the bounds on the reference date", async () => {
    const { url } = await serve();
    for (let age = 18; age <= 90; age += 8) {
      const body = { gender: "random", min_age: age, max_age: age, reference_date: "2024-02-29" };
      const { dob } = await answerOf(await post(`${url}/generate`, body));
      expect(dob.age).toBe(age);
    }
  });

  it.each([
    ["no gender", {}, ["gender"]],
    ["an unknown gender", { gender: "other" }, ["gender"]],
    ["an upper-case gender", { gender: "Male" }, ["gender"]],
    ["a gender that is no text", { gender: 1 }, ["gender"]],
    ["a null gender", { gender: null }, ["gender"]],
    ["an unknown country", { gender: "male", country: "xx" }, ["country"]],
    ["an upper-case country", { gender: "male", country: "US" }, ["country"]],
    ["an empty country", { gender: "male", country: "" }, ["country"]],
    ["a country that is a property of every object", { gender: "male", country: "__proto__" }, ["country"]],
    ["an unknown key", { gender: "male", nat: "us" }, ["nat"]],
    ["an empty seed", { gender: "male", seed: "" }, ["seed"]],
    ["a seed of 65 characters", { gender: "male", seed: "x".repeat(65) }, ["seed"]],
    ["a seed that is no text", { gender: "male", seed: 7 }, ["seed"]],
    ["a day that does not exist", { gender: "male", reference_date: "2025-02-29" }, ["reference_date"]],
    ["a date in another form", { gender: "male", reference_date: "20.11.2026" }, ["reference_date"]],
    ["an age below 18", { gender: "male", min_age: 17 }, ["min_age"]],
    ["an age above 90", { gender: "male", max_age: 91 }, ["max_age"]],
    ["half an age", { gender: "male", min_age: 20.5 }, ["min_age"]],
    ["an age as text", { gender: "male", min_age: "20" }, ["min_age"]],
    ["ages that cross", { gender: "male", min_age: 50, max_age: 40 }, ["max_age"]],
    ["several faults at once", { gender: "x", country: "y", seed: "", z: 1 }, ["country", "gender", "seed", "z"]],
  ])("refuses %s with 400 and names every field", async (_, body, fields) => {
    const { url } = await serve();
    const response = await post(`${url}/generate`, body);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = await answerOf(response);
    expect(problem).toMatchObject({ title: "Bad Request", status: 400 });
    expect(problem.errors.map(({ field }) => field).sort()).toEqual(fields);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{gender:male}"],
    ["half of it", '{"gender":"ma'],
    ["an array", '["male"]'],
    ["a number", "7"],
    ["null", "null"],
    ["a text", '"male"'],
    ["a byte order mark", '\ufeff{"gender":"male"}'],
    ["a field named twice", '{"gender":"male","gender":"female"}'],
    ["a field named twice in disguise", '{"gender":"male","\\u0067ender":"female"}'],
    ["a key that would change every object", '{"gender":"male","__proto__":{"country":"us"}}'],
    ["a deep nest", `{"gender":${"[".repeat(1_500)}${"]".repeat(1_500)}}`],
  ])("refuses %s as a body with 400", async (_, body) => {
    const { url, bugs } = await serve();
    const response = await post(`${url}/generate`, body);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).status).toBe(400);
    expect(bugs).toEqual([]);
  });

  it("takes every valid body however it is spelt", async () => {
    const { url } = await serve();
    for (const body of [
      ' {"gender" : "male"}\n',
      '{"\\u0067ender":"m\\u0061le"}',
      '{"gender":"male","seed":"a:b\\":{"}',
    ]) {
      expect((await post(`${url}/generate`, body)).status).toBe(200);
    }
  });

  it("refuses bytes that are no UTF-8", async () => {
    const { url } = await serve();
    const body = Buffer.concat([
      Buffer.from('{"gender":"male","seed":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const response = await fetch(`${url}/generate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(400);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])("answers %s with 405 and what is allowed", async (method) => {
    const { url } = await serve();
    const response = await fetch(`${url}/generate`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1", "application/jsonx"])(
    "answers a body of type %s with 415",
    async (type) => {
      const { url } = await serve();
      const response = await post(`${url}/generate`, { gender: "male" }, { "content-type": type });
      expect(response.status).toBe(415);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  it.each(["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])(
    "takes a body of type %s",
    async (type) => {
      const { url } = await serve();
      expect((await post(`${url}/generate`, { gender: "male" }, { "content-type": type })).status).toBe(200);
    },
  );

  it("answers a body over the limit with 413, and one at the limit with 200", async () => {
    const { url } = await serve({ MAX_BODY_BYTES: "1000" });
    const bodyOf = (size: number): string => '{"gender":"male"}'.padEnd(size, " ");
    expect((await post(`${url}/generate`, bodyOf(1_000))).status).toBe(200);
    const response = await post(`${url}/generate`, bodyOf(1_001));
    expect(response.status).toBe(413);
    expect((await answerOf(response)).detail).toContain("1000");
  });

  it("answers a path that is not there with 404", async () => {
    const { url } = await serve();
    const response = await post(`${url}/generates`, { gender: "male" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("answers a bug with 500, without its detail, and reports it once", async () => {
    const { url, bugs } = await serve(
      {},
      {
        newSeed() {
          throw new Error("secret");
        },
      },
    );
    const response = await post(`${url}/generate`, { gender: "male" });
    expect(response.status).toBe(500);
    expect(response.headers.get("ratelimit")).toBe('"default";r=99;t=60');
    expect(await response.text()).not.toContain("secret");
    expect(bugs).toHaveLength(1);
  });
});

describe("POST /v1/generate, the earlier form", () => {
  it("answers without a photo", async () => {
    const { url } = await serve();
    const response = await post(`${url}/v1/generate`, { gender: "female" });
    expect(response.status).toBe(200);
    const { photo_url: _, ...earlier } = documented;
    expect(Object.keys(await answerOf(response)).sort()).toEqual(Object.keys(earlier).sort());
  });

  it.each([{ gender: "random" }, { gender: "male", country: "us" }, { gender: "male", seed: "x" }, {}])(
    "refuses %j",
    async (body) => {
      const { url } = await serve();
      expect((await post(`${url}/v1/generate`, body)).status).toBe(400);
    },
  );
});

describe("GET /healthz", () => {
  it("answers 200 while serving", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(response.headers.get("ratelimit")).toBeNull();
    expect((await fetch(`${url}/healthz`, { method: "POST" })).status).toBe(405);
  });
});
