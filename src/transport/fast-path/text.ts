import { STATUS_CODES } from "node:http";
import { bounds } from "../bounds.ts";
import type { Answer, Headers } from "../exchange.ts";

const keepAlive =
  "connection: keep-alive\r\n" +
  `keep-alive: timeout=${Math.floor(bounds.keepAliveTimeout / 1_000)}, max=${bounds.requestsPerConnection}\r\n`;

/** An answer in the words of HTTP/1.1, on a connection that stays open unless it is the last. */
export function http1Text({ status, headers, body }: Answer, more: readonly Headers[], isLast: boolean): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fieldLines(headers)}`;
  for (const some of more) text += fieldLines(some);
  const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${text}${length}date: ${date()}\r\n${isLast ? "connection: close\r\n" : keepAlive}\r\n${body}`;
}

function fieldLines(headers: Headers): string {
  let lines = "";
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`;
  return lines;
}

let second = 0;
let dateOfSecond = "";

/** The time as RFC 9110 section 5.6.7 writes it. */
function date(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    dateOfSecond = new Date(now * 1_000).toUTCString();
  }
  return dateOfSecond;
}
