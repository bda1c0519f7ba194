import { type Answer, createClient, type Endpoint, endpoints, json, validJson } from "../../clients/endpoints.ts";
import { openRaw } from "../../clients/raw-socket.ts";
import { lasts } from "../../clients/reconnect.ts";
import { envelope, post, protoRequest } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";

/** Calls at least, so that even a short run exhausts the rate limit: each refusal delays the next call, up to 1 s. */
const OVER = 116;

/** Calls with spoofed headers: only 12 above the rate limit, because each refusal delays the next call. */
const SPOOFED = 112;

/** Headers that name another client address; the server ignores them, because it trusts no proxy. */
const spoofs: readonly ((address: string, index: number) => Readonly<Record<string, string>>)[] = [
  (address) => ({ "x-forwarded-for": address }),
  (address) => ({ "x-real-ip": address }),
  (address) => ({ forwarded: `for=${address}` }),
  (address) => ({ "true-client-ip": address, "cf-connecting-ip": address }),
  (address) => ({ "x-forwarded-for": `::ffff:${address}` }),
  (_, i) => ({ "x-forwarded-for": `2001:db8:${i.toString(16)}::1` }),
  () => ({ "x-forwarded-for": "__proto__" }),
  (_, i) => ({ "x-forwarded-for": `${"1.2.3.4, ".repeat(300)}${i}` }),
  (_, i) => ({ "x-forwarded-for": `127.0.0.1:${i}`, "x-client-ip": "unknown" }),
];

/** Counts the answers to one address, which must be successes and refusals of the limit, and so many of the former. */
function judge({ findings }: AttackContext, answers: readonly Answer[], isRight: (letIn: number) => boolean): void {
  const letIn = answers.filter((answer) => /^(?:200|grpc 0)$/.test(answer)).length;
  if (!isRight(letIn)) findings.unexpected(`${letIn} calls of one address were let in`);
  for (const answer of answers) {
    if (/^(?:200|429|grpc 0|grpc 8)$/.test(answer)) findings.count(answer);
    else findings.unexpected(answer);
  }
}

const call = post("/generate", validJson, "Connection: close\r\nContent-Type: application/json");

export const rateLimits: readonly Attack[] = [
  {
    name: "spoofed addresses",
    row: "LIM-3",
    memory: 48,
    async run(context) {
      const client = createClient(context.port, context.addressOf());
      const answers: Answer[] = [];
      for (let i = 0; i < context.scaled(SPOOFED); i++) {
        const headers = spoofs[i % spoofs.length]?.(`10.0.${i >> 8}.${i & 255}`, i);
        answers.push(await client.post(json, validJson, headers));
      }
      client.close();
      judge(context, answers, (letIn) => letIn <= 100);
    },
  },
  {
    name: "calls far over the rate limit",
    row: "LIM-1",
    memory: 96,
    async run(context) {
      const client = createClient(context.port, context.addressOf());
      const answers: Answer[] = [];
      const goesOn = lasts(context.seconds * 1_000);
      let made = 0;
      const one = async (endpoint: Endpoint): Promise<void> => {
        while (goesOn() || made < OVER) {
          made++;
          answers.push(await client.post(endpoint, endpoint.framed ? envelope(protoRequest) : validJson));
        }
      };
      const grpc = endpoints.filter(({ name }) => name === "gRPC");
      await Promise.all([json, ...grpc].flatMap((endpoint) => Array<Endpoint>(4).fill(endpoint)).map(one));
      client.close();
      judge(context, answers, (letIn) => letIn === 100);
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
          await raw?.send(call);
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
