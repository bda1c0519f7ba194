import { type Endpoint, endpoints } from "../../clients/endpoints.ts";
import { type Body, postBodies } from "../../clients/post-bodies.ts";
import { envelope } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

const good = '{"gender":"male"}';
const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** Bodies that no honest client sends; all but the last few are refused. */
const bodies: readonly (string | Buffer)[] = [
  "",
  " ",
  "null",
  "true",
  "1",
  '"male"',
  "[]",
  "[{}]",
  "{",
  "}",
  "{}{}",
  `${good}${good}`,
  `${good},`,
  "{'gender':'male'}",
  '{gender:"male"}',
  '{"gender":"male",}',
  '{"gender":"male"}//',
  '{"gender":"male","gender":"female"}',
  '{"gender":"male","\\u0067ender":"female"}',
  '{"__proto__":{"gender":"male"}}',
  '{"gender":"male","__proto__":{"a":1}}',
  '{"gender":"male","__proto__":null}',
  '{"constructor":{"prototype":{"gender":"male"}}}',
  '{"gender":"male","toString":1,"hasOwnProperty":2}',
  '{"gender":{"toString":"male"}}',
  '{"gender":["male"]}',
  '{"gender":"MALE"}',
  '{"gender":"male\\u0000"}',
  '{"gender":"\\ud800"}',
  '{"gender":"male","seed":"\\ud800"}',
  '{"gender":"male","seed":"\\udc00\\ud800"}',
  '{"gender":"male","seed":""}',
  `{"gender":"male","seed":"${"😀".repeat(65)}"}`,
  '{"gender":"male","min_age":1e309}',
  '{"gender":"male","min_age":-0}',
  '{"gender":"male","min_age":18.000000000000000001}',
  '{"gender":"male","max_age":99999999999999999999}',
  '{"gender":"male","reference_date":"+275760-09-13"}',
  '{"gender":"male","reference_date":"0000-00-00"}',
  '{"gender":"male","country":"__proto__"}',
  '{"gender":"male","country":"constructor"}',
  "\ufeff{}",
  `\ufeff${good}`,
  Buffer.from(good, "utf16le"),
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good, "utf16le")]),
  Buffer.concat([Buffer.from('{"gender":"ma'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
  Buffer.concat([Buffer.from('{"gender":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  Buffer.alloc(4_096),
  Buffer.alloc(4_096, 0xff),
  nested(2_000, "[", "]"),
  nested(400, '{"a":', "1}").replace("11", "1"),
  `{"gender":${nested(1_900, "[", "]")}}`,
  `{${Array.from({ length: 250 }, (_, i) => `"${i}":0`).join(",")}}`,
  `{"gender":"${"m".repeat(4_000)}"}`,
  `{"gender":"male","seed":"${"x".repeat(5_000)}"}`,
  `{"gender":"male"${" ".repeat(4_050)}}`,
];

/** Allowed answers: success, a client error, or an exhausted rate limit. */
const allowed = /^(?:200|400|413|429|grpc (?:0|3|8|12)|connect \d+ [a-z_]+)$/;

function bodiesOf({ framed }: Endpoint): readonly Body[] {
  return bodies.map((text) => {
    const bytes = Buffer.from(text);
    return { name: bytes.toString("latin1", 0, 40), body: framed ? envelope(bytes) : bytes };
  });
}

export const jsonBodies: readonly Attack[] = [
  {
    name: "deep, oversized and prototype-polluting JSON",
    row: "MSG-2",
    memory: 64,
    run: postBodies({ endpoints, bodiesOf, allowed }),
  },
];
