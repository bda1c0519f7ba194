import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response whose body is not decompressed. */
export interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request over HTTP/1.1 of exactly this address, which no URL parser has tidied up. */
export function raw(address: string, method = "GET", headers: Record<string, string> = {}, body = ""): Promise<Raw> {
  const [, host, port, path] = /^http:\/\/([^:/]+):(\d+)(.*)$/.exec(address) ?? [];
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
    });
    sent.on("error", reject).end(body);
  });
}

/** The path with parameters, lists as repeated ones. */
export function pathOf(path: string, fields: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  return `${path}?${parameters}`;
}
