import { expect, it } from "vitest";
import { countryCodes } from "../../contract/country-codes.ts";
import { expectDocumented } from "../conformance.ts";
import { call, generate } from "../documented-calls.ts";
import { serve } from "../serve.ts";
import { objectOf, objectsOf } from "./plain.ts";

/** GET with a query, checked against the document. */
async function get(url: string, path: string, query: string): Promise<Response> {
  const response = await fetch(`${url}${path}?${query}`);
  await expectDocumented(response, "GET", path);
  return response;
}

it("lists of places and rules are as documented for every country", async () => {
  const { url } = await serve();
  for (const country of countryCodes) {
    const places = await get(url, "/places", `country=${country}&limit=20`);
    expect(objectsOf((await objectOf(places)).places), country).toHaveLength(20);
    expect((await get(url, "/rules", `country=${country}`)).status, country).toBe(200);
  }
  expect((await call(url, "GET", "/rules")).status).toBe(200);
  expect((await call(url, "HEAD", "/rules")).status).toBe(200);
});

it("refusals of the lists are as documented", async () => {
  const { url } = await serve();
  const of = async (path: string, query: string): Promise<readonly unknown[]> => {
    const response = await get(url, path, query);
    return [response.status, ...objectsOf((await objectOf(response)).errors).map(({ field }) => field)];
  };
  expect(await of("/places", "")).toEqual([400, "country"]);
  expect(await of("/places", "country=xx")).toEqual([400, "country"]);
  expect(await of("/places", "country=de&state=ZZ")).toEqual([400, "state"]);
  for (const limit of ["0", "101", "1.5", "x", "1e2", "0x10", "%205"]) {
    expect(await of("/places", `country=de&limit=${limit}`), limit).toEqual([400, "limit"]);
  }
  expect(await of("/places", `country=de&query=${"x".repeat(101)}`)).toEqual([400, "query"]);
  expect(await of("/places", "country=de&country=fr")).toEqual([400, "country"]);
  expect(await of("/places", "country=de&x=1")).toEqual([400, "x"]);
  expect(await of("/rules", "country=xx")).toEqual([400, "country"]);
  for (const path of ["/places", "/rules"]) expect((await call(url, "POST", path)).status).toBe(405);
});

it("households of every kind and country are as documented, and verified as coherent", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const kinds = ["any", "single", "couple", "family", "multigeneration", "shared"];
  for (const [at, country] of countryCodes.entries()) {
    const kind = kinds[at % kinds.length];
    const response = await generate(url, { country, kind, details: at % 2 === 0, seed: "documented" }, "/household");
    expect(response.status, country).toBe(200);
    expect(response.headers.get("identity-seed")).toBe("documented");
    const { members } = await objectOf(response);
    const verified = await objectOf(await generate(url, { members: members ?? [] }, "/verify/household"));
    expect(verified.coherent, JSON.stringify(verified.results)).toBe(true);
  }
});

it("a household whose relations are broken on purpose says so, and is found out", async () => {
  const { url } = await serve();
  const rules = objectsOf((await objectOf(await fetch(`${url}/rules`))).rules);
  const breakable = rules.filter((rule) => String(rule.fields) === "members" && rule.can_be_violated === true);
  expect(breakable.length).toBeGreaterThan(0);
  for (const { rule } of breakable) {
    const response = await generate(url, { country: "us", seed: "broken", violate: [String(rule)] }, "/household");
    expect(response.status, String(rule)).toBe(200);
    const { members } = await objectOf(response);
    const { coherent, results } = await objectOf(await generate(url, { members: members ?? [] }, "/verify/household"));
    const failed = objectsOf(results).filter(({ verdict }) => verdict === "fail");
    expect([coherent, failed.map((result) => result.rule)]).toEqual([false, [rule]]);
  }
});

it("people with all that can be added are as documented in every country", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const added = { details: true, extra: ["company.name"], script: "latin", phone_range: "never_issued" };
  for (const country of countryCodes) {
    // The zodiac stays one of those in the schema; a rule of form would break the schema too.
    const body = { gender: "random", country, seed: "all", violate: "dob.zodiac", ...added };
    const response = await generate(url, body);
    expect(response.status, country).toBe(200);
    const person = await objectOf(response);
    expect(Object.keys(person), country).toEqual(expect.arrayContaining(["details", "extra", "violated"]));
    const verified = await generate(url, { country, identity: person }, "/verify");
    expect(verified.status, country).toBe(200);
    expect((await objectOf(verified)).coherent, country).toBe(false);
  }
});

it("methods, types and bodies that the new paths do not take are refused as documented", async () => {
  const { url } = await serve();
  for (const path of ["/verify", "/verify/batch", "/verify/household", "/household"]) {
    expect((await call(url, "GET", path)).status).toBe(405);
    expect((await call(url, "POST", path, { body: "{}" })).status).toBe(415);
    for (const body of ["", "nonsense", "[]", '{"country":"de","country":"de"}']) {
      expect((await generate(url, body, path)).status).toBe(400);
    }
  }
});
