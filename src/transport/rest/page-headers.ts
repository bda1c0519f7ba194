import type { Headers } from "../http/message.ts";

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

/** Headers of a page and of the files that it loads. */
export function pageHeaders(type: string, cacheControl: string): Headers {
  return {
    "content-type": type,
    "cache-control": cacheControl,
    "content-security-policy": contentSecurityPolicy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}
