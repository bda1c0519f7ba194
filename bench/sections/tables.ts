import { memoryOptions } from "../../test/start.ts";
import { type Child, cpuDuring, run } from "../process/child.ts";
import { growthDuring } from "../process/growth.ts";
import type { Results, Section } from "../section.ts";
import { unlimited, withService } from "../servers.ts";
import { summarize } from "../statistics.ts";

const MIB = 1_048_576;

/** Tables that are measured, and runs of `draw`. */
const TABLES = 5;

/** `GET /people.ndjson`, one after another, beside the same people by `draw` on one thread. */
export const tables: Section = {
  name: "tables",
  title: "GET /people.ndjson, one table, beside identikit draw",
  async run({ scale }): Promise<Results> {
    const people = scale / 10;
    const drawn: number[] = [];
    for (let count = 0; count < TABLES; count++) {
      const args = ["draw", "--gender=random", `--count=${people}`, "--jobs=1", "--seed=bench"];
      drawn.push((await run("../src/cli/launch.js", args, { core: "server" })) / people);
    }
    const served = await withServer(async (get, server) => {
      await get(people);
      const each: number[] = [];
      for (let count = 0; count < TABLES; count++) {
        each.push((await cpuDuring(server, () => get(people))).cpu / people);
      }
      return each;
    });
    const growth = await withServer(async (get, server) => {
      await get(people);
      return growthDuring(server, () => get(scale));
    }, memoryOptions);

    const [reference, cpu] = [summarize(drawn), summarize(served)];
    const ratio = reference.median / cpu.median;
    const rate = (each: readonly number[]) => summarize(each.map((microseconds) => 1e6 / microseconds));
    const mebibytes = growth / MIB;
    return {
      rows: [
        {
          name: "identikit draw, with its start",
          unit: "people/s of CPU",
          value: rate(drawn),
          cpu: reference,
          ratio: 1,
        },
        {
          name: `${people.toLocaleString("en")} people`,
          unit: "people/s of CPU",
          value: rate(served),
          cpu,
          ratio,
          target: { what: "of draw", value: ratio, least: 0.6 },
        },
        {
          name: `growth of resident memory, ${scale.toLocaleString("en")} people, options of npm start`,
          unit: "MiB",
          value: summarize([mebibytes]),
          target: { what: "MiB", value: mebibytes, most: 50 },
        },
      ],
    };
  },
};

/** Reads a table of so many people to its end. */
type Get = (people: number) => Promise<void>;

function withServer<Result>(
  measure: (get: Get, server: Child) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const getter =
    (port: number): Get =>
    async (people) => {
      const headers = { "accept-encoding": "identity" };
      const response = await fetch(`http://127.0.0.1:${port}/people.ndjson?count=${people}&seed=bench`, { headers });
      for await (const _ of response.body ?? []);
      if (response.status !== 200) throw new Error(`${response.status} to ${people} people`);
    };
  return withService(unlimited, (server, port) => measure(getter(port), server), flags);
}
