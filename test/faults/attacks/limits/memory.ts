import { create, toBinary } from "@bufbuild/protobuf";
import { ServerReflectionRequestSchema } from "../../../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import { limits } from "../../../../src/http/limits.ts";
import { waitForRelease } from "../../clients/held-connections.ts";
import { flags, frame, headers, types } from "../../clients/http2-frames.ts";
import { openHttp2 } from "../../clients/raw-http2.ts";
import { openRaw, wait } from "../../clients/raw-socket.ts";
import {
  envelope,
  post,
  postFields,
  protoRequest,
  reflectionPath,
  rpcPath,
  watchPath,
} from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

/** Calls on one connection, each with a body in frames of one byte. */
const PER_CONNECTION = 20;

const template = { gender: "GENDER_RANDOM", country: "COUNTRY_DE", details: true };

/** Calls with large answers, which are pipelined. */
const large: Readonly<Record<string, Buffer>> = {
  "batches of 1,000 people": post(
    "/identity.v1.IdentityService/BatchGenerateIdentities",
    JSON.stringify({ template, count: 1_000 }),
  ),
  "lists of 100 places": Buffer.from("GET /places?country=jp&limit=100 HTTP/1.1\r\nHost: a.test\r\n\r\n"),
};

/** Requests on each stream of server reflection, for a file of some 10 KB. */
const REFLECTIONS = 100;
const reflection = envelope(
  toBinary(
    ServerReflectionRequestSchema,
    create(ServerReflectionRequestSchema, {
      messageRequest: { case: "fileContainingSymbol", value: "identity.v1.IdentityService" },
    }),
  ),
);

export const memory: readonly Attack[] = [
  {
    name: "4 GB declared, nothing sent",
    row: "MEM-1",
    memory: 128,
    async run(context) {
      const { streams } = await context.measure();
      const sessions = await Promise.all(
        Array.from({ length: context.scaled(30) }, (_, i) => openHttp2(context.port, context.addressOf(i))),
      );
      const declared = envelope(protoRequest, 0, 0xffff_ffff);
      for (const session of sessions) {
        for (let i = 0; i < 90; i++) {
          await session?.send(headers(2 * i + 1, postFields(rpcPath, "application/grpc"), flags.endHeaders));
          await session?.send(frame(types.data, 0, 2 * i + 1, declared));
        }
      }
      await waitForRelease(context, "streams", streams + 20, 8);
      for (const session of sessions) {
        for (const [reaction, times] of session?.seen() ?? []) context.findings.count(reaction, times);
        session?.socket.destroy();
      }
    },
  },
  {
    name: "bodies in frames of one byte",
    row: "MEM-2",
    memory: 128,
    async run(context) {
      const until = performance.now() + context.seconds * 1_000;
      let sent = 0;
      const one = async (index: number): Promise<void> => {
        while (performance.now() < until) {
          const session = await openHttp2(context.port, context.addressOf(index));
          for (let call = 0; call < PER_CONNECTION && performance.now() < until; call++) {
            const stream = 2 * call + 1;
            const path = index % 2 === 0 ? rpcPath : "/nowhere";
            await session?.send(headers(stream, postFields(path, "application/proto"), flags.endHeaders));
            const bytes = Buffer.concat(Array<Uint8Array>(500).fill(frame(types.data, 0, stream, [32])));
            for (let burst = 0; burst < 8; burst++) if (await session?.send(bytes)) sent += 500;
          }
          session?.socket.destroy();
          await wait(20);
        }
      };
      await Promise.all(Array.from({ length: 20 }, (_, index) => one(index)));
      context.findings.count("frames written", sent);
    },
  },
  {
    name: "bodies in chunks of one byte",
    row: "MEM-2",
    memory: 200,
    async run(context) {
      const until = performance.now() + context.seconds * 1_000;
      const head =
        "POST /verify/batch HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
      // Up to the size limit of the body.
      const chunks = Buffer.from("1\r\n \r\n".repeat(1_000));
      const one = async (index: number): Promise<void> => {
        while (performance.now() < until) {
          const client = await openRaw(context.port, context.addressOf(index));
          await client?.send(head);
          for (let sent = 0; sent < 2_000_000 && performance.now() < until; sent += 1_000)
            if (await client?.send(chunks)) context.findings.count("chunks written", 1_000);
            else break;
          client?.socket.destroy();
          await wait(20);
        }
      };
      await Promise.all(Array.from({ length: 20 }, (_, index) => one(index)));
    },
  },
  ...Object.entries(large).map(
    ([name, call]): Attack => ({
      name: `${name} that are left unread`,
      row: "MEM-4",
      memory: 256,
      env: { RATE_LIMIT: "0" },
      async run(context) {
        const { connections } = await context.measure();
        const readers = await Promise.all(
          Array.from({ length: context.scaled(50) }, (_, i) =>
            openRaw(context.port, context.addressOf(Math.floor(i / 10)), false),
          ),
        );
        for (const reader of readers) await reader?.send(Buffer.concat(Array<Buffer>(20).fill(call)));
        await wait(5_000 * context.seconds);
        const left = readers.filter((reader) => reader?.isClosed() === false).length;
        context.findings.count("connections still open", left);
        for (const reader of readers) reader?.socket.destroy();
        await waitForRelease(context, "connections", connections + 20, 5);
      },
    }),
  ),
  {
    name: "streams of server reflection that are left unread",
    row: "MEM-4",
    memory: 256,
    async run(context) {
      const { streams } = await context.measure();
      const most = Buffer.concat(Array<Buffer>(REFLECTIONS).fill(reflection));
      const sessions = await Promise.all(
        Array.from({ length: Math.max(2, context.scaled(10)) }, () =>
          openHttp2(context.port, context.addressOf(), { window: 0 }),
        ),
      );
      for (const session of sessions) {
        await session?.ready;
        for (let stream = 1; stream < 200; stream += 2) {
          const fields = postFields(reflectionPath, "application/grpc");
          await session?.send(headers(stream, fields, flags.endHeaders));
          await session?.send(frame(types.data, 0, stream, most));
        }
      }
      await wait(5_000 * context.seconds);
      for (const session of sessions) {
        for (const [reaction, times] of session?.seen() ?? []) context.findings.count(reaction, times);
        session?.socket.destroy();
      }
      await waitForRelease(context, "streams", streams + 20, 5);
    },
  },
  {
    name: "unbounded Health.Watch streams",
    row: "MEM-4",
    memory: 256,
    async run(context) {
      // Honest clients have open streams too.
      const most = (await context.measure()).streams + 20;
      const watch = Buffer.concat(
        Array.from({ length: 90 }, (_, i) =>
          Buffer.concat([
            headers(2 * i + 1, postFields(watchPath, "application/grpc"), flags.endHeaders),
            frame(types.data, flags.endStream, 2 * i + 1, envelope([])),
          ]),
        ),
      );
      const sessions = await Promise.all(
        Array.from({ length: context.scaled(80) }, () => openHttp2(context.port, context.addressOf())),
      );
      for (const session of sessions) await session?.send(watch);
      await wait(2_000);
      context.findings.count("streams at once", (await context.measure()).streams);
      // Those beyond are refused in turns of the client.
      await waitForRelease(context, "streams", most + limits.watchesPerClient, 10);
      for (const session of sessions) {
        for (const [reaction, times] of session?.seen() ?? []) context.findings.count(reaction, times);
        session?.socket.destroy();
      }
      await waitForRelease(context, "streams", most, 5);
    },
  },
];
