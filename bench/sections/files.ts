import { measure } from "../bulk/measure.ts";
import type { Results, Row, Section } from "../section.ts";
import { summarize } from "../statistics.ts";

/** 500 MiB in the unit of `Cost`, a thousand KiB. */
const MEMORY = 512;

/** `identikit draw` to files: the memory that does not grow with the table, and parts by two threads. */
export const files: Section = {
  name: "files",
  title: "identikit draw to files",
  async run({ scale }): Promise<Results> {
    const count = 5 * scale;
    const rows: Row[] = [];
    for (const format of ["parquet", "csv"]) {
      for (const [jobs, threads] of [
        [1, "one thread"],
        [2, "two threads"],
      ] as const) {
        const { memory } = await measure([`--format=${format}`, `--count=${count}`, `--jobs=${jobs}`]);
        if (memory === undefined) continue;
        rows.push({
          name: `${count.toLocaleString("en")} people to ${format}, ${threads}: resident memory`,
          unit: "MB",
          value: summarize([memory]),
          target: { what: "MB", value: memory, most: MEMORY },
        });
      }
    }
    const seconds: number[] = [];
    for (const jobs of [1, 2]) {
      const cost = await measure(["--format=parquet", `--count=${scale}`, "--parts=16", `--jobs=${jobs}`]);
      seconds.push(cost.seconds);
    }
    const [one = 0, two = 0] = seconds;
    rows.push({
      name: `data set of ${scale.toLocaleString("en")}, Parquet, two jobs`,
      unit: "people/s",
      value: summarize([scale / two]),
      target: { what: "of one job", value: one / two, least: 1.6 },
    });
    return { rows };
  },
};
