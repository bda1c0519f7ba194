import { describe, expect, it } from "vitest";
import { partsHere, partsOnThreads } from "../../../src/cli/jobs/parts.ts";
import { partMaker, type Task } from "../../../src/cli/jobs/task.ts";
import { sources } from "../../../src/cli/sources.ts";
import { readColumns } from "../../../src/formats/columns/columns.ts";
import { commonFields } from "../../../src/formats/columns/fields.ts";
import { usualLayout } from "../../../src/formats/format.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { partsOf, type Range } from "../../../src/service/price.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

function taskOf(format: string): Task {
  const columns = readColumns("name,email", commonFields, false);
  if (typeof columns === "string") throw new Error(columns);
  return {
    source: "people",
    fields: { gender: "random", country: "mx", seed: "parts", reference_date: "2026-01-01" },
    layout: { ...usualLayout, format, columns },
  };
}

describe("parts", () => {
  it("are the same from threads as from here, in the same order", async () => {
    const slices = [...partsOf({ firstIndex: 40, count: 230 }, 20)];
    const { fields, layout } = taskOf("csv");
    const stream = sources.people.open(service, fields, { count: 270, firstIndex: 0 });
    const [here, there] = await Promise.all([
      Array.fromAsync(partsHere(partMaker(stream, layout), slices)),
      Array.fromAsync(partsOnThreads(taskOf("csv"), slices, 2)),
    ]);
    expect(there).toEqual(here);
    expect(here.map(({ count }) => count)).toEqual([...Array.from({ length: 11 }, () => 20), 10]);
  });

  it("are drawn ahead of the consumer by a few only", async () => {
    let begun = 0;
    function* slices(): Generator<Range> {
      for (const slice of partsOf({ firstIndex: 0, count: 1_000_000 }, 10)) {
        begun++;
        yield slice;
      }
    }
    const parts = partsOnThreads(taskOf("csv"), slices(), 2);
    for (let read = 1; read <= 20; read++) {
      await parts.next();
      expect(begun).toBe(read + 4);
    }
    await parts.return(undefined);
  });

  it("end with the failure of a thread", async () => {
    const parts = partsOnThreads(taskOf("cuneiform"), partsOf({ firstIndex: 0, count: 100 }, 1), 2);
    await expect(Array.fromAsync(parts)).rejects.toThrow("there is no format cuneiform");
  });
});
