import { withGrpc, withHttp1 } from "../load.ts";
import { messages, plainRequest, service } from "../requests.ts";
import type { Findings, Section } from "../section.ts";
import { identikit, serve, unlimited } from "../servers.ts";

type Point = readonly [x: number, y: number];

/** What a call costs as connections grow, and a person as more of them are drawn. */
export const scaling: Section = {
  name: "scaling",
  title: "Scaling, CPU of the server",
  async run({ seconds, warmup, scale }): Promise<Findings> {
    const server = serve(identikit, unlimited);
    const port = await server.port();
    const cpuOf = async (work: () => Promise<number>): Promise<number> => {
      const before = await server.usage();
      const done = await work();
      return ((await server.usage()).cpu - before.cpu) / done;
    };
    const calls = await withHttp1({ path: "/generate", body: plainRequest }, async (load) => {
      await load(port, warmup);
      const points: Point[] = [];
      for (const connections of [1, 3, 10, 32, 100, 316, 1_000]) {
        points.push([connections, await cpuOf(async () => (await load(port, seconds, connections)).calls)]);
      }
      return points;
    });
    const people = await withGrpc(async (load) => {
      await load(port, warmup);
      const points: Point[] = [];
      for (let count = 1; count <= scale; count *= 10) {
        // Few people are asked for many times, so that every point has work enough to be measured.
        const streams = Math.max(1, Math.min(2_000, Math.floor(scale / 10 / count)));
        const call = { path: `${service}/StreamIdentities`, message: messages.stream(count), calls: streams };
        points.push([
          count,
          await cpuOf(async () => {
            await load(port, 600, { ...call, connections: 1, inFlight: 1 });
            return streams * count;
          }),
        ]);
      }
      return points;
    });
    await server.stop();
    return {
      rows: [],
      curves: [
        { name: "POST /generate, limit off", grows: "connections", unit: "µs/call", points: calls },
        { name: "StreamIdentities over gRPC", grows: "people in a stream", unit: "µs/person", points: people },
      ],
    };
  },
};
