// A process that draws people with the generator of the checkout CHECKOUT, a folder that is built. What it measures is the
// same in all checkouts, so that it lies here: the bench of an earlier one does not have it.
import { pathToFileURL } from "node:url";
import { answer } from "../process/answer.ts";
import { generatorOf } from "./generators.ts";

const { record, json, lines } = await generatorOf(pathToFileURL(`${process.env.CHECKOUT}/src/`));

/** What people are drawn as: alone, each with a key of its own, the countries in turn; or 256 of any country. */
const works: Readonly<Record<string, { readonly people: number; draw(turn: number): unknown }>> = {
  record: { people: 1, draw: record },
  json: { people: 1, draw: json },
  lines: { people: 256, draw: lines },
};

/** Microseconds of CPU for which people are drawn at least. */
const DRAWING = 100_000;

let turn = 0;
let last: unknown;

/** Microseconds of CPU of one person. */
answer("cpu", (name: string): number => {
  const { people, draw } = works[name] ?? { people: 0, draw: () => undefined };
  const begun = process.cpuUsage();
  let [cpu, drawn] = [0, 0];
  while (cpu < DRAWING) {
    for (let some = 0; some < 512; some += people) last = draw(turn++);
    drawn += 512;
    const { user, system } = process.cpuUsage(begun);
    cpu = user + system;
  }
  return cpu / drawn;
});

/** Bytes of heap that one person alone as JSON bytes leaves. Nothing is collected meanwhile with a young generation of 256 MB. */
answer("garbage", (people: number): number => {
  // Tables are read and most code is compiled before.
  for (let drawn = 0; drawn < people / 5; drawn++) last = json(turn++);
  const before = process.memoryUsage().heapUsed;
  for (let drawn = 0; drawn < people; drawn++) last = json(turn++);
  return (process.memoryUsage().heapUsed - before) / people;
});

// Uses the last person, so that the compiler cannot leave out drawing it.
answer("last", () => last);
