import { expect, it } from "vitest";
import { limits } from "../../../src/transport/limits.ts";
import { serve } from "../serve.ts";
import { sendRaw } from "./send-raw.ts";

const head =
  "POST /verify/batch HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
const body = '{"requests":[{"country":"de","identity":{"name":"A"}}]}';

const chunked = (text: string): string => [...text].map((letter) => `1\r\n${letter}\r\n`).join("");

it("a body in chunks of one byte is read as any other", async () => {
  const { port } = await serve();
  const answer = await sendRaw(port, head, chunked(body.padEnd(limits.smallChunks)), "0\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it("a body in more small chunks than a client needs is refused, and says what would do", async () => {
  const { port, bugs } = await serve();
  const answer = await sendRaw(port, head, chunked(body.padEnd(limits.smallChunks + 1)));
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(.*\r\n)*connection: close\r\n/);
  expect(answer).toContain('"detail":"The body must not come in more than 10000 chunks of fewer than 16 bytes."');
  expect(bugs).toEqual([]);
});
