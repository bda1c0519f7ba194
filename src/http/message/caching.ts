import { createHash } from "node:crypto";
import type { Context } from "./context.ts";
import type { Headers } from "./message.ts";

/** The fields that fix the answer to a GET: a missing seed or day is chosen anew for each. */
interface Fixed {
  readonly seed?: unknown;
  readonly reference_date?: unknown;
  readonly data_version?: unknown;
}

const lifetimes = { release: "public, max-age=3600", always: "public, max-age=31536000, immutable" } as const;

export const notKept: Headers = { "cache-control": "no-store" };

/** The header fields for caches of the answer to a GET whose request has these. */
export function cachingOf(context: Context, { seed, reference_date, data_version }: Fixed, version: string): Headers {
  if (!seed || !reference_date) return notKept;
  return keptFor(data_version ? "always" : "release", context, version);
}

/** The header fields of the answer if the caller's copy is current, else undefined. The request need not be read. */
export function currentCopy(context: Context, version: string): Headers | undefined {
  const tags = context.header("if-none-match");
  // `*` asks for any answer, which there may be none of.
  if (tags === undefined || tags.trim() === "*") return undefined;
  return [keptFor("release", context, version), keptFor("always", context, version)].find(({ etag }) =>
    matchesTag(tags, etag),
  );
}

function keptFor(lifetime: keyof typeof lifetimes, { path, query }: Context, version: string) {
  const etag = weakTag([lifetime, version, path, query].join("\n"));
  return { "cache-control": lifetimes[lifetime], etag, vary: "Accept-Encoding" };
}

/** A tag that changes with the content. */
export function digestOf(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/** A tag that changes with the content and is the same for all encodings (weak: RFC 9110 section 8.8.1). */
export function weakTag(content: Uint8Array | string): string {
  return `W/"${digestOf(content)}"`;
}

/** RFC 9110 section 13.1.2: `*`, or one of the tags by the weak comparison. The service's own tags hold no comma. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}
