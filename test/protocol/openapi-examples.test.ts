import { describe, expect, it } from "vitest";
import { countryCodes } from "../contract/country-codes.ts";
import { at, composed, contract, members } from "./conformance.ts";
import { call, generate } from "./documented-calls.ts";
import { serve } from "./serve.ts";

const { document, errors } = contract();

const operations = Object.entries(members(document.paths)).flatMap(([path, methods]) =>
  Object.entries(members(methods)).map(([method, operation]) => ({
    path,
    pointer: `/paths/${path.replaceAll("/", "~1")}/${method}`,
    operation: members(operation),
    isPost: method === "post",
  })),
);

const json = "content/application~1json";
const values = (examples: unknown): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(members(examples)).map(([name, example]) => [name, members(example).value]);

describe.each(operations.filter(({ isPost }) => isPost))("the examples of POST $path", ({ path, pointer }) => {
  const requests = values(at(document, `${pointer}/requestBody/${json}/examples`));
  const responses = new Map(values(at(document, `${pointer}/responses/200/${json}/examples`)));

  it("are valid by their schemas, and what the service answers", async () => {
    const { url } = await serve();
    expect(requests.length).toBeGreaterThan(0);
    expect(responses.size).toBeGreaterThan(0);
    for (const [name, request] of requests) {
      expect(errors(`${pointer}/requestBody/${json}/schema`, request), name).toEqual([]);
      const response = await generate(url, request, path);
      expect(response.status, name).toBe(200);
      // The earlier form has no seed.
      if (responses.has(name) && path !== "/v1/generate")
        expect(await response.json(), name).toEqual(responses.get(name));
    }
    for (const [name, response] of responses) {
      expect(errors(`${pointer}/responses/200/${json}/schema`, response), name).toEqual([]);
    }
  });

  it("of single properties are one valid request together", async () => {
    const { url } = await serve();
    const body = composed(document, at(document, `${pointer}/requestBody/${json}/schema`));
    expect(Object.keys(members(body)).length).toBeGreaterThan(0);
    const response = await generate(url, body, path);
    expect(response.status, await response.clone().text()).toBe(200);
  });
});

describe.each(operations.filter(({ isPost }) => !isPost))(
  "the examples of GET $path",
  ({ path, pointer, operation }) => {
    it("are what the service answers", async () => {
      const { url } = await serve();
      const parameters = Object.values(members(operation.parameters)).map(members);
      const query = new URLSearchParams();
      const headers: Record<string, string> = {};
      let asked = path;
      for (const { name, in: place, example } of parameters) {
        expect(example, `${path} ${name}`).toBeDefined();
        if (place === "query") query.set(String(name), String(example));
        else if (place === "header") headers[String(name)] = String(example);
        else asked = asked.replace(`{${name}}`, String(example));
      }
      const response = await fetch(`${url}${asked}?${query}`, { headers });
      expect(response.status).toBe(200);
      const examples = values(at(document, `${pointer}/responses/200/${json}/examples`));
      const isJson = response.headers.get("content-type") === "application/json";
      expect(examples).toHaveLength(isJson && !path.startsWith("/openapi") ? 1 : 0);
      for (const [name, example] of examples) expect(await response.json(), name).toEqual(example);
    });
  },
);

it("there is a person of every country among the examples", () => {
  const people = values(at(document, `/paths/~1generate/post/responses/200/${json}/examples`)).map(([name]) => name);
  expect(people).toEqual(["ages", "all", ...countryCodes]);
});

it("the examples of errors are what the service answers", async () => {
  const { url } = await serve();
  const problem = (name: string): unknown =>
    at(document, `/components/responses/${name}/content/application~1problem+json/examples/problem/value`);
  const limited = await serve({ RATE_LIMIT: "1" });
  await generate(limited.url, { gender: "male" });
  const answers = {
    BadRequest: await generate(url, { country: "germany", min_age: 17 }),
    NotFound: await call(url, "GET", "/nothing"),
    PostOnly: await call(url, "PUT", "/household"),
    GetOnly: await call(url, "DELETE", "/openapi.json"),
    TooLarge: await generate(url, " ".repeat(5_000)),
    TooManyRecords: await generate(url, " ".repeat(2_097_153), "/verify"),
    UnsupportedMediaType: await call(url, "POST", "/generate", { body: "gender=male" }),
  };
  for (const [name, response] of Object.entries(answers)) expect(await response.json(), name).toEqual(problem(name));
  const refused = members(await (await generate(limited.url, { gender: "male" })).json());
  expect(Object.keys(refused)).toEqual(Object.keys(members(problem("TooManyRequests"))));
});
