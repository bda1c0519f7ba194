import { describe, expect, it } from "vitest";
import { serve } from "../serve.ts";
import { sendRaw } from "./send-raw.ts";

const body = '{"gender":"male"}';

interface Problem {
  readonly status: string;
  readonly type: string | undefined;
  readonly id: string | undefined;
  readonly problem: unknown;
}

function problemOf(answer: string): Problem {
  const [head = "", text = ""] = answer.split("\r\n\r\n");
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim();
  return {
    status: head.split(" ")[1] ?? "",
    type: field("content-type"),
    id: field("x-request-id"),
    problem: JSON.parse(text),
  };
}

describe("what the parser of HTTP/1.1 refuses is answered with problem details and a request id", () => {
  it.each([
    ["an unknown method", "PRY / HTTP/1.1\r\nHost: a\r\n\r\n", 400, "Invalid method encountered"],
    [
      "a header without a colon",
      "GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n",
      400,
      "The request is not valid HTTP/1.1: ",
    ],
    [
      "header fields that are too large",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
      "16384 bytes",
    ],
    [
      "two lengths",
      "POST /generate HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
      400,
      "not valid HTTP/1.1",
    ],
    [
      "a chunk without a size",
      "POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      400,
      "not valid HTTP/1.1",
    ],
  ])("%s", async (_what, sent, status, says) => {
    const { port, bugs } = await serve();
    expect(problemOf(await sendRaw(port, sent))).toEqual({
      status: String(status),
      type: "application/problem+json",
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      problem: { type: "about:blank", title: expect.any(String), status, detail: expect.stringContaining(says) },
    });
    expect(bugs).toEqual([]);
  });

  it("a request that does not arrive in time", async () => {
    const { port } = await serve({}, { limits: { headersTimeout: 300, requestTimeout: 400, checkingInterval: 50 } });
    const { status, problem } = problemOf(await sendRaw(port, "GET / HTTP/1.1\r\nHost"));
    expect([status, problem]).toMatchObject(["408", { title: "Request Timeout" }]);
  });

  it("another transfer coding than chunked", async () => {
    const { port } = await serve();
    for (const coding of ["gzip, chunked", "gzip,  chunked", "chunked, chunked"]) {
      const head = `POST /generate HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: ${coding}\r\n\r\n`;
      const { status, type, id } = problemOf(await sendRaw(port, `${head}11\r\n${body}\r\n0\r\n\r\n`));
      expect([status, type], coding).toEqual([coding.startsWith("gzip") ? "501" : status, "application/problem+json"]);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it("chunked in any case is read", async () => {
    const { port } = await serve();
    const head =
      "POST /generate HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: Chunked\r\n\r\n";
    expect(await sendRaw(port, `${head}11\r\n${body}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it.each([
  ["POST", "/%67enerate", 200],
  ["POST", "/gener%61te/", 200],
  ["POST", "/identity%2Ev1.IdentityService/%47enerateIdentity", 200],
  ["GET", "/avatar/male-adult/3%2Epng", 200],
  ["GET", "/avatar/male%2dadult/3%2epng", 200],
  ["GET", "/%7e", 404],
  ["GET", "/avatar%2Fmale-adult%2F3", 404],
  ["GET", "/places%3Fcountry=de", 404],
  ["GET", "/%zz", 404],
  ["GET", "/%", 404],
])("%s %s is the decoded path", async (method, path, status) => {
  const { port } = await serve();
  const sent = path.includes("Identity") ? '{"gender":1}' : body;
  const fields = `Content-Type: application/json\r\nContent-Length: ${sent.length}\r\nConnection: close\r\n\r\n${sent}`;
  const answer = await sendRaw(port, `${method} ${path} HTTP/1.1\r\nHost: a\r\n${fields}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
