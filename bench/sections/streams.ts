import { memoryOptions } from "../../test/start.ts";
import { grpcUnary, type PutLoad, withLoad } from "../load.ts";
import { type Child, cpuDuring } from "../process/child.ts";
import { growthDuring } from "../process/growth.ts";
import type { Results, Section } from "../section.ts";
import { unlimited, withService } from "../servers.ts";
import { summarize } from "../statistics.ts";

const PEOPLE_IN_CHUNK = 100;
const MIB = 1_048_576;

/** Streams measured of each server; there are several servers, because no two processes are compiled alike. */
const STREAMS = 10;

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
  run: ({ rounds, scale }): Promise<Results> =>
    withLoad(grpcUnary, async (load) => {
      const people = scale / 20;
      const streamed: Streamed[] = [];
      for (let round = 0; round < rounds; round += 5) {
        await withServer(load, async (stream) => {
          await stream(scale / 2);
          for (let count = 0; count < STREAMS; count++) streamed.push(await stream(people));
        });
      }
      const growthOf = async (stream: Stream, server: Child): Promise<number> => {
        await stream(scale / 10);
        return growthDuring(server, () => stream(3 * scale));
      };
      const growth = await withServer(load, growthOf, memoryOptions);

      const cpu = summarize(streamed.map((one) => one.cpu));
      const mebibytes = growth / MIB;
      return {
        rows: [
          {
            name: `${people.toLocaleString("en")} people`,
            unit: "people/s",
            value: summarize(streamed.map(({ rate }) => rate)),
            cpu,
            target: { what: "people a second of CPU", value: 1e6 / cpu.median, least: 100_000 },
          },
          {
            name: `growth of resident memory, ${(3 * scale).toLocaleString("en")} people, options of npm start`,
            unit: "MiB",
            value: summarize([mebibytes]),
            target: { what: "MiB", value: mebibytes, most: 50 },
          },
        ],
      };
    }),
};

type Stream = (people: number) => Promise<Streamed>;

/** Starts a server, and ends it after `run`. */
function withServer<Result>(
  load: PutLoad,
  run: (stream: Stream, server: Child) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const streamed =
    (server: Child, port: number): Stream =>
    async (people) => {
      const protocol = { method: "StreamIdentities", people } as const;
      const options = { protocol, traffic: "repeated", connections: 1, inFlight: 1, calls: 1 } as const;
      const { cpu, result } = await cpuDuring(server, () => load(port, 600, options));
      const { seconds, messages: chunks } = result;
      if (chunks !== Math.ceil(people / PEOPLE_IN_CHUNK)) throw new Error(`${chunks} chunks of ${people} people`);
      return { rate: people / seconds, cpu: cpu / people };
    };
  return withService(unlimited, (server, port) => run(streamed(server, port), server), flags);
}
