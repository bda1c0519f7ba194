import { createClient, type Endpoint, endpoints, json, validJson } from "../../clients/endpoints.ts";
import { note } from "../../clients/post-bodies.ts";
import { envelope, protoRequest } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

/** Concurrent clients, and sizes in bytes of the bodies that each sends to every endpoint. */
const CLIENTS = 20;
const sizes = [5_000, 100_000, 1_000_000, 3_000_000] as const;

/** Answers to a body that is too large: HTTP 413, and RESOURCE_EXHAUSTED, which is 429 on Connect. */
const refused = /^(?:413|grpc 8|connect (?:200|429) resource_exhausted|200)$/;

/** A request with a seed of this length, valid but for its size. */
function tooLarge({ contentType, framed }: Endpoint, size: number): Buffer {
  const message = contentType.includes("json")
    ? Buffer.from(JSON.stringify({ gender: "GENDER_MALE", seed: "x".repeat(size) }))
    : Buffer.concat([
        protoRequest,
        Buffer.from([26, (size & 127) | 128, ((size >> 7) & 127) | 128, ((size >> 14) & 127) | 128, size >> 21]),
        Buffer.alloc(size, "x"),
      ]);
  return framed ? envelope(message) : message;
}

/** Honest clients that send oversized bodies: each gets an error, and its next call succeeds within a second. */
export const mistakes: Attack = {
  name: "honest mistakes: bodies of 5 KB to 3 MB",
  row: "MSG-3",
  memory: 150,
  env: { RATE_LIMIT: "1000" },
  fullOnly: "sends a gigabyte",
  async run(context) {
    const one = async (index: number): Promise<void> => {
      const client = createClient(context.port, context.addressOf(index));
      for (const endpoint of endpoints) {
        for (const size of sizes) {
          const answer = await client.post(endpoint, tooLarge(endpoint, size));
          note(context, `${endpoint.name}, ${size} bytes`, answer, refused);
          const begun = performance.now();
          const next = await client.post(json, validJson);
          const took = performance.now() - begun;
          if (next !== "200") context.findings.unexpected(`the call after ${size} bytes by ${endpoint.name}: ${next}`);
          if (took > 1_000 * context.slack) context.findings.unexpected(`the next call took ${took.toFixed(0)} ms`);
        }
      }
      client.close();
    };
    await Promise.all(Array.from({ length: context.scaled(CLIENTS) }, (_, index) => one(index)));
  },
};
