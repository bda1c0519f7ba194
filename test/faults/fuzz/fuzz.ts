import fc from "fast-check";
import { createClient, type Endpoint, endpoints } from "../clients/endpoints.ts";
import { note } from "../clients/post-bodies.ts";
import type { Attack, AttackContext } from "../harness/attack.ts";
import { useServer } from "../harness/own-server.ts";
import { startServer } from "../harness/server-process.ts";
import { framed, jsonBodies, mutated, protoBodies } from "./bodies.ts";

/** Fixed, so that every run sends the same bodies. */
const SEED = 20_261_120;

/** MiB by which the memory of the server may grow: heap growth is expected in a fresh process. */
const MEMORY = 350;

/** Bodies generated at once, and concurrent calls of one endpoint. */
const BATCH = 500;
const AT_ONCE = 4;

function bodiesOf({ contentType, framed: isFramed }: Endpoint): fc.Arbitrary<Uint8Array> {
  const message = fc.oneof(contentType.includes("json") ? jsonBodies : protoBodies, mutated);
  return isFramed ? framed(message) : message;
}

export const fuzzedBodies: Attack = {
  name: "100,000 fuzzed bodies over all endpoints",
  row: "MSG-2",
  memory: 150,
  async run(context) {
    // Without a limit, so that every body is read.
    await useServer(context, await startServer({ RATE_LIMIT: "0" }), async (here) => {
      const before = await here.measure();
      const each = Math.ceil(context.scaled(100_000) / endpoints.length);
      await Promise.all(endpoints.map((endpoint, index) => sendBodies(endpoint, each, here, index)));
      const grown = (await here.measure()).resident - before.resident;
      context.findings.count(`a server of their own, which grew by ${grown.toFixed(0)} MiB`);
      if (grown > MEMORY) context.findings.unexpected(`memory grew by ${grown.toFixed(0)} MiB`);
    });
  },
};

/** Sends `count` bodies to one endpoint, a few at once. */
async function sendBodies(endpoint: Endpoint, count: number, context: AttackContext, index: number): Promise<void> {
  const client = createClient(context.port, context.addressOf(index));
  for (let done = 0; done < count; done += BATCH) {
    const bodies = fc.sample(bodiesOf(endpoint), {
      seed: SEED + index * count + done,
      numRuns: Math.min(BATCH, count - done),
    });
    const one = async (): Promise<void> => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
        note(context, `${endpoint.name}, ${Buffer.from(body).toString("hex")}`, await client.post(endpoint, body));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }
  client.close();
}
