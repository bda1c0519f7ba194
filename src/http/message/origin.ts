import type { IsTrusted } from "../../limit/client.ts";
import type { Context } from "./context.ts";

/** The origin at which a client has sent its request, such as `https://example.com:8443`. */
export type OriginOf = (context: Context) => string;

/** The scheme is that of the connection, or what a trusted proxy says in X-Forwarded-Proto. */
export function createOriginOf(secure: boolean, isTrusted: IsTrusted): OriginOf {
  return (context) => {
    const forwarded = isTrusted(context.peer.address) ? context.header("x-forwarded-proto") : undefined;
    const isHttps = forwarded === undefined ? secure : forwarded.trim().toLowerCase() === "https";
    const authority = context.header(":authority") ?? context.header("host") ?? "localhost";
    return `${isHttps ? "https" : "http"}://${authority.toLowerCase()}`;
  };
}
