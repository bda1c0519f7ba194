import { expect, it } from "vitest";
import { generate } from "../../e2e/clients/foreign-calls.ts";
import { grpcJs } from "../../e2e/clients/grpc-js-client.ts";
import { serve } from "../serve.ts";
import { callHttp2 } from "../unary/http2-call.ts";
import { envelope } from "../unary/protocols.ts";

const stream = "identity.v1.IdentityService/StreamIdentities";

it.each(["on", "off"])("grpc-js shows the message of an error as it was written, FAST_UNARY=%s", async (FAST_UNARY) => {
  const { port } = await serve({ FAST_UNARY });
  const client = grpcJs(port);
  const { error } = await client.call(generate, {});
  expect(error?.details).toBe(
    "The request is not valid. gender is required: GENDER_MALE, GENDER_FEMALE or GENDER_RANDOM.",
  );
  const streamed = client.stream(stream, { template: {} });
  await expect(streamed).rejects.toMatchObject({
    details: "The request is not valid. template.gender is required: GENDER_MALE, GENDER_FEMALE or GENDER_RANDOM.",
  });
});

/** A message that names an unknown JSON field, with its encoded form. */
const fields = [
  ["a b!\"#$&'()*+,-./:;<=>?@[]^_`{|}~", "a b!\"#$&'()*+,-./:;<=>?@[]^_`{|}~"],
  ["50%", "50%25"],
  ["é漢😀", "%C3%A9%E6%BC%A2%F0%9F%98%80"],
  ["\u007f\t", "%7F%09"],
  ["\ud800", "%EF%BF%BD"],
] as const;

it.each(fields)("only %% and bytes outside 0x20 to 0x7E of a message are encoded: %j", async (field, encoded) => {
  for (const FAST_UNARY of ["on", "off"]) {
    const { port, bugs } = await serve({ FAST_UNARY });
    for (const path of [`/${generate}`, `/${stream}`]) {
      for (const contentType of ["application/grpc+json", "application/grpc-web+json"]) {
        const body = envelope(Buffer.from(JSON.stringify({ [field]: 1 })));
        const call = { path, headers: { "content-type": contentType }, pieces: [body] };
        const { headers, trailers, body: answer } = await callHttp2(port, call);
        const inBody = /grpc-message: (.*)\r\n/.exec(answer.toString("latin1"))?.[1];
        const message = headers["grpc-message"] ?? trailers["grpc-message"] ?? inBody;
        expect(message, `${contentType} ${path} FAST_UNARY=${FAST_UNARY}`).toContain(encoded);
      }
    }
    expect(bugs).toEqual([]);
  }
});

it.each(["on", "off"])(
  "long messages are cut on gRPC alone, where they are header fields, FAST_UNARY=%s",
  async (FAST_UNARY) => {
    const { port } = await serve({ FAST_UNARY });
    const field = "x".repeat(3_000);
    const json = Buffer.from(JSON.stringify({ [field]: 1 }));
    const messageOf = async (contentType: string, body: Uint8Array): Promise<string> => {
      const call = { path: `/${generate}`, headers: { "content-type": contentType }, pieces: [body] };
      const { headers, trailers, body: answer } = await callHttp2(port, call);
      return headers["grpc-message"] ?? trailers["grpc-message"] ?? answer.toString("latin1");
    };
    expect(await messageOf("application/json", json)).toContain(field);
    expect(await messageOf("application/grpc-web+json", envelope(json))).toContain(field);
    const cut = await messageOf("application/grpc+json", envelope(json));
    expect(cut).not.toContain(field);
    expect(cut).toMatch(/x{1000}%E2%80%A6$/);
  },
);
