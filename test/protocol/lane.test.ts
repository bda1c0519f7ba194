import { describe, expect, it } from "vitest";
import { brokenCalls, brokenFrames, oddCalls, usualCalls } from "./lane/calls.ts";
import { comparable } from "./lane/outcome.ts";
import { type Call, wires } from "./lane/wires.ts";
import { serve } from "./serve.ts";

describe.each(wires)("$name", (wire) => {
  const compare = async (calls: readonly Call[], environment: Record<string, string>): Promise<void> => {
    const lane = await serve({ ...environment, LEAN_LANE: "on" });
    const stock = await serve({ ...environment, LEAN_LANE: "off" });
    for (const call of calls) {
      const [mine, theirs] = [await wire.call(lane.port, call), await wire.call(stock.port, call)];
      expect.soft(comparable(mine), call.name).toEqual(comparable(theirs));
    }
    expect(lane.bugs).toEqual([]);
  };
  it("answers usual calls alike", () => compare(usualCalls(wire), { RATE_LIMIT: "0" }));
  it("answers odd calls alike", () => compare(oddCalls(wire), { RATE_LIMIT: "0" }));
  it("answers broken calls alike", () => compare(brokenCalls(wire), { RATE_LIMIT: "0" }));
  it.runIf(wire.isGrpc)("answers broken frames alike", () => compare(brokenFrames(wire), { RATE_LIMIT: "0" }));
});
