import { fromBinary } from "@bufbuild/protobuf";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import type { Mistake } from "./corpus.ts";

type Fields = Mistake["fields"];

const prefixes: Readonly<Record<string, string>> = {
  gender: "GENDER",
  country: "COUNTRY",
  card_brand: "CARD_BRAND",
  phone_range: "PHONE_RANGE",
  script: "SCRIPT",
  kind: "HOUSEHOLD_KIND",
};

/** Words of enums as the schema writes them; all other values as they are. */
function message(fields: unknown): unknown {
  if (Array.isArray(fields)) return fields.map(message);
  if (typeof fields !== "object" || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const prefix = prefixes[name];
      if (prefix === undefined || typeof value !== "string") return [name, message(value)];
      return [name, `${prefix}_${value.toUpperCase()}`];
    }),
  );
}

function split(fields: Fields, own: readonly string[]): readonly [own: object, template: object] {
  const of = (isOwn: boolean): object =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(name) === isOwn));
  return [of(true), of(false)];
}

/** The method that a mistake is made in, and the message in JSON; undefined if RPC has none. */
export function callOf({ of, fields }: Mistake): readonly [method: string, message: unknown] | undefined {
  const asMessage = message(fields);
  if (of === "people") return ["GenerateIdentity", asMessage];
  if (of === "record") return ["VerifyIdentity", asMessage];
  if (of === "records") return ["VerifyIdentities", asMessage];
  if (of === "places") return ["ListPlaces", asMessage];
  if (of !== "range" && of !== "household") return undefined;
  const [own, template] = split(fields, of === "range" ? ["count", "first_index"] : ["kind", "size", "index"]);
  const whole = message({ ...own, template });
  return [of === "range" ? "BatchGenerateIdentities" : "GenerateHousehold", whole];
}

/** What a call of Connect with JSON answers. */
export async function overRpc(url: string, mistake: Mistake): Promise<string | undefined> {
  const call = callOf(mistake);
  if (call === undefined) return undefined;
  const [method, body] = call;
  const isStream = method === "ListPlaces";
  const bytes = Buffer.from(JSON.stringify(body));
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  const response = await fetch(`${url}/identity.v1.IdentityService/${method}`, {
    method: "POST",
    headers: { "content-type": isStream ? "application/connect+json" : "application/json" },
    body: isStream ? Buffer.concat([head, bytes]) : bytes,
  });
  const answer = Buffer.from(await response.arrayBuffer());
  if (isStream ? answer[0] === 0 : response.ok) return "accepted";
  const { code, details = [] } = isStream ? JSON.parse(answer.toString("utf8", 5)).error : JSON.parse(String(answer));
  const violations = details.flatMap(
    ({ value }: { readonly value: string }) =>
      fromBinary(BadRequestSchema, Buffer.from(value, "base64")).fieldViolations,
  );
  const lines = violations.map(
    ({ field, description }: { readonly field: string; readonly description: string }) => `${field}: ${description}`,
  );
  return [...(code === "invalid_argument" ? [] : [code]), ...lines].join("\n");
}
