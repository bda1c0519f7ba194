import { bounds } from "../../../src/transport/bounds.ts";
import type { Attack, Field } from "../attack.ts";
import { createVisitor, type Door, doors } from "../doors.ts";
import { openRaw, type RawSocket, wait } from "../raw-socket.ts";
import { envelope, protoRequest } from "../requests.ts";

const json = doors[0] as Door; // cast: the list is a literal that begins with it

/** Calls after which every allowance is used up, however slowly they are answered. */
const FAR_OVER = 300;

/** A header that claims to come from a proxy; nobody is trusted, so that it counts for nothing. */
const spoofs: readonly ((index: number) => Readonly<Record<string, string>>)[] = [
  (i) => ({ "x-forwarded-for": `10.0.${i >> 8}.${i & 255}` }),
  (i) => ({ "x-real-ip": `10.0.${i >> 8}.${i & 255}` }),
  (i) => ({ forwarded: `for=10.0.${i >> 8}.${i & 255}` }),
  (i) => ({ "true-client-ip": `10.0.${i >> 8}.${i & 255}`, "cf-connecting-ip": `10.0.${i >> 8}.${i & 255}` }),
  (i) => ({ "x-forwarded-for": `::ffff:10.0.${i >> 8}.${i & 255}` }),
  (i) => ({ "x-forwarded-for": `2001:db8:${i.toString(16)}::1` }),
  () => ({ "x-forwarded-for": "__proto__" }),
  (i) => ({ "x-forwarded-for": `${"1.2.3.4, ".repeat(300)}${i}` }),
  (i) => ({ "x-forwarded-for": `127.0.0.1:${i}`, "x-client-ip": "unknown" }),
];

/** Waits until it is so, but not for ever: what is judged afterwards is what is then. */
async function settled(field: Field, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 5_000 * field.patience && !(await isSo()); waited += 50) await wait(50);
}

export const crowds: readonly Attack[] = [
  {
    name: "spoofed addresses",
    row: "LIM-3",
    memory: 48,
    async run(field) {
      const visitor = createVisitor(field.port, field.addressOf());
      const verdicts = new Map<string, number>();
      for (let i = 0; i < field.scaled(1_000); i++) {
        const verdict = await visitor.post(json, Buffer.from('{"gender":"male"}'), spoofs[i % spoofs.length]?.(i));
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }
      visitor.leave();
      for (const [verdict, times] of verdicts) field.tally.count(verdict, times);
      const letIn = verdicts.get("200") ?? 0;
      if (letIn > 100) field.tally.unexpected(`${letIn} calls of one address were let in`);
      for (const verdict of verdicts.keys()) if (!/^(?:200|429)$/.test(verdict)) field.tally.unexpected(verdict);
    },
  },
  {
    name: "calls far over the allowance",
    row: "LIM-1",
    memory: 96,
    async run(field) {
      const visitor = createVisitor(field.port, field.addressOf());
      const verdicts = new Map<string, number>();
      const until = performance.now() + field.seconds * 1_000;
      let made = 0;
      const one = async (door: Door): Promise<void> => {
        while (performance.now() < until || made < FAR_OVER) {
          made++;
          const body = door.framed ? envelope(protoRequest) : Buffer.from('{"gender":"male"}');
          const verdict = await visitor.post(door, body);
          verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
        }
      };
      const grpc = doors.filter(({ name }) => name === "gRPC");
      await Promise.all([json, json, json, json, ...grpc, ...grpc, ...grpc, ...grpc].map(one));
      visitor.leave();
      for (const [verdict, times] of verdicts) field.tally.count(verdict, times);
      const letIn = (verdicts.get("200") ?? 0) + (verdicts.get("grpc 0") ?? 0);
      if (letIn !== 100) field.tally.unexpected(`${letIn} calls of one address were let in`);
      for (const verdict of verdicts.keys()) {
        if (!/^(?:200|429|grpc 0|grpc 8)$/.test(verdict)) field.tally.unexpected(verdict);
      }
    },
  },
  {
    name: "many addresses, a call each",
    row: "LIM-4",
    memory: 96,
    async run(field) {
      const count = field.scaled(20_000);
      const begun = performance.now();
      let next = 0;
      const one = async (): Promise<void> => {
        while (next < count) {
          const index = next++;
          const raw = await openRaw(field.port, field.addressOf(index));
          await raw?.send(
            'POST /generate HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{"gender":"male"}',
          );
          await raw?.closed;
          const status = raw?.received().toString("latin1", 9, 12) ?? "refused";
          if (status === "200") field.tally.count("200");
          else field.tally.unexpected(`a first call: ${status}`);
        }
      };
      await Promise.all(Array.from({ length: 20 }, one));
      field.tally.count("seconds", Math.round((performance.now() - begun) / 1_000));
      field.tally.count("clients remembered", (await field.measure()).clients);
    },
  },
  {
    name: "connections without a word, over and over",
    row: "OPS-4",
    memory: 64,
    async run(field) {
      const until = performance.now() + field.seconds * 1_000;
      let opened = 0;
      const one = async (): Promise<void> => {
        while (performance.now() < until) {
          const raw = await openRaw(field.port, field.addressOf());
          raw?.breakOff();
          opened++;
        }
      };
      await Promise.all(Array.from({ length: 8 }, one));
      field.tally.count("connections", opened);
    },
  },
  {
    name: "more connections than one address may have",
    row: "OPS-4",
    memory: 96,
    async run(field) {
      const sockets: RawSocket[] = [];
      for (let i = 0; i < 15; i++) {
        const some = await Promise.all(Array.from({ length: 100 }, () => openRaw(field.port, field.addressOf())));
        sockets.push(...some.filter((raw) => raw !== undefined));
      }
      const holding = (): number => sockets.filter((raw) => !raw.isClosed()).length;
      // Told of a refusal only after it was connected.
      await settled(field, () => holding() <= bounds.connectionsPerClient);
      const held = holding();
      field.tally.count("connections held", held);
      field.tally.count("connections refused", 1_500 - held);
      for (const { socket } of sockets) socket.destroy();
      if (held > bounds.connectionsPerClient) field.tally.unexpected(`${held} connections of one address`);
    },
  },
  {
    name: "more requests than one connection may carry",
    row: "OPS-4",
    memory: 400,
    fullOnly: "needs a hundred thousand requests",
    async run(field) {
      const raw = await openRaw(field.port, field.addressOf());
      const some = Buffer.from("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(50));
      let sent = 0;
      let got = 0;
      raw?.socket.on("data", (chunk: Buffer) => {
        got += chunk.toString("latin1").split("HTTP/1.1 200").length - 1;
      });
      while (raw !== undefined && sent < bounds.requestsPerConnection + 1_000 && (await raw.send(some))) {
        sent += 50;
        // So that they are not all open at once.
        while (got < sent - 200 && !raw.isClosed()) await wait(1);
      }
      await settled(field, () => raw?.isClosed() === true);
      field.tally.count("answered", got);
      if (raw?.isClosed() !== true || got > bounds.requestsPerConnection)
        field.tally.unexpected(`${got} were answered`);
      raw?.socket.destroy();
    },
  },
  {
    name: "all connections taken by those who only sit there",
    row: "OPS-4",
    memory: 256,
    fullOnly: "needs ten thousand sockets",
    async run(field) {
      const sockets: RawSocket[] = [];
      for (let i = 0; i < 102; i++) {
        const some = await Promise.all(Array.from({ length: 100 }, () => openRaw(field.port, field.addressOf(i % 10))));
        sockets.push(...some.filter((raw) => raw !== undefined));
      }
      await settled(field, async () => (await field.measure()).connections <= bounds.connections);
      const { connections } = await field.measure();
      field.tally.count("connections at once", connections);
      field.tally.count("made room", sockets.filter((raw) => raw.isClosed()).length);
      for (const { socket } of sockets) socket.destroy();
      if (connections > bounds.connections) field.tally.unexpected(`${connections} connections at once`);
    },
  },
];
