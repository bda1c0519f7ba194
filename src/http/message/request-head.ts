import type { Context } from "./context.ts";
import { HttpError } from "./problem.ts";

/** Reads the target of a request into the context. Returns why the head of the request is refused on every path, if it is. */
export function readHead(context: Context): HttpError | undefined {
  const isAddressed = readTarget(context);
  const { request, isHttp2 } = context;
  // The HTTP/1.1 parser accepts any number.
  if (request.httpVersionMajor !== 1 && !isHttp2) {
    return new HttpError(505, "Only HTTP/1.1 and HTTP/2 are supported here.");
  }
  if (!isAddressed) return new HttpError(400, "The request names no valid host or path.");
  const coding = context.header("transfer-encoding");
  // The parser reads any list that ends in chunked (RFC 9112 section 6.1).
  if (coding !== undefined && coding.toLowerCase() !== "chunked") {
    return new HttpError(501, "The only transfer coding that is read is chunked.");
  }
  const expectation = context.header("expect");
  if (expectation !== undefined && expectation.toLowerCase() !== "100-continue") {
    return new HttpError(417, "The only expectation that is met is 100-continue.");
  }
  return undefined;
}

/** Answers `OPTIONS *` (RFC 9110 section 9.3.7) with the methods of all paths; false for any other request. */
export function answerAsterisk(context: Context): boolean {
  if (context.path !== "*") return false;
  context.send(204, { allow: "GET, HEAD, POST, OPTIONS" });
  return true;
}

const NAME_OR_ADDRESS = /^(?:[A-Za-z0-9._~-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/;
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;

/** Percent-encoded characters that stand for themselves (RFC 3986 section 2.3). */
const ENCODED_UNRESERVED = /%(?:2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/**
 * Reads the target, also in absolute form (RFC 9112 section 3.2.2); `*` is the path of `OPTIONS *`. False if malformed:
 * the Connect adapter would build a URL of it outside any promise, which ends the process.
 */
function readTarget(context: Context): boolean {
  const { request } = context;
  if (hasSeveralHosts(request.rawHeaders)) return false;
  let url = request.url ?? "";
  let authority = context.header(":authority") ?? context.header("host");
  const absolute = url.startsWith("/") ? null : ABSOLUTE_FORM.exec(url);
  if (absolute !== null) {
    authority = absolute[1];
    url = absolute[2]?.startsWith("/") ? absolute[2] : `/${absolute[2]}`;
    request.url = url;
    request.headers.host = authority;
  }
  // HTTP/2 carries other bytes than ASCII, too, which Node shows as Latin-1.
  if (/[\x80-\xff]/.test(url)) request.url = url = url.replace(/[\x80-\xff]/g, escaped);
  // Only HTTP/1.1 requires one; HTTP/1.0 probes of balancers send none.
  if (authority === undefined && request.httpVersion === "1.0") request.headers.host = authority = "localhost";
  if (authority === undefined || !isAuthority(authority)) return false;
  if (url === "*" && request.method === "OPTIONS") context.path = url;
  if (!url.startsWith("/")) return context.path === "*";
  const mark = url.indexOf("?");
  context.path = decoded(mark === -1 ? url : url.slice(0, mark));
  context.query = mark === -1 ? "" : url.slice(mark + 1);
  return true;
}

/** A path in its normal form (RFC 3986 section 6.2.2.2): `%2F` and the like have other meanings decoded. */
function decoded(path: string): string {
  return path.includes("%") ? path.replace(ENCODED_UNRESERVED, decodeURIComponent) : path;
}

function escaped(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16)}`;
}

/** More than one Host (RFC 9112 section 3.2), of which Node shows the first: a proxy may have read the other. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host" && ++hosts > 1) return true;
  }
  return false;
}

function isAuthority(authority: string): boolean {
  return NAME_OR_ADDRESS.test(authority) && URL.canParse(`http://${authority}/`);
}
