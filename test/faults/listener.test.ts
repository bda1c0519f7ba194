import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createClientOf, createTrust } from "../../src/limit/client.ts";
import { createConnections } from "../../src/transport/server/connections.ts";
import { createListener } from "../../src/transport/server/listener.ts";
import { Turns } from "../../src/transport/server/turns.ts";
import { PREFACE, settings } from "./clients/http2-frames.ts";

/** Connections of one address that are opened first, and send their preface at the same time. */
const MANY = 400;

it("serves a new client before it has created a session for each of 400 connections that send a preface at once", async () => {
  const isTrusted = createTrust([]);
  const connections = createConnections({
    clientOf: createClientOf(isTrusted),
    isTrusted,
    maxPerClient: MANY,
    banSeconds: 0,
    onBan() {},
    turns: new Turns(),
  });
  // Called for each new session.
  let sessions = 0;
  const of: typeof connections.of = (ends) => {
    sessions++;
    return connections.of(ends);
  };
  let sessionsThen = 0;
  const listener = createListener(
    (_request, response) => {
      sessionsThen = sessions;
      response.end();
    },
    { connections: { ...connections, of }, tls: undefined },
  );
  const port = await listener.listen(0, "127.0.0.1");
  onTestFinished(() => {
    listener.destroy();
    return listener.close(() => {});
  });

  const sockets = Array.from({ length: MANY }, () => connect({ port, localAddress: "127.99.0.1", host: "127.0.0.1" }));
  await expect.poll(() => connections.size).toBe(MANY);
  for (const socket of sockets) socket.write(Buffer.concat([PREFACE, settings()]));
  const [response] = await once(get({ port, localAddress: "127.99.0.2", host: "127.0.0.1", agent: false }), "response");
  expect(response.statusCode).toBe(200);
  expect(sessionsThen).toBeLessThan(MANY / 2);
  await expect.poll(() => sessions).toBe(MANY + 1);
});
