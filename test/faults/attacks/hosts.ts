import type { Attack, Field } from "../attack.ts";
import { type Fields, headers } from "../http2-frames.ts";
import { rpcPath } from "../requests.ts";
import { tellStatuses } from "../shapes.ts";
import { tellHttp2 } from "./http2-shapes.ts";

/** Authorities that no URL can be made of, or that are not one at all. */
const malformed = [
  "", " ", "a b", "a|b", "a:99999", "a:-1", "a:1:2", "[", "[::1", "[::1]x", "[g::]", "%", "%zz", "a^b", "a/b", "a@b", "a\\b",
  "a,b", "a<b", "a`b", "{}", "http://a", "a?b", "a#b", "\xff", "xn--\xff", "x".repeat(300), "a".repeat(9_000),
] as const; // biome-ignore format: a list of words

const paths = [rpcPath, "/grpc.health.v1.Health/Check", "/generate", "/", "/avatar/young-female/1"];

const statuses = /^(?:400|431)$/;

export const hosts: readonly Attack[] = [
  {
    name: "malformed Host on HTTP/1.1",
    row: "H1-1",
    memory: 48,
    async run(field) {
      for (const host of malformed) {
        for (const path of paths) {
          const request = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
          await tellStatuses(field, `Host ${JSON.stringify(host.slice(0, 20))} at ${path}`, request, statuses);
        }
      }
      for (const path of paths) {
        await tellStatuses(field, "no Host in HTTP/1.1", `POST ${path} HTTP/1.1\r\n\r\n`, statuses);
        // May be left out there; what is refused is a call without a type and without a body.
        await tellStatuses(field, "no Host in HTTP/1.0", `POST ${path} HTTP/1.0\r\n\r\n`, /^4(?:0[045]|15)$/);
      }
      await tellStatuses(field, "two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", statuses);
    },
  },
  {
    name: "malformed :authority on HTTP/2",
    row: "H2-9",
    memory: 48,
    async run(field) {
      for (const authority of malformed) {
        for (const path of paths) await one(field, path, [[":authority", authority]]);
      }
      await one(field, rpcPath, []);
      await one(field, rpcPath, [["host", "a:99999"]]);
      await one(field, rpcPath, [
        [":authority", "a"],
        [":authority", "b"],
      ]);
    },
  },
];

async function one(field: Field, path: string, authority: Fields): Promise<void> {
  const name = `${path} with ${JSON.stringify(authority).slice(0, 60)}`;
  await tellHttp2(field, name, headers(1, [[":method", "POST"], [":scheme", "http"], [":path", path], ...authority]));
}
