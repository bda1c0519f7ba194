import { connect } from "node:http2";
import { Gender, StreamIdentitiesRequestSchema } from "../../../../src/gen/identity/v1/identity_pb.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import { get, post } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";
import { everyStream, plain, type Sent } from "./protocols.ts";

/** How long it is read, in durations of a flood. */
const FLOODS = 4;

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
  // node:http2 passes it to node:net; its typings lack it.
  const options: object = { localAddress: addressOf() };
  const session = connect(`http://127.0.0.1:${port}`, options);
  const stream = session.request({ ":method": "POST", ":path": path, "content-type": contentType, te: "trailers" });
  for (const emitter of [session, stream]) emitter.on("error", () => {});
  stream.resume().end(body);
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
  row: "LIM-5",
  memory: 150,
  runs: 3,
  honestP99: 100,
  env: { RATE_LIMIT: "0" },
  async run(context) {
    const end = await read(context, sentIn(context));
    await wait(FLOODS * 1_000 * context.seconds);
    end();
  },
}));
