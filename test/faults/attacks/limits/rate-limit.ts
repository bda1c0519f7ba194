import { createClient, type Endpoint, endpoints } from "../../clients/endpoints.ts";
import { openRaw } from "../../clients/raw-socket.ts";
import { envelope, protoRequest } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

const json = endpoints[0] as Endpoint; // cast: the list is a literal that begins with it

/** Calls at least, so that even a short run exhausts the rate limit: each refusal delays the next call, up to 1 s. */
const OVER = 116;

/** Calls with spoofed headers: only 12 above the rate limit, because each refusal delays the next call. */
const SPOOFED = 112;

/** Headers that name another client address; the server ignores them, because it trusts no proxy. */
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

export const rateLimits: readonly Attack[] = [
  {
    name: "spoofed addresses",
    row: "LIM-3",
    memory: 48,
    async run(context) {
      const client = createClient(context.port, context.addressOf());
      const answers = new Map<string, number>();
      for (let i = 0; i < context.scaled(SPOOFED); i++) {
        const answer = await client.post(json, Buffer.from('{"gender":"male"}'), spoofs[i % spoofs.length]?.(i));
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      client.close();
      for (const [answer, times] of answers) context.findings.count(answer, times);
      const letIn = answers.get("200") ?? 0;
      if (letIn > 100) context.findings.unexpected(`${letIn} calls of one address were let in`);
      for (const answer of answers.keys()) if (!/^(?:200|429)$/.test(answer)) context.findings.unexpected(answer);
    },
  },
  {
    name: "calls far over the rate limit",
    row: "LIM-1",
    memory: 96,
    async run(context) {
      const client = createClient(context.port, context.addressOf());
      const answers = new Map<string, number>();
      const until = performance.now() + context.seconds * 1_000;
      let made = 0;
      const one = async (endpoint: Endpoint): Promise<void> => {
        while (performance.now() < until || made < OVER) {
          made++;
          const body = endpoint.framed ? envelope(protoRequest) : Buffer.from('{"gender":"male"}');
          const answer = await client.post(endpoint, body);
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
        }
      };
      const grpc = endpoints.filter(({ name }) => name === "gRPC");
      await Promise.all([json, json, json, json, ...grpc, ...grpc, ...grpc, ...grpc].map(one));
      client.close();
      for (const [answer, times] of answers) context.findings.count(answer, times);
      const letIn = (answers.get("200") ?? 0) + (answers.get("grpc 0") ?? 0);
      if (letIn !== 100) context.findings.unexpected(`${letIn} calls of one address were let in`);
      for (const answer of answers.keys()) {
        if (!/^(?:200|429|grpc 0|grpc 8)$/.test(answer)) context.findings.unexpected(answer);
      }
    },
  },
  {
    name: "one call from each of 20,000 addresses",
    row: "LIM-4",
    memory: 96,
    async run(context) {
      const count = context.scaled(20_000);
      const begun = performance.now();
      let next = 0;
      const one = async (): Promise<void> => {
        while (next < count) {
          const index = next++;
          const raw = await openRaw(context.port, context.addressOf(index));
          await raw?.send(
            'POST /generate HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{"gender":"male"}',
          );
          await raw?.closed;
          const status = raw?.received().toString("latin1", 9, 12) ?? "refused";
          if (status === "200") context.findings.count("200");
          else context.findings.unexpected(`a first call: ${status}`);
        }
      };
      await Promise.all(Array.from({ length: 20 }, one));
      context.findings.count("seconds", Math.round((performance.now() - begun) / 1_000));
      context.findings.count("clients remembered", (await context.measure()).clients);
    },
  },
];
