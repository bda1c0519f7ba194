import { expect, it } from "vitest";
import { answerOf, post, serve } from "../serve.ts";

it.each([
  ['{"gender":"male",}', "line 1, column 18: property name expected"],
  ['{"gender":"male","extra":["company.name",]}', "line 1, column 42: value expected"],
  ["{'gender':'male'}", "line 1, column 2: invalid symbol"],
  ['{"gender":“male”}', "line 1, column 11: invalid symbol"],
  ['{\n  "gender": male\n}', "line 2, column 13: invalid symbol"],
  ["gender=male&country=de", "line 1, column 1: invalid symbol"],
  ['{"gender" "male"}', "line 1, column 11: colon expected"],
  ['{"gender":"male" "country":"de"}', "line 1, column 18: comma expected"],
  ['{"gender":"male"', "line 1, column 17: close brace expected"],
  ['{"gender":"ma\nle"}', "line 1, column 11: unexpected end of string"],
  ['{"gender":"male"}}', "line 1, column 18: end of file expected"],
  ['{"gender":"male"} // a man', "line 1, column 19: invalid comment token"],
  ['{"seed":"\\q"}', "line 1, column 9: invalid escape character"],
  ['{"seed":"\t"}', "line 1, column 9: invalid character"],
])("refuses the body %j and says where and why", async (body, says) => {
  const { url } = await serve();
  const response = await post(`${url}/generate`, body);
  const { detail, errors } = await answerOf(response);
  expect([response.status, detail]).toEqual([400, expect.stringContaining(`The body must be JSON; ${says}`)]);
  expect(errors).toMatchObject([{ field: "", message: detail }]);
});

it("refuses a body that opens more levels than a parser may call itself for, as any other that is too deep", async () => {
  const { url, bugs } = await serve();
  for (const body of ["[".repeat(16_000), `["\n${"[".repeat(16_000)}`]) {
    const response = await post(`${url}/verify/batch`, body);
    expect(response.status).toBe(400);
  }
  expect(bugs).toEqual([]);
});

it.each([
  ["/generate", '{"gender":"random"}'],
  ["/household", '{"kind":"family"}'],
  ["/verify", '{"country":"de","identity":{"name":"Anna Schmidt"}}'],
  ["/verify/batch", '{"requests":[{"country":"de","identity":{"name":"Anna Schmidt"}}]}'],
  ["/verify/household", '{"members":[{"id":1,"identity":{"name":"Anna Schmidt"}}]}'],
])("refuses an empty body of POST %s with one that would do", async (path, example) => {
  const { url } = await serve();
  for (const body of ["", "\r\n"]) {
    const { status, detail } = await answerOf(await post(url + path, body));
    expect([status, detail]).toEqual([400, `The body is empty; send a JSON object, such as ${example}.`]);
  }
  expect((await post(url + path, example)).status).toBe(200);
});

it.each([
  ['{"gender":"male","country":"de","gender":"female"}', ["gender"]],
  ['{"gender":"male","\\u0067ender":"female"}', ["gender"]],
  [
    '{"requests":[{"country":"de"},{"country":"de","identity":{"dob":{"age":1,"age":2}},"country":"fr"}]}',
    ["requests[1].identity.dob.age", "requests[1].country"],
  ],
])("refuses the body %s and names what it names twice", async (body, names) => {
  const { url } = await serve();
  const { status, errors } = await answerOf(
    await post(`${url}/${body.includes("requests") ? "verify" : "generate"}`, body),
  );
  expect([status, errors.map(({ field }) => field)]).toEqual([400, names]);
  expect(errors[0]?.message).toBe("must not be named twice");
});

it("refuses a large object of more than 1,000 members, and takes 1,000 in each of several", async () => {
  const { url } = await serve();
  const membersOf = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`member_of_object_${i}`, 1]));
  const identity = { extra: {}, name_parts: membersOf(1_000), address: membersOf(1_000) };
  expect((await post(`${url}/verify`, { country: "de", identity })).status).toBe(200);
  const { status, detail } = await answerOf(await post(`${url}/verify`, membersOf(1_001)));
  expect([status, detail]).toEqual([400, "The body must not have more than 1000 members in an object."]);
});

it.each([
  'application/json; profile="x"',
  "application/json; charset=utf8",
  "APPLICATION/JSON;charset=latin1",
  "application/json;",
])("takes a body of type %s", async (type) => {
  const { url } = await serve();
  expect((await post(`${url}/generate`, { gender: "male" }, { "content-type": type })).status).toBe(200);
});

it("refuses bytes of another charset as what is not JSON", async () => {
  const { url } = await serve();
  const body = Buffer.from('{"gender":"male","seed":"Zoë"}', "latin1");
  const headers = { "content-type": "application/json; charset=iso-8859-1" };
  const { status, detail } = await answerOf(await fetch(`${url}/generate`, { method: "POST", headers, body }));
  expect([status, detail]).toEqual([400, "The body must be JSON in UTF-8."]);
});

it("takes a body whose coding is identity in any case, and names it where another is refused", async () => {
  const { url } = await serve();
  for (const coding of ["identity", "IDENTITY", "Identity"]) {
    expect((await post(`${url}/generate`, { gender: "male" }, { "content-encoding": coding })).status).toBe(200);
  }
  const response = await post(`${url}/generate`, { gender: "male" }, { "content-encoding": "br" });
  expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
});

it("names the type that is taken where another is refused", async () => {
  const { url } = await serve();
  const response = await post(`${url}/verify`, "country=de", { "content-type": "application/x-www-form-urlencoded" });
  expect([response.status, response.headers.get("accept-post")]).toEqual([415, "application/json"]);
});
