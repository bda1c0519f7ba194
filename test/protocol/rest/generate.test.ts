import { describe, expect, it } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { dataVersion } from "../../../src/person/field.ts";
import { countryCodes } from "../../contract/country-codes.ts";
import { answerOf, post, serve } from "../serve.ts";

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
  it.each(countryCodes)("answers a person of %s with exactly the documented fields and types", async (country) => {
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

  it.each(["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])(
    "takes a body of type %s",
    async (type) => {
      const { url } = await serve();
      expect((await post(`${url}/generate`, { gender: "male" }, { "content-type": type })).status).toBe(200);
    },
  );
});

describe("POST /v1/generate, the earlier form", () => {
  it("answers without a photo", async () => {
    const { url } = await serve();
    const response = await post(`${url}/v1/generate`, { gender: "female" });
    expect(response.status).toBe(200);
    const { photo_url: _, ...earlier } = documented;
    expect(Object.keys(await answerOf(response)).sort()).toEqual(Object.keys(earlier).sort());
  });
});

describe("GET /healthz", () => {
  it("answers 200 while serving", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(response.headers.get("ratelimit")).toBeNull();
    expect(await response.json()).toEqual({
      status: "serving",
      version: packageJson.version,
      data_version: dataVersion,
    });
    expect((await fetch(`${url}/healthz`, { method: "POST" })).status).toBe(405);
  });
});
