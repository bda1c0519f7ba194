import { contest, speed } from "../contest.ts";
import { CONCURRENT, withHttp1 } from "../load.ts";
import { plainRequest } from "../requests.ts";
import type { Findings, Row, Section } from "../section.ts";
import { identikit, limited, unlimited } from "../servers.ts";
import { median } from "../statistics.ts";

/** POST /generate over HTTP/1.1. */
export const generate: Section = {
  name: "generate",
  title: `POST /generate, HTTP/1.1, ${CONCURRENT} connections`,
  run: (effort): Promise<Findings> =>
    withHttp1({ path: "/generate", body: plainRequest }, async (load) => {
      const { floor, free, counted, faker } = await contest(
        {
          floor: { name: "bare node:http", program: "./servers/bare-http1.ts", note: "a ready answer: the floor" },
          free: { name: "identikit, limit off", program: identikit, environment: unlimited },
          counted: { name: "identikit, limit on", program: identikit, environment: limited },
          faker: {
            name: "node:http and faker",
            program: "./servers/faker-http1.ts",
            note: "no checks, no limit, nothing agrees",
          },
        },
        load,
        effort,
      );
      return {
        rows: [
          floor,
          { ...free, mark: { what: "of the floor", value: speed(free, floor), least: 0.8 } },
          { ...counted, mark: { what: "of the floor", value: speed(counted, floor), least: 0.65 } },
          faker,
          costOfLimit(free, counted),
        ],
      };
    }),
};

/** What a call costs more where it is counted. */
function costOfLimit(free: Row, counted: Row): Row {
  const sample = (counted.cpu ?? []).map((cpu, round) => cpu - (free.cpu?.[round] ?? 0));
  return {
    name: "the limit, by difference",
    unit: "µs/call",
    sample,
    mark: { what: "µs of CPU a call", value: median(sample), most: 15 },
  };
}
