import { describe, expect, it } from "vitest";
import { at, composed, contract, members } from "./conformance.ts";
import { serve } from "./serve.ts";

const { document, errors } = contract();
const earlier = contract("3.0.4");

const schemaOf = (path: string): string =>
  `/paths/${path.replaceAll("/", "~1")}/post/requestBody/content/application~1json/schema`;

/** A body with every field, and those in which one field, at any depth, is left out, null or of another type. */
function bodiesOf(path: string): readonly (readonly [change: string, body: unknown])[] {
  const whole = composed(document, at(document, schemaOf(path)));
  const changes = pathsIn(whole).flatMap((field) =>
    [undefined, null, true, 1.5, "", [], {}].map(
      (other) => [`${field.join(".")}: ${JSON.stringify(other)}`, changed(whole, field, other)] as const,
    ),
  );
  return [["", whole], ...changes];
}

/** The paths of all that a value holds. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(members(value)).flatMap(([name, inner]) => [
    [...path, name],
    ...pathsIn(inner, [...path, name]),
  ]);
}

/** A copy of a JSON value with another at a path; undefined leaves out what is there. */
function changed(value: unknown, [name = "", ...rest]: readonly string[], other: unknown): unknown {
  const entries = Object.entries(members(value)).flatMap(([key, inner]): readonly (readonly [string, unknown])[] => {
    if (key !== name) return [[key, inner]];
    const next = rest.length === 0 ? other : changed(inner, rest, other);
    return next === undefined ? [] : [[key, next]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

async function statusOf(url: string, body: unknown): Promise<number> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}

const posts = Object.entries(members(document.paths)).flatMap(([path, methods]) =>
  members(methods).post === undefined ? [] : [path],
);

describe.each(posts)("the schema of the body of POST %s", (path) => {
  it("takes null, other types and bodies without a field where the service does", { timeout: 60_000 }, async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    for (const [change, body] of bodiesOf(path)) {
      const found = errors(schemaOf(path), body);
      expect.soft(await statusOf(url + path, body), `${change} ${found}`).toBe(found.length === 0 ? 200 : 400);
    }
  });

  it("takes the same in OpenAPI 3.0, but for what one field needs of another", () => {
    for (const [change, body] of bodiesOf(path)) {
      // A body with a place and without a country.
      if (change.startsWith("country:")) continue;
      const found = errors(schemaOf(path), body);
      expect.soft(earlier.errors(schemaOf(path), body).length === 0, `${change} ${found}`).toBe(found.length === 0);
    }
  });
});

const parametersOf = (path: string) =>
  Object.values(members(at(document, `/paths/${path.replaceAll("/", "~1")}/get/parameters`))).map(members);

describe.each(Object.keys(members(document.paths)).filter((path) => parametersOf(path).some((p) => p.in === "query")))(
  "the parameters of GET %s",
  (path) => {
    it("may be empty where the service takes them for left out", async () => {
      const { url } = await serve({ RATE_LIMIT: "0" });
      const needed = parametersOf(path).filter(({ required }) => required);
      const asked = needed.reduce<string>((text, { name, example }) => text.replace(`{${name}}`, `${example}`), path);
      const base = needed.filter((p) => p.in === "query").map(({ name, example }) => [`${name}`, `${example}`]);
      for (const { name, in: place, allowEmptyValue = false } of parametersOf(path)) {
        if (place !== "query") continue;
        const query = new URLSearchParams({ ...Object.fromEntries(base), [`${name}`]: "" });
        const response = await fetch(`${url}${asked}?${query}`, { method: "HEAD" });
        expect(response.status, `${name}`).toBe(allowEmptyValue === true ? 200 : 400);
      }
    });
  },
);

describe.each(["/generate", "/household"])("a place in the body of POST %s", (path) => {
  it("needs a country by the schema where it does by the service, and one that is null is none", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    const choices = { country: "jp", state: "Kyoto", city: "Kyoto", postal_code: "60" };
    let bodies: readonly object[] = [{ gender: "male" }];
    for (const [name, value] of Object.entries(choices))
      bodies = bodies.flatMap((body) => [body, { ...body, [name]: null }, { ...body, [name]: value }]);
    expect(bodies).toHaveLength(81);
    for (const body of bodies) {
      const isValid = errors(schemaOf(path), body).length === 0;
      expect(await statusOf(url + path, body), JSON.stringify(body)).toBe(isValid ? 200 : 400);
      expect(earlier.errors(schemaOf(path), body)).toEqual([]);
    }
    expect(errors(schemaOf(path), { gender: "male", state: "Kyoto" })).not.toEqual([]);
  });
});

it("a field that no schema has is refused though it is null", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const unknown = { nothing: null };
  const check = { country: "jp", identity: {} };
  const bodies = {
    "/generate": { gender: "male", ...unknown },
    "/v1/generate": { gender: "male", ...unknown },
    "/household": unknown,
    "/verify": { ...check, ...unknown },
    "/verify/batch": { requests: [{ ...check, ...unknown }] },
    "/verify/household": { members: [{ id: 1, identity: {}, ...unknown }] },
  };
  expect(Object.keys(bodies).toSorted()).toEqual(posts.toSorted());
  for (const [path, body] of Object.entries(bodies)) {
    expect(errors(schemaOf(path), body), path).not.toEqual([]);
    expect(await statusOf(url + path, body), path).toBe(400);
  }
});
