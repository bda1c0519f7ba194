import { once } from "node:events";
import { get } from "node:http";
import { connect as connectHttp2, constants } from "node:http2";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Handler, header } from "../../src/http/message/message.ts";
import { Clients } from "../../src/http/port/clients.ts";
import { FairQueue } from "../../src/http/port/fair.ts";
import { createListener } from "../../src/http/port/listener.ts";
import { createClientOf, createTrust } from "../../src/limit/client.ts";
import { PREFACE, settings } from "./clients/http2-frames.ts";

/** Connections of one address that are opened first, and send their preface at the same time. */
const MANY = 400;

function createClients(proxies: readonly string[] = [], queue = new FairQueue()): Clients {
  const isTrusted = createTrust(proxies);
  return new Clients({
    clientOf: createClientOf(isTrusted),
    isTrusted,
    maxPerClient: MANY,
    banSeconds: 0,
    onBan() {},
    queue,
  });
}

/** Listens on a free port until the test is finished; returns the port. */
function listen(handler: Handler, clients: Clients): Promise<number> {
  const listener = createListener(handler, { clients, tls: undefined });
  onTestFinished(() => {
    listener.destroy();
    return listener.close(() => {});
  });
  return listener.listen(0, "127.0.0.1");
}

it("serves a new client before it has created a session for each of 400 connections that send a preface at once", async () => {
  const clients = createClients();
  // Called for each new session of HTTP/2.
  let sessions = 0;
  const { of } = clients;
  vi.spyOn(clients, "of").mockImplementation((ends) => {
    sessions++;
    return of.call(clients, ends);
  });
  let sessionsThen = 0;
  const port = await listen((_request, response) => {
    sessionsThen = sessions;
    response.end();
  }, clients);

  const sockets = Array.from({ length: MANY }, () => connect({ port, localAddress: "127.99.0.1", host: "127.0.0.1" }));
  await expect.poll(() => clients.size).toBe(MANY);
  for (const socket of sockets) socket.write(Buffer.concat([PREFACE, settings()]));
  const [response] = await once(get({ port, localAddress: "127.99.0.2", host: "127.0.0.1", agent: false }), "response");
  expect(response.statusCode).toBe(200);
  expect(sessionsThen).toBeLessThan(MANY / 2);
  await expect.poll(() => sessions).toBe(MANY);
});

it("tells clients of HTTP/2 to retry a call that they send as their idle connection is evicted", async () => {
  const clients = createClients();
  const port = await listen((_request, response) => {
    response.writeHead(204, {});
    response.end();
  }, clients);
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  session.on("error", () => {});
  onTestFinished(() => session.destroy());
  const first = session.request().resume();
  first.end();
  await once(first, "close");

  const { localAddress: remoteAddress, localPort: remotePort, remoteAddress: localAddress = "" } = session.socket;
  const connection = clients.of({ remoteAddress, remotePort, localAddress });
  await expect.poll(() => connection?.requests).toBe(0);
  const second = session.request();
  second.end();
  connection?.evict();
  await expect(once(second, "response")).rejects.toThrow();
  expect(second.rstCode).toBe(constants.NGHTTP2_REFUSED_STREAM);
});

describe("behind a trusted proxy", () => {
  const busy = "198.51.100.7";
  const other = "198.51.100.8";

  /** Works for a millisecond in each of two turns, and notes the client. */
  function workingHandler(answered: string[]): Handler {
    const work = (): void => {
      const until = performance.now() + 1;
      while (performance.now() < until);
    };
    return (request, response, peer) => {
      work();
      void peer.nextTurn().then(() => {
        work();
        answered.push(header(request, "x-forwarded-for") ?? "");
        response.writeHead(204, {});
        response.end();
      });
    };
  }

  it("a forwarded client with many calls does not make another on the same connection wait", async () => {
    const answered: string[] = [];
    const port = await listen(workingHandler(answered), createClients(["127.0.0.0/8"]));
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    onTestFinished(() => session.destroy());
    const call = (client: string): void =>
      void session
        .request({ "x-forwarded-for": client })
        .on("error", () => {})
        .resume()
        .end();
    for (let made = 0; made < 90; made++) call(busy);
    call(other);
    await expect.poll(() => answered.length).toBe(91);
    expect(answered.indexOf(other)).toBeLessThan(30);
  });

  it.each([1, 2])("tasks belong to the forwarded client over HTTP/%s, and reading to the connection", async (http) => {
    const queue = new FairQueue();
    const schedule = vi.spyOn(queue, "schedule");
    const port = await listen(workingHandler([]), createClients(["127.0.0.0/8"], queue));
    const headers = { "x-forwarded-for": busy };
    if (http === 1) {
      const [response] = await once(get({ port, host: "127.0.0.1", headers, agent: false }), "response");
      response.resume();
    } else {
      const session = connectHttp2(`http://127.0.0.1:${port}`);
      onTestFinished(() => session.destroy());
      const stream = session.request(headers).resume();
      stream.end();
      await once(stream, "close");
    }
    const clients = schedule.mock.calls.map(([client]) => client);
    const own = schedule.mock.calls.filter(([client]) => client === busy);
    // The call, which may be refused in overload, and the turn that it asks for.
    expect(own.map(([, , options]) => options?.isCall === true)).toEqual([true, false]);
    const reading = clients.filter((client) => client !== busy);
    expect(reading.length).toBeGreaterThan(0);
    expect(new Set(reading).size).toBe(1);
    expect(reading[0]).toMatch(/^127\.0\.0\.1 \d+$/);
  });
});
