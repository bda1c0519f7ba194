/** A request of HTTP/1.1 as bytes. */
export interface Shape {
  readonly start?: string;
  readonly fields?: readonly string[];
  readonly body?: string | Buffer;
  /** Said in place of the body's length. */
  readonly length?: string;
}

export const person = '{"gender":"female","country":"jp","seed":"shape"}';

export function bytes({ start = "POST /generate HTTP/1.1", fields = [], body = person, length }: Shape = {}): Buffer {
  const usual = ["Host: localhost:8080", "Content-Type: application/json"];
  const given = new Set(fields.map((field) => field.split(":")[0]?.toLowerCase()));
  const kept = usual.filter((field) => !given.has(field.split(":")[0]?.toLowerCase()));
  const content = Buffer.from(body);
  const said = length === "" ? [] : [`Content-Length: ${length ?? content.length}`];
  return Buffer.concat([Buffer.from([start, ...kept, ...fields, ...said, "", ""].join("\r\n"), "latin1"), content]);
}

/** After which both ends close. */
export const last = bytes({ start: "GET /healthz HTTP/1.1", fields: ["Connection: close"], body: "", length: "" });

const json = (value: unknown): string => JSON.stringify(value);

/** Calls and what looks like them, by what is told apart. */
export const shapes: Readonly<Record<string, Shape>> = {
  "a usual call": {},
  "a call without a seed": { body: '{"gender":"random"}' },
  "the earlier form": { start: "POST /v1/generate HTTP/1.1", body: '{"gender":"male"}' },
  "the earlier form with a field of the current one": { start: "POST /v1/generate HTTP/1.1" },
  "a person in every script": { body: json({ gender: "male", country: "ru", seed: "ключ 鍵 🔑" }) },
  "a seed to be escaped": { body: json({ gender: "male", seed: " a%\u0000\n" }) },
  "an id of the caller": { fields: ["X-Request-Id: abc-1:2.3_4"] },
  "an id that is not fit": { fields: ["X-Request-Id: a b"] },
  "two ids": { fields: ["X-Request-Id: a", "X-Request-Id: b"] },
  "another origin": { fields: ["Origin: https://example.com"] },
  "an origin of nowhere": { fields: ["Origin: null"] },
  "two origins": { fields: ["Origin: https://a.example", "Origin: https://b.example"] },
  "keep-alive said": { fields: ["Connection: Keep-Alive"] },
  "closing said": { fields: ["Connection: close"] },
  "an upgrade wanted": { fields: ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"] },
  "a websocket wanted": { fields: ["Connection: Upgrade", "Upgrade: websocket"] },
  "100-continue expected": { fields: ["Expect: 100-continue"] },
  "something else expected": { fields: ["Expect: a miracle"] },
  "a charset": { fields: ['Content-Type: application/json; charset="UTF-8"'] },
  "a foreign charset": { fields: ["Content-Type: application/json; charset=latin1"] },
  "no content type": { fields: ["Content-Type:"] },
  "another content type": { fields: ["Content-Type: text/plain"] },
  "two content types": { fields: ["Content-Type: application/json", "Content-Type: text/plain"] },
  "an encoding": { fields: ["Content-Encoding: gzip"] },
  "no encoding": { fields: ["Content-Encoding: identity"] },
  "spaces around a value": { fields: ["X-A:  \t b \t "] },
  "no space before a value": { fields: ["X-Request-Id:abc"] },
  "an empty value": { fields: ["X-A:", "X-Request-Id: "] },
  "a value of Latin-1": { fields: ["User-Agent: caf\u00e9"] },
  "a control character in a value": { fields: ["X-A: a\u0001b"] },
  "a folded value": { fields: ["X-A: a\r\n b"] },
  "a space before the colon": { fields: ["X-A : b"] },
  "a name of nothing": { fields: [": b"] },
  "a name that is no token": { fields: ["X(A): b"] },
  "a bare line feed": { fields: ["X-A: a\nX-B: b"] },
  "a bare carriage return": { fields: ["X-A: a\rb"] },
  "a zero byte": { fields: ["X-A: a\u0000b"] },
  "no host": { fields: ["Host:"] },
  "two hosts": { fields: ["Host: a", "Host: b"] },
  "a malformed host": { fields: ["Host: a b"] },
  "a host that is an address": { fields: ["Host: [::1]:8080"] },
  "a client behind a proxy that is not trusted": { fields: ["X-Forwarded-For: 192.0.2.7"] },
  "many fields": { fields: Array.from({ length: 40 }, (_, at) => `X-${at}: ${at}`) },
  "too many fields": { fields: Array.from({ length: 300 }, (_, at) => `X-${at}: ${at}`) },
  "a long field": { fields: [`X-A: ${"a".repeat(3_000)}`] },
  "a head too long": { fields: [`X-A: ${"a".repeat(40_000)}`] },
  "a query": { start: "POST /generate?x=1 HTTP/1.1" },
  "a slash behind": { start: "POST /generate/ HTTP/1.1" },
  "another case": { start: "POST /Generate HTTP/1.1" },
  "the absolute form": { start: "POST http://example.com/generate HTTP/1.1" },
  "another method": { start: "PUT /generate HTTP/1.1" },
  "a method in lower case": { start: "post /generate HTTP/1.1" },
  "two spaces": { start: "POST  /generate HTTP/1.1" },
  "HTTP/1.0": { start: "POST /generate HTTP/1.0" },
  "HTTP/1.2": { start: "POST /generate HTTP/1.2" },
  "HTTP/2.0": { start: "POST /generate HTTP/2.0" },
  "an empty body": { body: "" },
  "no length": { body: "", length: "" },
  "a length with zeros before": { length: `000${person.length}` },
  "a length with a sign": { length: `+${person.length}` },
  "a length twice": { length: `${person.length}\r\nContent-Length: ${person.length}` },
  "two lengths": { length: `${person.length}\r\nContent-Length: 3` },
  "a list of lengths": { length: `${person.length}, ${person.length}` },
  "a length in hexadecimal": { length: `0x${person.length.toString(16)}` },
  chunks: {
    fields: ["Transfer-Encoding: chunked"],
    length: "",
    body: `${person.length.toString(16)}\r\n${person}\r\n0\r\n\r\n`,
  },
  "chunks and a length": { fields: ["Transfer-Encoding: chunked"], body: "0\r\n\r\n" },
  "a transfer encoding of none": { fields: ["Transfer-Encoding: identity"] },
  "a body at the limit": { body: `{"gender":"male"${" ".repeat(4_096 - 17)}}` },
  "a body over the limit": { body: `{"gender":"male"${" ".repeat(4_096 - 16)}}` },
  "a body far over the limit": { body: " ".repeat(100_000) },
  "no JSON": { body: "{" },
  "JSON that is no object": { body: "[]" },
  "a byte order mark": { body: `\ufeff${person}` },
  "bytes that are no text": { body: Buffer.from([0x7b, 0xff, 0x7d]) },
  "a field twice": { body: '{"gender":"male","gender":"female"}' },
  "a prototype": { body: '{"gender":"male","__proto__":{"country":"jp"}}' },
  "fields that are none": { body: '{"sex":"male","age":3}' },
};
