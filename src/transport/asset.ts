import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip as gzipCallback } from "node:zlib";
import { Refusal } from "../service/refusal.ts";
import { type Headers, header, type Request, type Response, send } from "./exchange.ts";
import { sendRefusal } from "./problem.ts";

/** Something that is the same for everybody and stays in memory. */
export interface Asset {
  readonly plain: Uint8Array;
  /** Undefined where compression gains nothing. */
  readonly gzip: Uint8Array | undefined;
  /** Changes with the content. */
  readonly tag: string;
  readonly headers: Headers;
}

const gzip = promisify(gzipCallback);

export async function createAsset(content: string | Uint8Array, headers: Headers): Promise<Asset> {
  const plain = Buffer.from(content);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const zipped = await gzip(plain, { level: 9 });
  return { plain, gzip: zipped.length < plain.length ? zipped : undefined, tag, headers };
}

/** Answers GET and HEAD with the asset, or with the word that the caller's copy is good; any other method with 405. */
export function sendAsset(asset: Asset, request: Request, response: Response): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal = new Refusal("method_not_allowed", "This path takes GET and HEAD alone.");
    sendRefusal(response, refusal, { allow: "GET, HEAD" });
    return;
  }
  const zipped = acceptsGzip(header(request, "accept-encoding") ?? "") ? asset.gzip : undefined;
  const etag = zipped === undefined ? `"${asset.tag}"` : `"${asset.tag}-gzip"`;
  const headers: Headers = { ...asset.headers, etag, vary: varying(response) };
  if (isKnown(header(request, "if-none-match"), etag)) send(response, 304, headers);
  else if (zipped === undefined) send(response, 200, headers, asset.plain);
  else send(response, 200, { ...headers, "content-encoding": "gzip" }, zipped);
}

/** RFC 9110 section 12.5.3, as far as one coding needs it. */
function acceptsGzip(accepted: string): boolean {
  const weights = new Map(
    accepted.split(",").map((item) => {
      const [coding = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [coding, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}

/** RFC 9110 section 13.1.2: `*`, or one of the tags by the weak comparison. Our own tags hold no comma. */
export function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.trim() === "*" || condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** What CORS has set already stays beside what is added here. */
function varying(response: Response): string {
  const before = response.getHeader("vary");
  return before === undefined ? "Accept-Encoding" : `${String(before)}, Accept-Encoding`;
}
