import { limits } from "../../../../src/http/limits.ts";
import { flags, frame, types } from "../../clients/http2-frames.ts";
import { openHttp2 } from "../../clients/raw-http2.ts";
import { openRaw, type RawSocket, wait } from "../../clients/raw-socket.ts";
import { lasts } from "../../clients/reconnect.ts";
import { begin, get } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";

/** The default of CONNECTIONS_PER_CLIENT. */
const PER_CLIENT = 1_000;

/** Polls until the condition holds or the timeout passes. */
async function settled(
  context: AttackContext,
  condition: () => boolean | Promise<boolean>,
  timeout = 5_000,
): Promise<void> {
  for (let waited = 0; waited < timeout * context.slack && !(await condition()); waited += 50) await wait(50);
}

const healthz = get("/healthz");
const call = Buffer.concat([
  begin(1, "/generate", "application/json"),
  frame(types.data, flags.endStream, 1, Buffer.from('{"gender":"male"}')),
]);

/** Opens so many hundred connections, one hundred after the other, each from another address or all from one. */
async function openHundreds(context: AttackContext, hundreds: number, isSpread: boolean): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let i = 0; i < hundreds; i++) {
    const address = context.addressOf(isSpread ? i : 0);
    const some = await Promise.all(Array.from({ length: 100 }, () => openRaw(context.port, address)));
    sockets.push(...some.filter((raw) => raw !== undefined));
  }
  return sockets;
}

/** 8,000 clients that connect at the same time, `perAddress` of them from each address, and call once. */
function burst(name: string, perAddress: number): Attack {
  const run = async (context: AttackContext): Promise<void> => {
    const one = async (index: number): Promise<void> => {
      const session = await openHttp2(context.port, context.addressOf(Math.floor(index / perAddress)));
      await session?.send(call);
      await session?.ready;
      if (session === undefined) return;
      // A call over the rate limit gets a status too.
      const hasStatus = () => [...session.seen().keys()].some((reaction) => reaction.startsWith("status "));
      await settled(context, () => session.isClosed() || hasStatus(), 2_000);
      for (const [reaction, times] of session.seen()) context.findings.count(reaction, times);
      session.socket.destroy();
    };
    await Promise.all(Array.from({ length: context.scaled(8_000) }, (_, index) => one(index)));
  };
  return { name, row: "OPS-4", memory: 300, run };
}

export const connectionLimits: readonly Attack[] = [
  {
    name: "connect/close flood",
    row: "OPS-4",
    memory: 64,
    honestP99: 150,
    async run({ port, addressOf, findings, seconds }) {
      const goesOn = lasts(seconds * 1_000);
      const one = async (): Promise<void> => {
        for (; goesOn(); findings.count("connections")) (await openRaw(port, addressOf()))?.breakOff();
      };
      await Promise.all(Array.from({ length: 8 }, one));
    },
  },
  {
    name: "more connections than allowed per address",
    row: "OPS-4",
    memory: 96,
    async run(context) {
      const sockets = await openHundreds(context, 12, false);
      const isAnswered = (raw: RawSocket): boolean => raw.received().includes("200 OK");
      // The server closes a refused connection only after accepting it.
      for (const raw of sockets) void raw.send(healthz);
      await settled(context, () => sockets.every((raw) => raw.isClosed() || isAnswered(raw)));
      const answered = sockets.filter(isAnswered).length;
      context.findings.count("connections answered", answered);
      context.findings.count("connections refused", 1_200 - answered);
      for (const { socket } of sockets) socket.destroy();
      if (answered > PER_CLIENT) context.findings.unexpected(`${answered} connections of one address`);
    },
  },
  {
    name: "more requests than allowed per connection",
    row: "OPS-4",
    memory: 400,
    fullOnly: "needs a hundred thousand requests",
    async run(context) {
      const raw = await openRaw(context.port, context.addressOf());
      const some = Buffer.from(healthz.repeat(50));
      let sent = 0;
      let got = 0;
      raw?.socket.on("data", (chunk: Buffer) => {
        got += chunk.toString("latin1").split("HTTP/1.1 200").length - 1;
      });
      while (raw !== undefined && sent < limits.requestsPerConnection + 1_000 && (await raw.send(some))) {
        sent += 50;
        // Limits the requests in flight.
        while (got < sent - 200 && !raw.isClosed()) await wait(1);
      }
      await settled(context, () => raw?.isClosed() === true);
      context.findings.count("answered", got);
      if (raw?.isClosed() !== true || got > limits.requestsPerConnection)
        context.findings.unexpected(`${got} were answered`);
      raw?.socket.destroy();
    },
  },
  burst("8,000 connections of HTTP/2 at once, from one address", 8_000),
  {
    ...burst("8,000 connections of HTTP/2 at once, from 100 addresses", 80),
    fullOnly: "takes both cores",
  },
  {
    name: "connection limit exhausted by idle clients",
    row: "OPS-4",
    memory: 256,
    fullOnly: "needs ten thousand sockets",
    async run(context) {
      const sockets = await openHundreds(context, 102, true);
      const closed = (): number => sockets.filter((raw) => raw.isClosed()).length;
      // The server accepts the last ones after this process has opened them.
      await settled(context, () => sockets.length - closed() <= limits.connections);
      const { connections } = await context.measure();
      context.findings.count("connections at once", connections);
      context.findings.count("idle connections closed", closed());
      for (const { socket } of sockets) socket.destroy();
      if (connections > limits.connections) context.findings.unexpected(`${connections} connections at once`);
      if (closed() === 0) context.findings.unexpected("no idle connection was closed");
    },
  },
];
