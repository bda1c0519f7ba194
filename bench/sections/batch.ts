import { withLoad } from "../load.ts";
import type { Results, Section } from "../section.ts";
import { identikit, serve, unlimited } from "../servers.ts";
import { quantile, summarize } from "../statistics.ts";

const PEOPLE = 1_000;

/** Calls that are measured, after as many to warm up. */
const CALLS = 100;

/** The largest batch, one call after another. */
export const batch: Section = {
  name: "batch",
  title: `BatchGenerateIdentities of ${PEOPLE.toLocaleString("en")} over gRPC, one call after another`,
  run: (): Promise<Results> =>
    withLoad({ method: "BatchGenerateIdentities", people: PEOPLE }, async (load) => {
      const server = serve(identikit, unlimited);
      const port = await server.port();
      const options = { connections: 1, inFlight: 1, calls: CALLS };
      await load(port, 60, options);
      const before = await server.usage();
      const { each } = await load(port, 60, options);
      const after = await server.usage();
      await server.stop();
      const value = summarize(each);
      return {
        rows: [
          {
            name: "from the request to the last byte",
            unit: "ms",
            value,
            cpu: summarize([(after.cpu - before.cpu) / CALLS]),
            note: `99 in 100 below ${quantile(each, 0.99).toFixed(1)} ms`,
            target: { what: "ms", value: value.median, most: 15 },
          },
        ],
      };
    }),
};
