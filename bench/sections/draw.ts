import { measure } from "../bulk/measure.ts";
import type { Results, Row, Section } from "../section.ts";
import { median, summarize } from "../statistics.ts";

/** Numbers of people that are drawn as a user does who looks at them. */
const FEW = [1, 1_000] as const;

const formats: readonly (readonly [name: string, ...options: readonly string[]])[] = [
  ["NDJSON", "--format=ndjson"],
  ["CSV", "--format=csv"],
  ["SQL, COPY", "--format=sql"],
  ["SQL, INSERT", "--format=sql", "--dialect=portable"],
  ["Parquet", "--format=parquet"],
];

/** `identikit draw` as a command, its start included: a few people, and tables by one thread and by two. */
export const draw: Section = {
  name: "draw",
  title: "identikit draw, people of all countries to a file",
  async run({ rounds, scale }): Promise<Results> {
    /** Seconds of several runs. */
    const seconds = async (count: number, ...options: readonly string[]): Promise<number[]> => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 7)
        times.push((await measure([`--count=${count}`, ...options])).seconds);
      return times;
    };
    const rows: Row[] = [];
    for (const count of FEW) {
      const times = await seconds(count);
      const value = summarize(times.map((time) => 1_000 * time));
      rows.push({ name: `draw -n ${count}`, unit: "ms", value });
    }
    const people = scale / 5;
    const rate = (times: readonly number[]) => summarize(times.map((time) => people / time));
    for (const [name, ...options] of formats) {
      const [one, two] = [await seconds(people, "--jobs=1", ...options), await seconds(people, "--jobs=2", ...options)];
      const times = (median(one) / median(two)).toFixed(2);
      rows.push(
        { name: `${name}, one thread`, unit: "people/s", value: rate(one) },
        { name: `${name}, two threads`, unit: "people/s", value: rate(two), note: `${times} times one thread` },
      );
    }
    return { rows };
  },
};
