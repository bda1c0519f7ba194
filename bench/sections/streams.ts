import { setTimeout as wait } from "node:timers/promises";
import { withGrpc } from "../load.ts";
import { messages, service } from "../requests.ts";
import { type Findings, type Section, WINDOWS } from "../section.ts";
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
        let over = false;
        const looking = (async () => {
          for (; !over; await wait(LOOK)) resident.push((await server.usage()).resident);
        })();
        const before = await server.usage();
        const { seconds, messages: chunks } = await load(port, 600, {
          path: `${service}/StreamIdentities`,
          message: messages.stream(people),
          connections: 1,
          inFlight: 1,
          calls: 1,
        });
        const { cpu } = await server.usage();
        over = true;
        await looking;
        if (chunks !== Math.ceil(people / PEOPLE_IN_CHUNK)) throw new Error(`${chunks} chunks of ${people} people`);
        const growth = Math.max(0, ...resident.map((size) => size - before.resident));
        return { rate: people / seconds, cpu: (cpu - before.cpu) / people, growth };
      };
      await stream(scale / 10);
      // Ten million people where it is thorough: memory is judged from the first hundred thousand on.
      const { growth } = await stream(scale * 10);
      const windows = [];
      for (let window = 0; window < rounds * WINDOWS; window++) windows.push(await stream(scale / WINDOWS));
      await server.stop();

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
