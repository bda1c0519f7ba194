import { expect, it } from "vitest";
import { serve } from "../serve.ts";
import { sendRaw } from "./send-raw.ts";

const head =
  "POST /verify/batch HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
const body = '{"requests":[{"country":"de","identity":{"name":"A"}}]}';

const chunked = (text: string): string => [...text].map((letter) => `1\r\n${letter}\r\n`).join("");

it("a body in chunks of one byte is read as any other", async () => {
  const { port, bugs } = await serve();
  const answer = await sendRaw(port, head, chunked(body.padEnd(20_000)), "0\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(bugs).toEqual([]);
});
