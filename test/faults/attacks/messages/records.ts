import { messageLimits } from "../../../../src/http/limits.ts";
import { createClient, type Endpoint, isFault } from "../../clients/endpoints.ts";
import type { Attack } from "../../harness/attack.ts";

const verify: Endpoint = {
  name: "verify",
  path: "/verify/batch",
  contentType: "application/json",
  http: 1,
  framed: false,
};

/** Concurrent clients, and how often each sends every body. */
const CLIENTS = 4;
const TIMES = 3;

/** A list of as many elements as fit into the size limit, at most `atMost`. */
function listOf(element: string, atMost = Number.POSITIVE_INFINITY): string {
  const count = Math.floor((messageLimits.recordBytes - 20) / (element.length + 1));
  return `{"requests":[${Array(Math.min(count, atMost)).fill(element).join(",")}]}`;
}

const half = messageLimits.recordBytes / 2 - 10;

/** Bodies of up to 2 MB that are as expensive as possible to parse and to check. */
const bodies: readonly Buffer[] = [
  listOf("{}"),
  listOf('{"a":0}', messageLimits.jsonValues / 2 - 1),
  listOf("[]"),
  listOf("0"),
  listOf('{"identity":{"name":"x","address":{"city":"y"}}}'),
  `{${Array.from({ length: messageLimits.jsonValues - 1 }, (_, index) => `"${index}":0`).join(",")}}`,
  `{"requests":${"[".repeat(half)}${"]".repeat(half)}}`,
  `{"requests":"${'\\"'.repeat(half - 10)}"}`,
].map((body) => Buffer.from(body));

/** Allowed answers: an invalid body, an exhausted rate limit, or too many large bodies at once. */
const allowed = /^(?:400|429|503)$/;

export const records: Attack = {
  name: "2 MB of records to verify",
  row: "MSG-2",
  memory: 200,
  async run(context) {
    const one = async (index: number): Promise<void> => {
      const client = createClient(context.port, context.addressOf(index));
      for (let time = 0; time < TIMES; time++) {
        for (const body of bodies) {
          const answer = await client.post(verify, body);
          if (isFault(answer) || !allowed.test(answer)) {
            context.findings.unexpected(`${body.toString("latin1", 0, 40)}: ${answer}`);
          } else context.findings.count(answer);
        }
      }
      client.close();
    };
    await Promise.all(Array.from({ length: context.scaled(CLIENTS) }, (_, index) => one(index)));
  },
};
