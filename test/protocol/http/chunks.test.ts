import { connect } from "node:net";
import { expect, it } from "vitest";
import { limits } from "../../../src/transport/limits.ts";
import { serve } from "../serve.ts";

const head =
  "POST /verify HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
const body = '{"requests":[{"country":"de","identity":{"name":"A"}}]}';

/** All that the server answers on a connection until it closes it. */
function exchange(url: string, parts: readonly string[]): Promise<string> {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
    if (answer.endsWith("\r\n0\r\n\r\n") || answer.endsWith("}")) socket.end();
  });
  return new Promise((resolve, reject) => {
    socket.on("close", () => resolve(answer)).on("error", reject);
    for (const part of parts) socket.write(part);
  });
}

const chunked = (text: string): string => [...text].map((letter) => `1\r\n${letter}\r\n`).join("");

it("a body in chunks of one byte is read as any other", async () => {
  const { url } = await serve();
  const answer = await exchange(url, [head, chunked(body.padEnd(limits.smallChunks)), "0\r\n\r\n"]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it("a body in more small chunks than a client needs is refused, and says what would do", async () => {
  const { url, bugs } = await serve();
  const answer = await exchange(url, [head, chunked(body.padEnd(limits.smallChunks + 1))]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
  expect(answer).toContain('"detail":"The body must not come in more than 10000 chunks of fewer than 16 bytes."');
  expect(bugs).toEqual([]);
});
