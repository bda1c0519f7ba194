import { promisify } from "node:util";
import { gzip as gzipCallback } from "node:zlib";
import { digestOf, matchesTag } from "../message/caching.ts";
import { acceptsGzip } from "../message/compression.ts";
import type { Context } from "../message/context.ts";
import type { Headers } from "../message/message.ts";

/** Something that is the same for every caller and stays in memory. */
export interface Asset {
  readonly plain: Uint8Array;
  /** Undefined where compression gains nothing. */
  readonly gzip: Uint8Array | undefined;
  readonly tag: string;
  readonly headers: Headers;
}

const gzip = promisify(gzipCallback);

export async function createAsset(content: string | Uint8Array, headers: Headers): Promise<Asset> {
  const plain = Buffer.from(content);
  const zipped = await gzip(plain, { level: 9 });
  return { plain, gzip: zipped.length < plain.length ? zipped : undefined, tag: digestOf(plain), headers };
}

/** Answers GET and HEAD with the asset, or with 304 if the caller's copy is current. */
export function sendAsset(asset: Asset, context: Context): void {
  const zipped = acceptsGzip(context.request) ? asset.gzip : undefined;
  const etag = zipped === undefined ? `"${asset.tag}"` : `"${asset.tag}-gzip"`;
  const headers: Headers = { ...asset.headers, etag, vary: "Accept-Encoding" };
  if (matchesTag(context.header("if-none-match"), etag)) context.send(304, headers);
  else if (zipped === undefined) context.send(200, headers, asset.plain);
  else context.send(200, { ...headers, "content-encoding": "gzip" }, zipped);
}

/** Allows only this origin, and `data:` images, which are used as icons. Inline styles and scripts are not run. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function pageHeaders(type: string, cacheControl: string): Headers {
  return {
    "content-type": type,
    "cache-control": cacheControl,
    "content-security-policy": contentSecurityPolicy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}
