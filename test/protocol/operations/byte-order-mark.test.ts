import { expect, it } from "vitest";
import { answerOf, post, serve } from "../serve.ts";
import { callHttp2 } from "../unary/http2-call.ts";
import { envelope } from "../unary/protocols.ts";

/** EF BB BF, which PowerShell 5.1 and Excel write before a text. */
const mark = "\ufeff";

const operations = [
  ["/generate", { gender: "male" }],
  ["/v1/generate", { gender: "male" }],
  ["/household", {}],
  ["/verify", { country: "de", identity: {} }],
  ["/verify/batch", { requests: [{ country: "de", identity: {} }] }],
  ["/identity.v1.IdentityService/GenerateIdentity", { gender: "GENDER_MALE" }],
] as const;

it.each(operations)("%s takes JSON after a byte order mark", async (path, body) => {
  for (const FAST_UNARY of ["on", "off"]) {
    const { url } = await serve({ FAST_UNARY });
    expect((await post(url + path, mark + JSON.stringify(body))).status).toBe(200);
  }
});

it("JSON of gRPC, gRPC-Web and streams of Connect may begin with one too", async () => {
  const calls = [
    ["application/grpc+json", "GenerateIdentity", { gender: "GENDER_MALE" }],
    ["application/grpc-web+json", "GenerateIdentity", { gender: "GENDER_MALE" }],
    ["application/connect+json", "StreamIdentities", { template: { gender: "GENDER_MALE" }, count: 1 }],
  ] as const;
  for (const FAST_UNARY of ["on", "off"]) {
    const { port } = await serve({ FAST_UNARY });
    for (const [type, method, message] of calls) {
      const { status, body } = await callHttp2(port, {
        path: `/identity.v1.IdentityService/${method}`,
        headers: { "content-type": type },
        pieces: [envelope(Buffer.from(mark + JSON.stringify(message)))],
      });
      expect([status, body.toString()], type).toEqual([200, expect.stringContaining('"nationalId":')]);
    }
  }
});

it("a mark alone, two of them and one inside are no JSON", async () => {
  const { url } = await serve();
  for (const body of [mark, `${mark}${mark}{}`, `{${mark}}`]) {
    const answer = await answerOf(await post(`${url}/generate`, body));
    expect([answer.status, answer.detail]).toEqual([400, expect.stringMatching(/^The body (is empty|must be JSON); /)]);
  }
});
