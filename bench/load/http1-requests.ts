import { toBinary, toJson } from "@bufbuild/protobuf";
import {
  CountrySchema,
  GenderSchema,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { envelope } from "./envelopes.ts";
import type { Call, Fields } from "./traffic.ts";

/** The calls that are measured over HTTP/1.1: one person by each protocol, one record to verify, one picture. */
export type Http1Protocol = "plain" | "connect" | "grpc-web" | "verify" | "avatar";

/** The bytes of a request, each piece written by itself. */
export type Pieces = readonly Buffer[];

interface Form {
  readonly verb?: "GET";
  path(id: string): string;
  readonly fields: Fields;
  body(message: GenerateIdentityRequest, record: string): Uint8Array | string;
}

const json = ["Content-Type", "application/json"] as const;

const method = "/identity.v1.IdentityService/GenerateIdentity";

const forms: Readonly<Record<Http1Protocol, Form>> = {
  plain: {
    path: () => "/generate",
    fields: [json],
    body: plainBody,
  },
  connect: {
    path: () => method,
    fields: [json, ["Connect-Protocol-Version", "1"]],
    body: (message) => JSON.stringify(toJson(GenerateIdentityRequestSchema, message)),
  },
  "grpc-web": {
    path: () => method,
    fields: [
      ["Content-Type", "application/grpc-web+proto"],
      ["X-Grpc-Web", "1"],
    ],
    body: (message) => envelope(toBinary(GenerateIdentityRequestSchema, message)),
  },
  verify: {
    path: () => "/verify",
    fields: [json],
    body: (_message, record) => record,
  },
  // Of so many sizes that few are asked for again: a server keeps what it has rendered.
  avatar: {
    verb: "GET",
    path: (id) => {
      const number = Number.parseInt(id.slice(3, 11), 16);
      return `/avatar/female-adult/${number % 1_000}.png?size=${64 + (number % 256)}`;
    },
    fields: [],
    body: () => "",
  },
};

/** A call as the bytes that a client of HTTP/1.1 sends; `record` is the JSON of a person to verify. */
export function http1Request(protocol: Http1Protocol, { message, client, id, split }: Call, record = "{}"): Pieces {
  const form = forms[protocol];
  const body = Buffer.from(form.body(message, record));
  const fields: Fields = [
    ["Host", "localhost"],
    ...client,
    id,
    ...form.fields,
    ...(form.verb === "GET" ? [] : [["Content-Length", String(body.length)] as const]),
  ];
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const head = Buffer.from(`${form.verb ?? "POST"} ${form.path(id[1])} HTTP/1.1\r\n${lines}\r\n`);
  return split && body.length > 0 ? [head, body] : [Buffer.concat([head, body])];
}

/** The documented JSON: values as lower-case words, fields only where they are set. */
export function plainBody({ gender, country, seed }: GenerateIdentityRequest): string {
  return JSON.stringify({
    gender: GenderSchema.value[gender]?.localName.toLowerCase(),
    ...(country === 0 ? {} : { country: CountrySchema.value[country]?.localName.toLowerCase() }),
    ...(seed === "" ? {} : { seed }),
  });
}
