import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "../service/refusal.ts";
import { type Headers, header, type Response, type Room, send } from "./exchange.ts";
import { sendRefusal } from "./problem.ts";

/** Where `npm run build` leaves the page. */
const built = fileURLToPath(new URL("../../dist/web", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".proto": "text/plain; charset=utf-8",
};

/** Nothing but what this origin serves; a style or script that is written into the page is not run. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** One file of the page in memory. */
interface Asset {
  readonly plain: Uint8Array;
  /** Undefined where compression gains nothing. */
  readonly gzip: Uint8Array | undefined;
  readonly tag: string;
  readonly headers: Headers;
}

/**
 * The page at `/` and all that it is made of, from the folder that the build wrote. Names under `/assets/` carry a hash
 * of their content and are kept for ever; all else is asked for again. Without a build, `/` is refused as unavailable
 * and the rest of the service is none the worse.
 */
export function createStaticRoom(folder: string = built): Room {
  const assets = load(folder);
  return ({ path }, request, response) => {
    const asset = assets.get(path);
    if (asset === undefined) {
      if (path !== "/") return false;
      throw new Refusal("unavailable", "The page is not built: npm run build makes it.");
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendRefusal(response, new Refusal("method_not_allowed", "This path takes GET and HEAD alone."), {
        allow: "GET, HEAD",
      });
      return true;
    }
    const gzip = acceptsGzip(header(request, "accept-encoding") ?? "") ? asset.gzip : undefined;
    const etag = gzip === undefined ? `"${asset.tag}"` : `"${asset.tag}-gzip"`;
    const headers: Headers = { ...asset.headers, etag, vary: varying(response) };
    if (matches(header(request, "if-none-match"), etag)) send(response, 304, headers);
    else if (gzip === undefined) send(response, 200, headers, asset.plain);
    else send(response, 200, { ...headers, "content-encoding": "gzip" }, gzip);
    return true;
  };
}

function load(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = types[extname(file)];
    if (type === undefined) continue;
    const name = file.replaceAll("\\", "/");
    const plain = readFileSync(join(folder, file));
    const compressed = join(folder, `${file}.gz`);
    const asset: Asset = {
      plain,
      gzip: existsSync(compressed) ? readFileSync(compressed) : undefined,
      tag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
      headers: {
        "content-type": type,
        "cache-control": name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        "content-security-policy": contentSecurityPolicy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      },
    };
    assets.set(name === "index.html" ? "/" : `/${name}`, asset);
    // Browsers ask for this name wherever no page names another.
    if (name === "favicon.svg") assets.set("/favicon.ico", asset);
  }
  return assets;
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

/** RFC 9110 section 13.1.2: the weak comparison. */
function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.trim() === "*" || condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** What CORS has set already stays beside what is added here. */
function varying(response: Response): string {
  const before = response.getHeader("vary");
  return before === undefined ? "Accept-Encoding" : `${String(before)}, Accept-Encoding`;
}
