import { STATUS_CODES } from "node:http";
import { bounds } from "../bounds.ts";
import { fieldLines, inOnePiece } from "../field-lines.ts";
import type { Reply } from "./answering.ts";

/** Bytes of a page, enough for every person; the head of an answer ends where its body begins. */
const SIZE = 8_192;
const BODY = 3_072;

/** More than the last fields of a head take. */
const LAST_FIELDS = 256;

/** No unit of UTF-16 takes more bytes of UTF-8. */
const BYTES_A_UNIT = 3;

const keepAlive =
  "connection: keep-alive\r\n" +
  `keep-alive: timeout=${Math.floor(bounds.keepAliveTimeout / 1_000)}, max=${bounds.requestsPerConnection}\r\n`;

/**
 * Puts answers into the words of HTTP/1.1, one over the other on one page, because an encoder that writes where it is
 * told saves measuring the text, joining it with its head and finding memory for both.
 */
export class Page {
  #bytes = Buffer.allocUnsafeSlow(SIZE);

  /** All bytes of an answer: good until the next is written, unless they are kept. */
  write({ answer: { status, headers, body }, more }: Reply, isLast: boolean): Buffer {
    let lines = status === 200 ? good : statusLine(status);
    for (const set of headers) lines += fieldLines(set);
    for (const set of more) lines += fieldLines(set);
    const head = lines.length + LAST_FIELDS;
    const most = body.length * BYTES_A_UNIT;
    const fits = head <= BODY && most <= SIZE - BODY;
    const bytes = fits ? this.#bytes : Buffer.allocUnsafeSlow(head + most);
    const begin = fits ? BODY : head;
    const length = bytes.write(body, begin);
    lines += `content-length: ${length}${isLast ? endings().last : endings().other}`;
    bytes.write(lines, begin - lines.length, "latin1");
    return bytes.subarray(begin - lines.length, begin + length);
  }

  /** What was written last is still to be sent, and not to be written over. */
  keep(): void {
    this.#bytes = Buffer.allocUnsafeSlow(SIZE);
  }
}

function statusLine(status: number): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
}

const good = statusLine(200);

/** What follows the length, as it stands for a second. */
interface Endings {
  readonly second: number;
  /** Of an answer after which the connection is closed. */
  readonly last: string;
  readonly other: string;
}

let known: Endings = endingsOf(0);

function endings(): Endings {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== known.second) known = endingsOf(second);
  return known;
}

/** With the time as RFC 9110 section 5.6.7 writes it. */
function endingsOf(second: number): Endings {
  const date = `date: ${new Date(second * 1_000).toUTCString()}\r\n\r\n`;
  return { second, last: inOnePiece(`\r\nconnection: close\r\n${date}`), other: inOnePiece(`\r\n${keepAlive}${date}`) };
}
