import { post } from "../../clients/requests.ts";
import { CANARY, type Shape, shapes } from "../../clients/statuses.ts";
import type { Attack } from "../../harness/attack.ts";

const body = '{"gender":"male"}';
const smuggled = `GET /${CANARY} HTTP/1.1\r\nHost: a\r\n\r\n`;
const chunks = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** POST /generate with these headers, written without any check. */
const raw = (headers: string, rest: string): string =>
  `POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n${rest}`;

const refused = /^400$/;
const answered = /^200$/;
const either = /^(?:200|400)$/;
const unsupportedVersion = /^(?:400|505)$/;

/** Values of which each is refused or answered alike. */
const each = (values: readonly string[], shape: (value: string) => Shape): readonly Shape[] => values.map(shape);

/** A header and a body, after which a second request is smuggled. */
const smuggledAfter = (header: string, text: string): Shape => [header, raw(`${header}\r\n`, text + smuggled), refused];

/** Ambiguous ends of a body, about which two parsers may disagree (request smuggling, RFC 9112 section 11.2). */
const smuggling: readonly Shape[] = [
  ["CL.TE", raw("Content-Length: 6\r\nTransfer-Encoding: chunked\r\n", `0\r\n\r\n${smuggled}`), refused],
  ["TE.CL", raw("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", `5c\r\n${smuggled}\r\n0\r\n\r\n`), refused],
  ["CL.CL equal", raw("Content-Length: 17\r\nContent-Length: 17\r\n", body), refused],
  ["CL.CL", raw("Content-Length: 17\r\nContent-Length: 5\r\n", body + smuggled), refused],
  ...["17, 17", "+17", "-1", "0x11", "1 7", "", "1e1", "17.0", "99999999999999999999", "17\x0b", "१७"].map((length) =>
    smuggledAfter(`Content-Length: ${length}`, body),
  ),
  ...each([" chunked", "\tchunked", "Chunked", "CHUNKED"], (coding) => [
    `Transfer-Encoding:${coding}`,
    raw(`Transfer-Encoding:${coding}\r\n`, chunks(body)),
    answered,
  ]),
  ...[
    "xchunked",
    "identity",
    "chunked, identity",
    "chunked;q=1",
    '"chunked"',
    "\x0bchunked",
    "gzip",
    "chunked chunked",
    "chunked\r\nTransfer-Encoding: identity",
  ].map((coding) => smuggledAfter(`Transfer-Encoding: ${coding}`, chunks(body))),
  ["gzip, chunked", raw("Transfer-Encoding: gzip, chunked\r\n", chunks(body)), /^(?:200|400|501)$/],
  smuggledAfter("Transfer-Encoding : chunked", chunks(body)),
  smuggledAfter(" Transfer-Encoding: chunked", chunks(body)),
  ["obs-fold", raw("X-Folded: a\r\n b\r\nContent-Length: 17\r\n", body), refused],
  ["obs-fold of a coding", raw("Transfer-Encoding:\r\n chunked\r\n", chunks(body) + smuggled), refused],
  ["NUL in a value", raw("X-Nul: a\0b\r\nContent-Length: 17\r\n", body), refused],
  ["NUL in a name", raw("X\0Nul: a\r\nContent-Length: 17\r\n", body), refused],
  ["bare LF", raw("X-A: b\nContent-Length: 17\r\n", body), refused],
  ["bare LF everywhere", raw("Content-Length: 17\r\n", body).replaceAll("\r\n", "\n"), refused],
  ["bare CR", raw("X-A: b\rContent-Length: 17\r\n", body), refused],
  ["no colon", raw("Content-Length 17\r\n", body), refused],
  ["no name", raw(": 17\r\nContent-Length: 17\r\n", body), refused],
  ["CR LF before the request", `\r\n\r\n${raw("Content-Length: 17\r\n", body)}`, answered],
  ["bytes after the body", raw("Connection: close\r\nContent-Length: 17\r\n", body + smuggled), either],
  ["a request in the body", raw(`Content-Length: ${smuggled.length}\r\nConnection: close\r\n`, smuggled), refused],
  [
    "GET with a body",
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 17\r\n\r\n${body}`,
    answered,
  ],
];

const chunked = (rest: string): string => raw("Transfer-Encoding: chunked\r\nConnection: close\r\n", rest);

const badChunks: readonly Shape[] = [
  ...["ZZ", "-1", "0x11", "FFFFFFFFFFFFFFFFF", " 11", "11 ", "", "1_1", "+11"].map(
    (size): Shape => [`chunk of size ${size}`, chunked(`${size}\r\n${body}\r\n0\r\n\r\n${smuggled}`), either],
  ),
  ["chunk longer than its size", chunked(`5\r\n${body}\r\n0\r\n\r\n`), refused],
  ["chunk without CRLF at its end", chunked(`11\r\n${body}0\r\n\r\n`), refused],
  ["chunk ended by LF", chunked(`11\n${body}\n0\n\n`), refused],
  ["chunk with an extension", chunked(`11;a=b\r\n${body}\r\n0\r\n\r\n`), answered],
  ["chunk with a line feed in its extension", chunked(`11;a\nb\r\n${body}\r\n0\r\n\r\n`), refused],
  ["chunk with a huge extension", chunked(`11;a=${"b".repeat(40_000)}\r\n${body}\r\n0\r\n\r\n`), /^(?:400|413)$/],
  ["trailers", chunked(`11\r\n${body}\r\n0\r\nX-A: b\r\n\r\n`), answered],
  ["huge trailers", chunked(`11\r\n${body}\r\n0\r\nX-A: ${"b".repeat(40_000)}\r\n\r\n`), /^(?:400|431)$/],
  ["trailers that set a length", chunked(`11\r\n${body}\r\n0\r\nContent-Length: 5\r\n\r\n`), either],
  ["chunks of one byte", chunked(`${[...body].map((unit) => `1\r\n${unit}\r\n`).join("")}0\r\n\r\n`), answered],
  ["chunks above the body limit", chunked(`${`400\r\n${"x".repeat(1_024)}\r\n`.repeat(8)}0\r\n\r\n`), /^413$/],
];

const get = (target: string, more = "", version = "1.1"): string =>
  `GET ${target} HTTP/${version}\r\nHost: a\r\nConnection: close\r\n${more}\r\n`;

const heads: readonly Shape[] = [
  // Not a request line (RFC 9112 section 3: 400), or an unsupported version (RFC 9110 section 15.6.6: 505).
  ["HTTP/0.9", "GET /healthz\r\n\r\n", unsupportedVersion],
  ["HTTP/0.9 by name", get("/healthz", "", "0.9"), unsupportedVersion],
  ["HTTP/1.0", get("/healthz", "", "1.0"), answered],
  ["HTTP/1.2", get("/healthz", "", "1.2"), refused],
  ["HTTP/2.0", get("/healthz", "", "2.0"), /^505$/],
  ["HTTP/9.9", get("/healthz", "", "9.9"), refused],
  ["no version", "GET /healthz HTTP/\r\n\r\n", refused],
  ["absolute form", get("http://b.example/healthz"), answered],
  ["absolute form in capitals", get("HTTP://b.example/healthz"), answered],
  ...[
    "http://a:99999/",
    "http://u@a/",
    "http:///",
    "http://",
    "ftp://a/",
    "//a/b",
    "*",
    "a:80",
    "healthz",
    "?",
    "/\0",
    "/\x7f",
  ].map((target): Shape => [`target ${target}`, get(target), /^(?:400|404|)$/]),
  ["CONNECT", "CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n", /^(?:400|404|)$/],
  ["OPTIONS *", "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", /^204$/],
  ["TRACE", `TRACE / HTTP/1.1\r\nHost: a\r\nX: ${CANARY}\r\nConnection: close\r\n\r\n`, /^40[45]$/],
  ["post", "post /generate HTTP/1.1\r\nHost: a\r\n\r\n", refused],
  ["an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", refused],
  ["a huge path", get(`/${"a".repeat(20_000)}`), /^431$/],
  ["a huge header", get("/healthz", `X: ${"a".repeat(20_000)}\r\n`), /^431$/],
  ["many headers", get("/healthz", Array.from({ length: 500 }, (_, i) => `X-${i}: a\r\n`).join("")), /^(?:200|431)$/],
  ["__proto__ headers", get("/healthz", "__proto__: a\r\nconstructor: b\r\ntoString: c\r\n"), answered],
  ["Upgrade", get("/healthz", "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"), answered],
  ["WebSocket", get("/healthz", "Upgrade: websocket\r\nSec-WebSocket-Key: a\r\n"), answered],
  ["Expect", raw("Expect: a\r\nConnection: close\r\nContent-Length: 17\r\n", body), /^417$/],
  [
    "Expect: 100-continue",
    raw("Expect: 100-continue\r\nConnection: close\r\nContent-Length: 17\r\n", body),
    /^100 200$/,
  ],
  ["a body above the limit", raw("Content-Length: 4294967296\r\n", body), /^413$/],
  ["TLS", Buffer.from("16030100d2010000ce0303", "hex"), /^400$/],
  ["an HTTP/2 preface with a wrong end", "PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n", unsupportedVersion],
  ["garbage", Buffer.from(Array.from({ length: 64 }, (_, i) => (i * 37) & 255)), /^400$/],
  ...[
    "../../etc/passwd",
    "%2e%2e/%2e%2e/etc/passwd",
    "..%2f..%2fetc",
    "young-female/1%00",
    "young-female/../1",
    "a\\..\\b",
    "%",
    "__proto__/1",
  ].map((path): Shape => [`avatar ${path}`, get(`/avatar/${path}`), /^(?:400|404)$/]),
  ...["GET", "PUT", "DELETE", "PATCH", "HEAD"].map(
    (method): Shape => [
      `${method} /generate`,
      `${method} /generate HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      method === "GET" || method === "HEAD" ? answered : /^405$/,
    ],
  ),
];

const pipelines: readonly Shape[] = [
  ["fifty requests at once", get("/healthz").replace("close", "keep-alive").repeat(50), /^200(?: 200){49}$/],
  ["fifty bad calls at once", Buffer.concat(Array(50).fill(post("/generate", "{}"))), /^400(?: 400){49}$/],
  ["a good one after a broken one", `${raw("Content-Length: x\r\n", "")}${get("/healthz")}`, refused],
];

const marks = { row: "H1-1", memory: 48 } as const;

export const malformedHttp1: readonly Attack[] = [
  { name: "request smuggling", ...marks, run: shapes(smuggling) },
  { name: "malformed chunks", ...marks, run: shapes(badChunks) },
  { name: "malformed request lines and headers", ...marks, run: shapes(heads) },
  { name: "pipelining", ...marks, run: shapes(pipelines) },
];
