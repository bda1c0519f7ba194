import fc from "fast-check";
import type { Attack, Field } from "../attack.ts";
import { createVisitor, type Door, doors, isFault } from "../doors.ts";
import { startServer } from "../server-process.ts";
import { framed, jsonBodies, mutated, protoBodies } from "./bodies.ts";

/** The same bodies at every run; another seed is another hundred thousand. */
const SEED = 20_261_120;

/** MiB of the server that reads the bodies: it has just begun, and has all its growing before it. */
const MEMORY = 350;

/** Bodies that are made at once, and calls of one door that run at once. */
const BATCH = 500;
const AT_ONCE = 4;

function bodiesOf({ contentType, framed: isFramed }: Door): fc.Arbitrary<Uint8Array> {
  const message = fc.oneof(contentType.includes("json") ? jsonBodies : protoBodies, mutated);
  return isFramed ? framed(message) : message;
}

export const fuzzedBodies: Attack = {
  name: "100,000 fuzzed bodies at every door",
  row: "MSG-2",
  memory: 150,
  async run(field) {
    // Without a limit, so that every body is read.
    const server = await startServer({ RATE_LIMIT: "0" });
    const before = await server.measure();
    const each = Math.ceil(field.scaled(100_000) / doors.length);
    await Promise.all(doors.map((door, index) => knock(door, each, { ...field, port: server.port }, index)));
    if (!server.isAlive()) field.tally.unexpected(`the server ended with ${server.end()}`);
    const grown = (await server.measure()).resident - before.resident;
    field.tally.count(`a server of their own, which grew by ${grown.toFixed(0)} MiB`);
    if (grown > MEMORY) field.tally.unexpected(`memory grew by ${grown.toFixed(0)} MiB`);
    for (const bug of server.bugs()) field.tally.unexpected(`the server logged: ${bug.slice(0, 300)}`);
    const code = await server.stop();
    if (code !== 0) field.tally.unexpected(`the server stopped with ${code}`);
  },
};

/** Sends so many bodies to one door, a few at once. */
async function knock(door: Door, count: number, { port, addressOf, tally }: Field, index: number): Promise<void> {
  const visitor = createVisitor(port, addressOf(index));
  for (let done = 0; done < count; done += BATCH) {
    const bodies = fc.sample(bodiesOf(door), {
      seed: SEED + index * count + done,
      numRuns: Math.min(BATCH, count - done),
    });
    const one = async (): Promise<void> => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
        const verdict = await visitor.post(door, body);
        if (isFault(verdict)) tally.unexpected(`${door.name}, ${Buffer.from(body).toString("hex")}: ${verdict}`);
        else tally.count(`${door.name}: ${verdict}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }
  visitor.leave();
}
