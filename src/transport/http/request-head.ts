import type { Context } from "./context.ts";
import { HttpError } from "./problem.ts";
import { readTarget } from "./target.ts";

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
