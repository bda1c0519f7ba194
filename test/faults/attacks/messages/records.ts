import { messageLimits } from "../../../../src/http/limits.ts";
import { endpoint } from "../../clients/endpoints.ts";
import { postBodies } from "../../clients/post-bodies.ts";
import type { Attack } from "../../harness/attack.ts";

/** A list of as many elements as fit into the size limit, at most `atMost`. */
function listOf(element: string, atMost = Number.POSITIVE_INFINITY): string {
  const count = Math.floor((messageLimits.recordBytes - 20) / (element.length + 1));
  return `{"requests":[${Array(Math.min(count, atMost)).fill(element).join(",")}]}`;
}

const half = messageLimits.recordBytes / 2 - 10;

/** Bodies of up to 2 MB that are as expensive as possible to parse and to check. */
const bodies = [
  listOf("{}"),
  listOf('{"a":0}', messageLimits.jsonValues / 2 - 1),
  listOf("[]"),
  listOf("0"),
  listOf('{"identity":{"name":"x","address":{"city":"y"}}}'),
  `{${Array.from({ length: messageLimits.jsonValues - 1 }, (_, index) => `"${index}":0`).join(",")}}`,
  `{"requests":${"[".repeat(half)}${"]".repeat(half)}}`,
  `{"requests":"${'\\"'.repeat(half - 10)}"}`,
].map((text) => ({ name: text.slice(0, 40), body: Buffer.from(text) }));

/** Allowed answers: an invalid body, an exhausted rate limit, or too many large bodies at once. */
const allowed = /^(?:400|429|503)$/;

export const records: Attack = {
  name: "2 MB of records to verify",
  row: "MSG-2",
  memory: 200,
  // Each of the clients sends every body three times.
  run: postBodies({
    endpoints: [endpoint("verify", "/verify/batch", "application/json")],
    bodiesOf: () => [...bodies, ...bodies, ...bodies],
    allowed,
    times: 4,
    together: true,
  }),
};
