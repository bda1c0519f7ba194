import { withGrpc } from "../load.ts";
import { messages, service } from "../requests.ts";
import type { Findings, Section } from "../section.ts";
import { identikit, serve, unlimited } from "../servers.ts";
import { median, quantile } from "../statistics.ts";

const PEOPLE = 1_000;

/** Calls whose times are looked at, after as many to warm up. */
const CALLS = 100;

/** The largest batch, one call after another. */
export const batch: Section = {
  name: "batch",
  title: `BatchGenerateIdentities of ${PEOPLE.toLocaleString("en")} over gRPC, one call after another`,
  run: (): Promise<Findings> =>
    withGrpc(async (load) => {
      const server = serve(identikit, unlimited);
      const port = await server.port();
      const call = {
        path: `${service}/BatchGenerateIdentities`,
        message: messages.batch(PEOPLE),
        connections: 1,
        inFlight: 1,
        calls: CALLS,
      };
      await load(port, 60, call);
      const before = await server.usage();
      const { each } = await load(port, 60, call);
      const { cpu } = await server.usage();
      await server.stop();
      return {
        rows: [
          {
            name: "from the request to the last byte",
            unit: "ms",
            sample: each,
            cpu: [(cpu - before.cpu) / CALLS],
            note: `99 in 100 below ${quantile(each, 0.99).toFixed(1)} ms`,
            mark: { what: "ms", value: median(each), most: 15 },
          },
        ],
      };
    }),
};
