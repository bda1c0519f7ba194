import fc from "fast-check";
import { closedWithin, openRaw } from "../clients/raw-socket.ts";
import { envelope, post, protoRequest, rpcPath, streamPath } from "../clients/requests.ts";
import { statusesOf } from "../clients/statuses.ts";
import type { Attack, AttackContext } from "../harness/attack.ts";
import { mutations } from "./bodies.ts";

const SEED = 20_261_121;

/** Requests generated at once, concurrent connections, and addresses, so many that each stays below its rate limit. */
const BATCH = 500;
const AT_ONCE = 16;
const ADDRESSES = 400;

/** Milliseconds within which the server must close a connection after the client has half-closed it. */
const TIMEOUT = 15_000;

const good = '{"gender":"male","country":"jp","seed":"demo"}';
const get = Buffer.from("GET /healthz HTTP/1.1\r\nHost: a.example:8080\r\nAccept: */*\r\n\r\n");

/** Valid requests with their headers, single and pipelined. */
const requests: readonly Buffer[] = [
  get,
  post("/generate", good),
  post("/v1/generate", '{"gender":"female"}', "Content-Type: application/json; charset=utf-8\r\nConnection: close"),
  post(rpcPath, '{"gender":"GENDER_MALE"}', "Content-Type: application/json\r\nConnect-Protocol-Version: 1"),
  post(rpcPath, protoRequest, "Content-Type: application/proto\r\nAccept-Encoding: gzip"),
  post(streamPath, envelope(Buffer.from("{}")), "Content-Type: application/connect+json"),
  Buffer.from(
    "POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" +
      '8\r\n{"gender\r\n9;a=b\r\n":"male"}\r\n0\r\nX-A: b\r\n\r\n',
  ),
  Buffer.from(
    "OPTIONS /generate HTTP/1.1\r\nHost: a\r\nOrigin: http://b\r\nAccess-Control-Request-Method: POST\r\n\r\n",
  ),
  Buffer.concat([get, post("/generate", good), get]),
  Buffer.concat([post("/generate", good), post("/generate", good), post(rpcPath, "{}")]),
];

export const fuzzedRequests: Attack = {
  name: "10,000 fuzzed HTTP/1.1 requests",
  row: "H1-1",
  memory: 256,
  async run(context) {
    const count = context.scaled(10_000);
    for (let done = 0; done < count; done += BATCH) {
      const batch = fc.sample(mutations(requests), { seed: SEED + done, numRuns: Math.min(BATCH, count - done) });
      const one = async (): Promise<void> => {
        for (let bytes = batch.pop(); bytes !== undefined; bytes = batch.pop()) {
          await send(context, done + batch.length, bytes);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
    }
  },
};

/** Sends a request and half-closes the connection, which the server must then close, with or without a response. */
async function send(
  { port, addressOf, findings, slack }: AttackContext,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  const raw = await openRaw(port, addressOf(number % ADDRESSES));
  if (raw === undefined) return findings.unexpected("a connection was refused");
  await raw.send(bytes);
  raw.socket.end();
  const hex = Buffer.from(bytes).toString("hex");
  if (!(await closedWithin(raw, TIMEOUT * slack))) return findings.unexpected(`the connection was left open: ${hex}`);
  const statuses = statusesOf(raw.received().toString("latin1"));
  for (const status of statuses.split(" ")) {
    if (/^50[^15]|^5[^0]/.test(status)) findings.unexpected(`${status}: ${hex}`);
    else findings.count(status === "" ? "closed" : status);
  }
}
