import { withLoad } from "../load.ts";
import { cpuDuring } from "../process/child.ts";
import type { Results, Section } from "../section.ts";
import { unlimited, withService } from "../servers.ts";
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
      const options = { connections: 1, inFlight: 1, calls: CALLS };
      const { cpu, result } = await withService(unlimited, async (server, port) => {
        await load(port, 60, options);
        return cpuDuring(server, () => load(port, 60, options));
      });
      const { each } = result;
      const value = summarize(each);
      return {
        rows: [
          {
            name: "from the request to the last byte",
            unit: "ms",
            value,
            cpu: summarize([cpu / CALLS]),
            note: `99 in 100 below ${quantile(each, 0.99).toFixed(1)} ms`,
            target: { what: "ms", value: value.median, most: 15 },
          },
        ],
      };
    }),
};
