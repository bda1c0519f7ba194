import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "../child.ts";
import { type PutGrpcLoad, withGrpc } from "../load.ts";
import { messages, service } from "../requests.ts";
import type { Findings, Section } from "../section.ts";
import { identikit, serve, unlimited } from "../servers.ts";
import { median } from "../statistics.ts";

const PEOPLE_IN_CHUNK = 100;
const MIB = 1_048_576;

/** Windows of a round, half a second each: what else a machine does comes in bursts of a second. */
const WINDOWS = 20;

/** ms between two looks at the server's memory. */
const LOOK = 50;

interface Streamed {
  /** People a second. */
  readonly rate: number;
  /** Microseconds of CPU a person. */
  readonly cpu: number;
}

/** Long streams over gRPC, one at a time, read as fast as they come. */
export const streams: Section = {
  name: "streams",
  title: "StreamIdentities over gRPC, one stream",
  run: ({ rounds, scale }): Promise<Findings> =>
    withGrpc(async (load) => {
      // A server for each round, because no two are compiled alike.
      const windows: Streamed[] = [];
      for (let round = 0; round < rounds; round++) {
        await withStreams(load, async (stream) => {
          await stream(scale / 2);
          for (let window = 0; window < WINDOWS; window++) windows.push(await stream(scale / WINDOWS));
        });
      }
      const growth = await withStreams(load, async (stream, server) => {
        await stream(scale / 10);
        // Ten million people where it is thorough: memory is judged from the first hundred thousand on.
        return growthOver(server, () => stream(scale * 10));
      });

      const cpu = windows.map((window) => window.cpu);
      return {
        rows: [
          {
            name: `${(scale / WINDOWS).toLocaleString("en")} people`,
            unit: "people/s",
            sample: windows.map(({ rate }) => rate),
            cpu,
            mark: { what: "people a second of CPU", value: 1e6 / median(cpu), least: 100_000 },
          },
          {
            name: `growth of resident memory, ${(scale * 10).toLocaleString("en")} people`,
            unit: "MiB",
            sample: [growth / MIB],
            mark: { what: "MiB", value: growth / MIB, most: 50 },
          },
        ],
      };
    }),
};

type Stream = (people: number) => Promise<Streamed>;

/** Runs what needs streams of one server, and ends that server. */
async function withStreams<Result>(
  load: PutGrpcLoad,
  run: (stream: Stream, server: Child) => Promise<Result>,
): Promise<Result> {
  const server = serve(identikit, unlimited);
  const port = await server.port();
  const stream: Stream = async (people) => {
    const before = await server.usage();
    const { seconds, messages: chunks } = await load(port, 600, {
      path: `${service}/StreamIdentities`,
      message: messages.stream(people),
      connections: 1,
      inFlight: 1,
      calls: 1,
    });
    const { cpu } = await server.usage();
    if (chunks !== Math.ceil(people / PEOPLE_IN_CHUNK)) throw new Error(`${chunks} chunks of ${people} people`);
    return { rate: people / seconds, cpu: (cpu - before.cpu) / people };
  };
  const result = await run(stream, server);
  await server.stop();
  return result;
}

/** Bytes by which the resident memory of the server exceeds what it was before, at the most. */
async function growthOver(server: Child, work: () => Promise<unknown>): Promise<number> {
  const { resident: before } = await server.usage();
  let most = before;
  let isOver = false;
  const looking = (async () => {
    for (; !isOver; await wait(LOOK)) most = Math.max(most, (await server.usage()).resident);
  })();
  await work();
  isOver = true;
  await looking;
  return most - before;
}
