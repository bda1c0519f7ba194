import { contest, speed } from "../contest.ts";
import { CONCURRENT, withHttp1 } from "../load.ts";
import { connectRequest, service } from "../requests.ts";
import type { Findings, Section } from "../section.ts";
import { identikit, limited, stock, unlimited } from "../servers.ts";

/** Connect's JSON over HTTP/1.1. */
export const connect: Section = {
  name: "connect",
  title: `Connect JSON, HTTP/1.1, ${CONCURRENT} connections`,
  run: (effort): Promise<Findings> =>
    withHttp1({ path: `${service}/GenerateIdentity`, body: connectRequest }, async (load) => {
      const { floor, free, counted, adapter } = await contest(
        {
          floor: { name: "bare node:http", program: "./servers/bare-http1.ts", note: "a ready answer: the floor" },
          free: { name: "identikit, limit off", program: identikit, environment: unlimited },
          counted: { name: "identikit, limit on", program: identikit, environment: limited },
          adapter: { name: "the same without the lean lane, limit off", program: identikit, environment: stock },
        },
        load,
        effort,
      );
      return {
        rows: [
          floor,
          { ...free, mark: { what: "times the stock adapter", value: speed(free, adapter), least: 3 } },
          counted,
          adapter,
        ],
      };
    }),
};
