import { withGrpc } from "../load.ts";
import { messages, service } from "../requests.ts";
import type { Findings, Section } from "../section.ts";
import { identikit, serve, unlimited } from "../servers.ts";
import { median } from "../statistics.ts";

const PEOPLE_IN_CHUNK = 100;
const MIB = 1_048_576;

/** ms between two looks at the server's memory. */
const LOOK = 50;

/** A long stream over gRPC, read as fast as it comes. */
export const streams: Section = {
  name: "streams",
  title: "StreamIdentities over gRPC, one stream",
  run: ({ rounds, scale }): Promise<Findings> =>
    withGrpc(async (load) => {
      const server = serve(identikit, unlimited);
      const port = await server.port();
      const stream = async (people: number) => {
        const resident: number[] = [];
        const looks = setInterval(async () => resident.push((await server.usage()).resident), LOOK);
        const before = await server.usage();
        const { seconds, messages: chunks } = await load(port, 600, {
          path: `${service}/StreamIdentities`,
          message: messages.stream(people),
          connections: 1,
          inFlight: 1,
          calls: 1,
        });
        const { cpu } = await server.usage();
        clearInterval(looks);
        if (chunks !== Math.ceil(people / PEOPLE_IN_CHUNK)) throw new Error(`${chunks} chunks of ${people} people`);
        return { rate: people / seconds, cpu: (cpu - before.cpu) / people, growth: growthOf(resident) };
      };
      await stream(scale / 4);
      const windows = [];
      for (let round = 0; round < rounds; round++) windows.push(await stream(scale));
      await server.stop();

      const cpu = windows.map((window) => window.cpu);
      const growth = windows.map((window) => window.growth / MIB);
      return {
        rows: [
          {
            name: `${scale.toLocaleString("en")} people`,
            unit: "people/s",
            sample: windows.map(({ rate }) => rate),
            cpu,
            mark: { what: "people a second of CPU", value: 1e6 / median(cpu), least: 100_000 },
          },
          {
            name: "resident memory, second half over first",
            unit: "MiB",
            sample: growth,
            mark: { what: "MiB", value: median(growth), most: 16 },
          },
        ],
      };
    }),
};

/** How much the highest of the second half stands above the highest of the first. */
function growthOf(resident: readonly number[]): number {
  const half = Math.floor(resident.length / 2);
  return Math.max(0, Math.max(...resident.slice(half)) - Math.max(...resident.slice(0, half)));
}
