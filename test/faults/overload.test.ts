import { describe, expect, it } from "vitest";
import { limits } from "../../src/http/limits.ts";
import { Rotation } from "../../src/http/port/rotation.ts";
import { type Counts, clock, mockClock, runTurns, scheduleCall, scheduleCalls } from "./harness/turn-clock.ts";

mockClock();

describe("in overload, the rotation", () => {
  it("refuses calls that waited too long, and goes on answering those that just came", () => {
    const rotation = new Rotation();
    const counts = scheduleCalls(rotation, 2_000, 1);
    runTurns(1, () => counts.refused > 0);
    const fresh: Counts = { answered: 0, refused: 0 };
    scheduleCall(rotation, "newcomer", 1, fresh);
    runTurns(1, () => fresh.answered + fresh.refused > 0);
    expect(fresh.answered).toBe(1);
    expect(counts.answered + counts.refused).toBeLessThan(2_000);
    runTurns(1);
    expect(counts.answered).toBeGreaterThan(limits.overloadWait);
    expect(counts.refused).toBeGreaterThan(1_000);
  });

  /** Overload, in which one client calls before it is refused and another after that, and both become late. */
  function callEarly(rotation: Rotation, pause = 1) {
    const others = scheduleCalls(rotation, 2_500, 1);
    runTurns(1, () => others.refused > 0);
    const before: Counts = { answered: 0, refused: 0 };
    const after: Counts = { answered: 0, refused: 0 };
    scheduleCall(rotation, "before", 1, before);
    clock.now++;
    for (const client of ["before", "after"]) rotation.refused(client);
    clock.now += pause;
    scheduleCall(rotation, "after", 1, after);
    for (let later = 0; later < 500; later++) scheduleCall(rotation, `later ${later}`, 1, others);
    return { others, before, after };
  }

  it("holds a client that calls again too early until no other task waits", () => {
    const { others, before, after } = callEarly(new Rotation());
    runTurns(1, () => before.refused > 0);
    expect(others.answered + others.refused).toBeLessThan(3_000);
    runTurns(1, () => after.refused > 0);
    expect(others.answered + others.refused).toBe(3_000);
    expect([before, after]).toEqual(Array(2).fill({ answered: 0, refused: 1 }));
  });

  it("does not hold one that comes when it may, though the process stood still meanwhile", () => {
    const { others, after } = callEarly(new Rotation(), limits.overloadRetry);
    runTurns(1, () => after.answered + after.refused > 0);
    expect(others.answered + others.refused).toBeLessThan(3_000);
  });

  it("knows of no more than refusedClients clients that they were refused", () => {
    const { others, after } = callEarly(new Rotation({ refusedClients: 100 }));
    runTurns(1, () => after.refused > 0);
    expect(others.answered + others.refused).toBeLessThan(3_000);
  });

  it("holds it for refusalDelay ms at most", () => {
    const rotation = new Rotation();
    const { after } = callEarly(rotation);
    const begun = clock.now;
    let added = 0;
    const add = (): void => {
      for (let call = 0; call < 20; call++) rotation.schedule(`${added++}`, () => void clock.now++, { isCall: true });
    };
    runTurns(1, () => {
      add();
      return after.refused > 0;
    });
    expect(after).toEqual({ answered: 0, refused: 1 });
    expect(clock.now - begun).toBeGreaterThan(limits.refusalDelay - limits.overloadWait - 10);
    expect(clock.now - begun).toBeLessThan(limits.refusalDelay + 100);
  });

  it("is not seen after a pause of the process, however long it was", () => {
    const rotation = new Rotation();
    for (let round = 0; round < 20; round++) {
      const counts = scheduleCalls(rotation, 200, 0.2);
      clock.now += 1_000;
      runTurns(1);
      expect(counts.refused).toBe(0);
    }
  });

  it("is seen after the process had nothing to do, however long", () => {
    const rotation = new Rotation();
    scheduleCalls(rotation, 1, 1);
    runTurns(1);
    clock.now += 60_000;
    const counts = scheduleCalls(rotation, 1_000, 1);
    runTurns(1);
    expect(counts.refused).toBeGreaterThan(0);
  });

  it("is not seen while few clients wait, however long everything else takes", () => {
    const rotation = new Rotation();
    for (let round = 0; round < 50; round++) {
      const counts = scheduleCalls(rotation, limits.overloadWait / limits.clientTurn, 0.2);
      runTurns(200);
      expect(counts.refused).toBe(0);
    }
  });
});
