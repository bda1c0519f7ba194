import { setTimeout as wait } from "node:timers/promises";
import { groups } from "../../../src/avatar/group.ts";
import { runLoads } from "../load/load.ts";
import { startServer } from "./server-process.ts";

/** MiB of resident memory at the end. */
const RESIDENT = 300;

/**
 * Calls a second of each protocol, images a second, and addresses from which they come: each calls again after 4 s, before
 * its connection has been idle for so long that the server closes it.
 */
const CALLS = 100;
const IMAGES = 30;
const ADDRESSES = 400;

/** Runs mixed traffic of plain JSON, gRPC and images. Resolves to the failures. */
export async function soak(minutes: number): Promise<readonly string[]> {
  const server = await startServer({ RATE_LIMIT: "1000000" });
  const failures: string[] = [];
  const seconds = minutes * 60;
  const addresses = Array.from({ length: ADDRESSES }, (_, index) => `127.201.${index >> 8}.${index & 255}`);
  const load = { port: server.port, addresses, connections: 1, streams: 1, seconds, perSecond: CALLS };
  let images = 0;
  const timer = setInterval(async () => {
    const number = images++;
    const type = number % 2 === 0 ? "image/png" : "image/svg+xml";
    const url = `http://127.0.0.1:${server.port}/avatar/${groups[number % groups.length]}/${1 + (number % 100)}`;
    const image = await fetch(url, { headers: { accept: type } }).then(
      async (response) => `${response.status}${(await response.arrayBuffer()).byteLength > 0 ? "" : ", empty"}`,
      ({ cause }: Error) => `${cause}`,
    );
    if (image !== "200") failures.push(`an image: ${image}`);
  }, 1_000 / IMAGES);
  const memoryLog = setInterval(async () => {
    const { resident } = await server.measure();
    console.log(`${new Date().toISOString()} ${resident.toFixed(0)} MiB, ${images} images`);
  }, 60_000);
  const { counts } = await runLoads([
    { ...load, protocol: "json" },
    { ...load, protocol: "grpc" },
  ]);
  clearInterval(timer);
  clearInterval(memoryLog);
  await wait(1_000);
  const { resident } = await server.measure();
  console.log(`${minutes} minutes: ${JSON.stringify(counts)}, ${images} images, ${resident.toFixed(0)} MiB`);
  for (const [status, times] of Object.entries(counts)) {
    if (!/^(?:200|grpc 0)$/.test(status)) failures.push(`${times} calls ended with ${status}`);
  }
  if (resident > RESIDENT) failures.push(`${resident.toFixed(0)} MiB at the end, more than ${RESIDENT}`);
  failures.push(...server.bugs());
  if ((await server.stop()) !== 0) failures.push("the server did not stop");
  return failures;
}
