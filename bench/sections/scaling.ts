import { grpcUnary, withLoad } from "../load.ts";
import { cpuDuring } from "../process/child.ts";
import type { Results, Section } from "../section.ts";
import { unlimited, withService } from "../servers.ts";

type Point = readonly [x: number, y: number];

/** CPU time of a call by the number of connections, and of a person by the number of people in a stream. */
export const scaling: Section = {
  name: "scaling",
  title: "Scaling, CPU of the server",
  run: ({ window, warmup, scale }): Promise<Results> =>
    // The connections of one point may still be closing while those of the next are accepted.
    withService({ ...unlimited, CONNECTIONS_PER_CLIENT: "2000" }, async (server, port) => {
      /** Microseconds of the server's CPU for each of what `work` counts. */
      const cpuOf = async (work: () => Promise<number>): Promise<number> => {
        const { cpu, result: count } = await cpuDuring(server, work);
        return cpu / count;
      };
      const calls = await withLoad("plain", async (load) => {
        await load(port, warmup);
        const points: Point[] = [];
        for (const connections of [1, 3, 10, 32, 100, 316, 1_000]) {
          points.push([connections, await cpuOf(async () => (await load(port, 4 * window, { connections })).calls)]);
        }
        return points;
      });
      const people = await withLoad(grpcUnary, async (load) => {
        await load(port, warmup / 2);
        const points: Point[] = [];
        for (let count = 1; count <= scale; count *= 10) {
          // Short streams are asked for many times, so that there is enough to measure.
          const streams = Math.max(1, Math.min(2_000, Math.floor(scale / 10 / count)));
          const protocol = { method: "StreamIdentities", people: count } as const;
          const options = { protocol, traffic: "repeated", connections: 1, inFlight: 1, calls: streams } as const;
          points.push([
            count,
            await cpuOf(async () => {
              await load(port, 600, options);
              return streams * count;
            }),
          ]);
        }
        return points;
      });
      return {
        rows: [],
        curves: [
          { name: "POST /generate, limit off", grows: "connections", unit: "µs/call", points: calls },
          { name: "StreamIdentities over gRPC", grows: "people in a stream", unit: "µs/person", points: people },
        ],
      };
    }),
};
