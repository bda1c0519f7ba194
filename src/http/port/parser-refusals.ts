import type { Duplex } from "node:stream";
import { requestIdOf } from "../../observe/trace-ids.ts";
import type { Limits } from "../limits.ts";
import { problemHeaders, problemText, titleOf } from "../message/problem.ts";

/** An error of Node's HTTP/1.1 parser. */
interface ParserError extends Error {
  readonly code?: string;
  /** Why the parser refuses the request, in the words of llhttp. */
  readonly reason?: string;
}

/** Answers a request that the parser refuses, unless a response is in progress, and closes its connection. */
export function refuseUnparsed(error: ParserError, socket: Duplex & { destroySoon(): void }, limits: Limits): void {
  // No public property says whether the header fields of the response in progress are sent.
  const isAnswered = Reflect.get(socket, "_httpMessage")?._headerSent === true;
  if (socket.writable && !isAnswered) {
    const [status, detail] = refusalOf(error, limits);
    const problem = problemText(status, detail);
    const length = { "content-length": Buffer.byteLength(problem) };
    const fields = { ...problemHeaders, connection: "close", ...length, "x-request-id": requestIdOf(undefined) };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${titleOf(status)}`, ...lines, "", problem].join("\r\n"));
  }
  socket.destroySoon();
}

function refusalOf({ code, reason }: ParserError, { headerBytes }: Limits): [status: number, detail: string] {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return [431, `The header fields must not exceed ${headerBytes} bytes.`];
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return [413, "The body must not have long chunk extensions."];
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return [408, "The request did not arrive in time."];
    default:
      return [400, `The request is not valid HTTP/1.1${reason === undefined ? "" : `: ${reason}`}.`];
  }
}
