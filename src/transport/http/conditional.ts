import { createHash } from "node:crypto";

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
