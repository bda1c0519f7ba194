import { expect, it } from "vitest";
import { createCollection } from "../../src/app/collection.ts";

const MIB = 2 ** 20;

/** How many collections follow from a minute, or so many seconds, of each of these states; a collection leaves `left` MiB. */
function collections(
  states: readonly (readonly [resident: number, utilization: number])[],
  left: number,
  seconds = 60,
): number {
  let [resident, utilization] = [0, 0];
  let collected = 0;
  const look = createCollection({
    resident: () => resident * MIB,
    utilization: () => utilization,
    collect() {
      collected++;
      resident = left;
    },
  });
  for (const state of states) {
    [resident, utilization] = state;
    for (let second = 0; second < seconds; second++) look();
  }
  return collected;
}

it("garbage is collected when memory has grown and the process is quiet", () => {
  expect(collections([[400, 0.1]], 200)).toBe(1);
});

it("a busy process is not stopped to collect garbage, and collects once it is quiet", () => {
  expect(collections([[400, 0.9]], 200)).toBe(0);
  expect(
    collections(
      [
        [400, 0.9],
        [400, 0.1],
      ],
      200,
    ),
  ).toBe(1);
});

it("little memory is left as it is", () => {
  expect(collections([[200, 0.1]], 200)).toBe(0);
});

it("memory that a collection did not free is not collected again until a tenth more is in use", () => {
  expect(
    collections(
      [
        [400, 0.1],
        [400, 0.1],
        [430, 0.1],
      ],
      400,
    ),
  ).toBe(1);
  expect(
    collections(
      [
        [400, 0.1],
        [450, 0.1],
      ],
      400,
    ),
  ).toBe(2);
});

it("memory that is returned to the system later is missing at the next growth", () => {
  const states = [
    [600, 0.1],
    [350, 0.1],
    [550, 0.1],
  ] as const;
  expect(collections(states, 600)).toBe(2);
});

it("garbage is collected once a minute at most", () => {
  const states = Array.from({ length: 3 }, (_, minute) => [400 + 100 * minute, 0.1] as const);
  expect(collections(states, 400)).toBe(3);
  expect(collections(states, 400, 20)).toBe(1);
});
