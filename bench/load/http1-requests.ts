import { toBinary, toJson } from "@bufbuild/protobuf";
import {
  CountrySchema,
  GenderSchema,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { envelope } from "./envelopes.ts";
import type { Call, Fields } from "./traffic.ts";

/** The protocols that are measured over HTTP/1.1. */
export type Http1Protocol = "plain" | "connect" | "grpc-web";

/** The bytes of a request, each piece written by itself. */
export type Pieces = readonly Buffer[];

interface Form {
  readonly path: string;
  readonly fields: Fields;
  body(message: GenerateIdentityRequest): Uint8Array | string;
}

const method = "/identity.v1.IdentityService/GenerateIdentity";

const forms: Readonly<Record<Http1Protocol, Form>> = {
  plain: {
    path: "/generate",
    fields: [["Content-Type", "application/json"]],
    body: plainBody,
  },
  connect: {
    path: method,
    fields: [
      ["Content-Type", "application/json"],
      ["Connect-Protocol-Version", "1"],
    ],
    body: (message) => JSON.stringify(toJson(GenerateIdentityRequestSchema, message)),
  },
  "grpc-web": {
    path: method,
    fields: [
      ["Content-Type", "application/grpc-web+proto"],
      ["X-Grpc-Web", "1"],
    ],
    body: (message) => envelope(toBinary(GenerateIdentityRequestSchema, message)),
  },
};

/** A call as the bytes that a client of HTTP/1.1 sends. */
export function http1Request(protocol: Http1Protocol, { message, client, id, split }: Call): Pieces {
  const form = forms[protocol];
  const body = Buffer.from(form.body(message));
  const fields: Fields = [
    ["Host", "localhost"],
    ...client,
    id,
    ...form.fields,
    ["Content-Length", String(body.length)],
  ];
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const head = Buffer.from(`POST ${form.path} HTTP/1.1\r\n${lines}\r\n`);
  return split ? [head, body] : [Buffer.concat([head, body])];
}

/** The documented JSON: values as lower-case words, fields only where they are set. */
function plainBody({ gender, country, seed }: GenerateIdentityRequest): string {
  return JSON.stringify({
    gender: GenderSchema.value[gender]?.localName.toLowerCase(),
    ...(country === 0 ? {} : { country: CountrySchema.value[country]?.localName.toLowerCase() }),
    ...(seed === "" ? {} : { seed }),
  });
}
