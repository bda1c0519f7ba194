import { Gender, StreamIdentitiesRequestSchema } from "../../../../src/gen/identity/v1/identity_pb.ts";
import { connectFrom } from "../../clients/endpoints.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import { FLOODS } from "../../clients/reconnect.ts";
import { get, post } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";
import { marks } from "./costly.ts";
import { everyStream, plain, type Sent } from "./protocols.ts";

/** Tables that are asked for one after the other, and people in each: in the short form as many as the rate limit allows. */
const TABLES = 20;
const PEOPLE = 500_000;

/** Reads one long answer as fast as it comes; returns what ends it. */
async function read({ port, addressOf }: AttackContext, { endpoint, body }: Sent): Promise<() => void> {
  const { path, contentType, verb } = endpoint;
  if (endpoint.http === 1) {
    const raw = await openRaw(port, addressOf());
    const call = post(path, Buffer.from(body), `Content-Type: ${contentType}`);
    await raw?.send(verb === "GET" ? get(path).repeat(TABLES) : call);
    return () => raw?.socket.destroy();
  }
  const session = connectFrom(port, addressOf());
  const stream = session.request({ ":method": "POST", ":path": path, "content-type": contentType, te: "trailers" });
  stream
    .on("error", () => {})
    .resume()
    .end(body);
  return () => session.destroy();
}

const streams = everyStream("StreamIdentities", StreamIdentitiesRequestSchema, {
  template: { gender: Gender.RANDOM },
  count: 0,
}).map((sent) => [`one stream of people that is read, ${sent.endpoint.name}`, () => sent] as const);

const tables = ["ndjson", "csv", "parquet"].map((format) => {
  const tableOf = ({ scaled }: AttackContext): Sent => plain(`/people.${format}?count=${scaled(PEOPLE)}`);
  return [`tables of people that are read, ${format}`, tableOf] as const;
});

/** One address that reads one long answer, while others call, all without a limit. */
export const readStreams: readonly Attack[] = [...streams, ...tables].map(([name, sentIn]) => ({
  name,
  ...marks,
  honestP99: 100,
  env: { RATE_LIMIT: "0" },
  async run(context) {
    const end = await read(context, sentIn(context));
    await wait(FLOODS * 1_000 * context.seconds);
    end();
  },
}));
