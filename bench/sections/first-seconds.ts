import { compare } from "../compare.ts";
import { withLoad } from "../load.ts";
import type { Results, Row, Section } from "../section.ts";
import { median, summarize } from "../statistics.ts";
import { generateCandidates } from "./generate.ts";

/** Seconds since the first call of a process. */
const SPANS = [1, 4] as const;

/** POST /generate while code is compiled: several starts of each server, which get load at once. */
export const firstSeconds: Section = {
  name: "first",
  title: "POST /generate in the first seconds of a process",
  run: ({ rounds, scale }): Promise<Results> =>
    withLoad("plain", async (load) => {
      const { baseline, off, on } = await generateCandidates();
      const rows: Row[] = [];
      for (const window of SPANS) {
        const starts: Record<"baseline" | "off" | "on", Row>[] = [];
        for (let start = 0; start < rounds; start += 4) {
          starts.push(await compare({ baseline, off, on }, "baseline", load, { rounds: 1, window, warmup: 0, scale }));
        }
        for (const key of ["baseline", "off", "on"] as const) {
          const own = starts.map((start) => start[key]);
          const ratio = median(own.map((row) => row.ratio ?? 0));
          rows.push({
            name: `${own[0]?.name}, ${window === 1 ? "first second" : `first ${window} seconds`}`,
            unit: "calls/s",
            value: summarize(own.map((row) => row.value.median)),
            ratio,
            cpu: summarize(own.map((row) => row.cpu?.median ?? 0)),
          });
        }
      }
      return { rows };
    }),
};
