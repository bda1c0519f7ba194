import { limits } from "../../../../src/transport/limits.ts";
import { openRaw, type RawSocket, wait } from "../../clients/raw-socket.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";

/** The default of CONNECTIONS_PER_CLIENT. */
const PER_CLIENT = 100;

/** Waits until it is so, but not for ever: what is judged afterwards is what is then. */
async function settled(context: AttackContext, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 5_000 * context.slack && !(await isSo()); waited += 50) await wait(50);
}

export const connectionLimits: readonly Attack[] = [
  {
    name: "connections without a word, over and over",
    row: "OPS-4",
    memory: 64,
    async run(context) {
      const until = performance.now() + context.seconds * 1_000;
      let opened = 0;
      const one = async (): Promise<void> => {
        while (performance.now() < until) {
          const raw = await openRaw(context.port, context.addressOf());
          raw?.breakOff();
          opened++;
        }
      };
      await Promise.all(Array.from({ length: 8 }, one));
      context.findings.count("connections", opened);
    },
  },
  {
    name: "more connections than one address may have",
    row: "OPS-4",
    memory: 96,
    async run(context) {
      const sockets: RawSocket[] = [];
      for (let i = 0; i < 3; i++) {
        const some = await Promise.all(Array.from({ length: 100 }, () => openRaw(context.port, context.addressOf())));
        sockets.push(...some.filter((raw) => raw !== undefined));
      }
      const holding = (): number => sockets.filter((raw) => !raw.isClosed()).length;
      // Told of a refusal only after it was connected.
      await settled(context, () => holding() <= PER_CLIENT);
      const held = holding();
      context.findings.count("connections held", held);
      context.findings.count("connections refused", 300 - held);
      for (const { socket } of sockets) socket.destroy();
      if (held > PER_CLIENT) context.findings.unexpected(`${held} connections of one address`);
    },
  },
  {
    name: "more requests than one connection may carry",
    row: "OPS-4",
    memory: 400,
    fullOnly: "needs a hundred thousand requests",
    async run(context) {
      const raw = await openRaw(context.port, context.addressOf());
      const some = Buffer.from("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(50));
      let sent = 0;
      let got = 0;
      raw?.socket.on("data", (chunk: Buffer) => {
        got += chunk.toString("latin1").split("HTTP/1.1 200").length - 1;
      });
      while (raw !== undefined && sent < limits.requestsPerConnection + 1_000 && (await raw.send(some))) {
        sent += 50;
        // So that they are not all open at once.
        while (got < sent - 200 && !raw.isClosed()) await wait(1);
      }
      await settled(context, () => raw?.isClosed() === true);
      context.findings.count("answered", got);
      if (raw?.isClosed() !== true || got > limits.requestsPerConnection)
        context.findings.unexpected(`${got} were answered`);
      raw?.socket.destroy();
    },
  },
  {
    name: "all connections taken by those who only sit there",
    row: "OPS-4",
    memory: 256,
    fullOnly: "needs ten thousand sockets",
    async run(context) {
      const sockets: RawSocket[] = [];
      for (let i = 0; i < 102; i++) {
        const some = await Promise.all(Array.from({ length: 100 }, () => openRaw(context.port, context.addressOf(i))));
        sockets.push(...some.filter((raw) => raw !== undefined));
      }
      await settled(context, async () => (await context.measure()).connections <= limits.connections);
      const { connections } = await context.measure();
      context.findings.count("connections at once", connections);
      context.findings.count("made room", sockets.filter((raw) => raw.isClosed()).length);
      for (const { socket } of sockets) socket.destroy();
      if (connections > limits.connections) context.findings.unexpected(`${connections} connections at once`);
    },
  },
];
