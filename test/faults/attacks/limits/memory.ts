import { create, toBinary } from "@bufbuild/protobuf";
import { ServerReflectionRequestSchema } from "../../../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import { limits } from "../../../../src/http/limits.ts";
import { http2, type Leave, leave } from "../../clients/held-connections.ts";
import { frame, many, onStreams, types } from "../../clients/http2-frames.ts";
import { openHttp2 } from "../../clients/raw-http2.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import { lasts, reconnect } from "../../clients/reconnect.ts";
import {
  begin,
  envelope,
  get,
  grpcCall,
  post,
  protoRequest,
  reflectionPath,
  rpcPath,
  watchPath,
} from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

/** Calls on one connection, each with a body in frames of one byte. */
const PER_CONNECTION = 20;

/** Bytes in frames of HTTP/2, and in chunks of HTTP/1.1, of one byte each. */
const frames = (stream: number): Buffer => many(500, () => frame(types.data, 0, stream, [32]));
const chunks = Buffer.from("1\r\n \r\n".repeat(1_000));
const chunked =
  "POST /verify/batch HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";

const template = { gender: "GENDER_RANDOM", country: "COUNTRY_DE", details: true };

/** Twenty pipelined calls with large answers, from each of ten connections of an address. */
const pipelined = (call: Uint8Array): Leave => ({
  count: 50,
  perAddress: 10,
  sent: () => many(20, () => call),
  leftFor: (seconds) => 5_000 * seconds,
  released: "connections",
  within: 5,
});
const batch = post("/identity.v1.IdentityService/BatchGenerateIdentities", JSON.stringify({ template, count: 1_000 }));
const places = Buffer.from(get("/places?country=jp&limit=100"));

/** 100 requests on each stream of server reflection, for a file of some 10 KB. */
const reflection = envelope(
  toBinary(
    ServerReflectionRequestSchema,
    create(ServerReflectionRequestSchema, {
      messageRequest: { case: "fileContainingSymbol", value: "identity.v1.IdentityService" },
    }),
  ),
);
const reflections = onStreams(100, (stream) =>
  Buffer.concat([
    begin(stream, reflectionPath),
    frame(
      types.data,
      0,
      stream,
      many(100, () => reflection),
    ),
  ]),
);

const formats = ["ndjson", "csv", "parquet"] as const;

/** As many people as an address can draw in a window. */
const PEOPLE = 10_000;

/** Connections from one address. */
const ONE = Number.POSITIVE_INFINITY;

export const memory: readonly Attack[] = [
  {
    name: "4 GB declared, nothing sent",
    row: "MEM-1",
    memory: 128,
    run: leave({
      count: 30,
      open: openHttp2,
      sent: () =>
        onStreams(90, (stream) =>
          Buffer.concat([begin(stream), frame(types.data, 0, stream, envelope(protoRequest, 0, 0xffff_ffff))]),
        ),
      released: "streams",
      within: 8,
    }),
  },
  {
    name: "bodies in frames of one byte",
    row: "MEM-2",
    memory: 128,
    async run({ port, addressOf, findings, seconds }) {
      const goesOn = lasts(seconds * 1_000);
      await reconnect({
        connections: 20,
        goesOn,
        open: (index) => openHttp2(port, addressOf(index)),
        async use(session, index) {
          for (let stream = 1; stream < 2 * PER_CONNECTION && goesOn(); stream += 2) {
            await session.send(begin(stream, index % 2 === 0 ? rpcPath : "/nowhere", "application/proto"));
            const bytes = frames(stream);
            for (let burst = 0; burst < 8; burst++)
              if (await session.send(bytes)) findings.count("frames written", 500);
          }
          session.socket.destroy();
          await wait(20);
        },
      });
    },
  },
  {
    name: "bodies in chunks of one byte",
    row: "MEM-2",
    memory: 200,
    async run({ port, addressOf, findings, seconds }) {
      const goesOn = lasts(seconds * 1_000);
      await reconnect({
        connections: 20,
        goesOn,
        open: (index) => openRaw(port, addressOf(index)),
        async use(client) {
          await client.send(chunked);
          // Up to the size limit of the body.
          for (let sent = 0; sent < 2_000_000 && goesOn() && (await client.send(chunks)); sent += 1_000)
            findings.count("chunks written", 1_000);
          client.socket.destroy();
          await wait(20);
        },
      });
    },
  },
  {
    name: "batches of 1,000 people that are left unread",
    row: "MEM-4",
    memory: 256,
    env: { RATE_LIMIT: "0" },
    run: leave(pipelined(batch)),
  },
  {
    name: "lists of 100 places that are left unread",
    row: "MEM-4",
    memory: 256,
    env: { RATE_LIMIT: "0" },
    run: leave(pipelined(places)),
  },
  {
    name: "streams of server reflection that are left unread",
    row: "MEM-4",
    memory: 256,
    run: leave({
      count: 10,
      fewest: 2,
      perAddress: ONE,
      open: http2({ window: 0 }),
      sent: () => reflections,
      leftFor: (seconds) => 5_000 * seconds,
      released: "streams",
      within: 5,
    }),
  },
  {
    name: "unbounded Health.Watch streams",
    row: "MEM-4",
    memory: 256,
    run: leave({
      count: 80,
      perAddress: ONE,
      open: openHttp2,
      sent: () => onStreams(90, (stream) => grpcCall(stream, watchPath, [])),
      leftFor: () => 2_000,
      most: limits.watchesPerClient,
      released: "streams",
      within: 5,
    }),
  },
  {
    name: "a thousand readers of large tables that stop reading",
    row: "MEM-5",
    memory: 256,
    // A thousand addresses that call within 0.1 s, each within its limit, are overload for the half second that their calls take.
    sheds: true,
    run: leave({
      count: 1_000,
      sent: (number) => get(`/people.${formats[number % formats.length]}?count=${PEOPLE}&seed=${number}`),
      accepted: 1_000,
      leftFor: (seconds) => 10_000 * seconds,
      released: "connections",
      within: 5,
    }),
  },
];
