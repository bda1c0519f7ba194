import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { callOften, leaveUnread, smallUnread } from "../../faults/clients/unread.ts";
import { post, serve } from "../serve.ts";
import { sendRaw } from "./send-raw.ts";

const rpc = "/identity.v1.IdentityService/GenerateIdentity";
const body = '{"gender":"male"}';
const tail = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

describe("request heads", () => {
  const hosts = [
    "",
    " ",
    "a b",
    "a|b",
    "a:99999",
    "[",
    "[::1",
    "%",
    "%zz",
    "a^b",
    "a/b",
    "a@b",
    "a\\b",
    "a,b",
    "x".repeat(300),
  ];

  it.each(hosts)("answers 400 to the Host %j on every path, and goes on serving", async (host) => {
    const { port, url, bugs } = await serve();
    for (const path of [rpc, "/generate", "/", "/grpc.health.v1.Health/Check"]) {
      expect(await sendRaw(port, `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${tail}`)).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    expect(bugs).toEqual([]);
  });

  it.each([`POST ${rpc} HTTP/1.1\r\n`, `POST ${rpc} HTTP/1.0\r\n`])(
    "answers 400 where there is no Host: %j",
    async (line) => {
      const { port, url } = await serve();
      expect(await sendRaw(port, `${line}${tail}`)).toMatch(/^HTTP\/1\.1 400 /);
      expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    },
  );

  it("answers 505 to a version that is not supported", async () => {
    const { port } = await serve();
    expect(await sendRaw(port, `POST ${rpc} HTTP/2.0\r\nHost: a\r\n${tail}`)).toMatch(/^HTTP\/1\.1 505 /);
  });

  it.each(["a:99999", "[::1", "%zz", "a b"])(
    "answers 400 to the :authority %j on HTTP/2, and goes on serving",
    async (authority) => {
      const { url } = await serve();
      const session = connectHttp2(url);
      const status = await new Promise((resolve) => {
        const stream = session.request({ ":method": "POST", ":path": rpc, ":authority": authority });
        stream.on("response", (headers) => resolve(headers[":status"]));
        stream.on("error", () => resolve("reset"));
        stream.end();
      });
      session.close();
      expect([400, "reset"]).toContain(status);
      expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    },
  );

  it("takes the absolute form of a target", async () => {
    const { port } = await serve();
    for (const path of [rpc, "/generate"]) {
      const sent = path === rpc ? '{"gender":1}' : body;
      const headers = `Content-Type: application/json\r\nContent-Length: ${sent.length}\r\nConnection: close\r\n\r\n${sent}`;
      const answer = await sendRaw(port, `POST http://a.example${path} HTTP/1.1\r\nHost: other\r\n${headers}`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(await sendRaw(port, `POST http://a:99999${rpc} HTTP/1.1\r\nHost: a\r\n${tail}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("answers an asterisk of another method than OPTIONS, a garbled request and an unknown method", async () => {
    const { port, url } = await serve();
    expect(await sendRaw(port, "GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(port, "PRY / HTTP/1.1\r\nHost: a\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(port, "\0\0\0\0")).toMatch(/^(HTTP\/1\.1 400 |$)/);
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
  });

  it("answers a request that comes byte by byte", async () => {
    const { port } = await serve();
    const request = `POST /generate HTTP/1.1\r\nHost: a\r\n${tail}`;
    expect(await sendRaw(port, ...request.slice(0, 30), request.slice(30))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("distinguishes HTTP/2 from HTTP/1.1 even where the preface comes in pieces", async () => {
    const { port } = await serve();
    const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);
    const goAway = Buffer.from([0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const answer = await sendRaw(port, "PRI * HT", "TP/2.0\r\n\r\nSM\r\n\r\n", settings, goAway);
    expect(Buffer.from(answer, "latin1")[3]).toBe(4);
  });

  it("answers pipelined requests in their order", async () => {
    const { port } = await serve();
    const first = `POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
    const answer = await sendRaw(port, `${first}POST /generate HTTP/1.1\r\nHost: a\r\n${tail}`);
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)).toEqual(["400", "200"]);
  });

  it("goes on serving where a connection is reset before it is read, because its client has much to read", async () => {
    const { port, url, bugs } = await serve({}, { limits: smallUnread });
    const unread = await leaveUnread(port, "127.0.0.1", 2);
    await callOften(port);
    const sockets = Array.from({ length: 5 }, () => connect(port, "127.0.0.1"));
    for (const socket of sockets) socket.on("error", () => {}).write(`POST /generate HTTP/1.1\r\nHost: a\r\n${tail}`);
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    await callOften(port);
    for (const socket of sockets) socket.resetAndDestroy();
    await Promise.all(closed);
    expect(sockets.map(({ bytesRead }) => bytesRead)).toEqual([0, 0, 0, 0, 0]);
    unread.socket.destroy();
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    expect(bugs).toEqual([]);
  });

  it("survives a client that disconnects mid-request", async () => {
    const { port, url, bugs } = await serve();
    for (const part of [
      "POST /gen",
      `POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(part);
          setTimeout(() => {
            socket.resetAndDestroy();
            resolve();
          }, 30);
        });
      });
    }
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    expect(bugs).toEqual([]);
  });
});
