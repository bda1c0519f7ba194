import { type IncomingMessage, request } from "node:http";

/** GET of exactly this path, which no URL parser has tidied up, with no headers but these. */
export function rawGet(port: number, rawPath: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: rawPath, headers }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end();
  });
}
