import { type Fields, headers } from "../../clients/http2-frames.ts";
import { rpcPath } from "../../clients/requests.ts";
import { checkHttp2, checkStatuses } from "../../clients/statuses.ts";
import type { Attack } from "../../harness/attack.ts";

/** Values that are not an authority (RFC 3986 section 3.2), or of which no URL can be made. */
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
    async run(context) {
      for (const host of malformed) {
        const check = (path: string): Promise<void> => {
          const request = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
          return checkStatuses(context, `Host ${JSON.stringify(host.slice(0, 20))} at ${path}`, request, statuses);
        };
        await Promise.all(paths.map(check));
      }
      for (const path of paths) {
        await checkStatuses(context, "no Host in HTTP/1.1", `POST ${path} HTTP/1.1\r\n\r\n`, statuses);
        // HTTP/1.0 does not require Host; the call is refused because it has no content type and no body.
        await checkStatuses(context, "no Host in HTTP/1.0", `POST ${path} HTTP/1.0\r\n\r\n`, /^4(?:0[045]|15)$/);
      }
      await checkStatuses(context, "two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", statuses);
    },
  },
  {
    name: "malformed :authority on HTTP/2",
    row: "H2-9",
    memory: 48,
    async run(context) {
      const check = (path: string, ...authority: Fields): Promise<void> => {
        const fields: Fields = [[":method", "POST"], [":scheme", "http"], [":path", path], ...authority];
        return checkHttp2(context, `${path} with ${JSON.stringify(authority).slice(0, 60)}`, headers(1, fields));
      };
      for (const authority of malformed) await Promise.all(paths.map((path) => check(path, [":authority", authority])));
      await check(rpcPath);
      await check(rpcPath, ["host", "a:99999"]);
      await check(rpcPath, [":authority", "a"], [":authority", "b"]);
    },
  },
];
