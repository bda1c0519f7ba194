import { Code, ConnectError, type HandlerContext } from "@connectrpc/connect";
import type { UniversalServerResponse } from "@connectrpc/connect/protocol";
import type { GenerateIdentityRequest } from "../gen/identity/v1/identity_pb.ts";
import { cachingOf, notKept } from "../http/message/caching.ts";
import type { Context } from "../http/message/context.ts";
import { dataVersion } from "../person/field.ts";
import { contextKey } from "./limit.ts";

/** Base64 of either alphabet, padded or not. */
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Throws ConnectError for a message in a URL that is not Base64: Connect's handlers (2.2.0) take it for a bug of theirs. */
export function requireBase64({ requestMethod, url }: HandlerContext): void {
  if (requestMethod !== "GET") return;
  const { searchParams } = new URL(url);
  const message = searchParams.get("message") ?? "";
  if (searchParams.get("base64") !== "1" || (BASE64.test(message) && message.replace(/=+$/, "").length % 4 !== 1))
    return;
  throw new ConnectError("The parameter message is not Base64.", Code.InvalidArgument);
}

/** Lets caches keep the answer to a GET as long as it is the same. */
export function allowCaching(
  { requestMethod, values }: HandlerContext,
  request?: Pick<GenerateIdentityRequest, "seed" | "referenceDate" | "dataVersion">,
): void {
  const http = values.get(contextKey);
  if (requestMethod !== "GET" || http === undefined || request === undefined) return;
  const { seed, referenceDate: reference_date, dataVersion: data_version } = request;
  http.caching = cachingOf(http, { seed, reference_date, data_version }, dataVersion);
}

/** Sets the fields for caches of the answer to a GET. Only a success is kept, and only if its method allows it. */
export function setCaching(context: Context, { status }: UniversalServerResponse): void {
  context.set((status === 200 ? context.caching : undefined) ?? notKept);
}
