import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { groups } from "../../../src/avatar/group.ts";
import { getStatus } from "../clients/endpoints.ts";
import { runLoads } from "../load/load.ts";
import { startServer } from "./server-process.ts";

/** MiB of resident memory at the end. */
const RESIDENT = 300;

/** MiB by which resident memory may grow in the last ten minutes. */
const GROWTH = 10;

/**
 * Calls a second of each protocol, images a second, and addresses from which they come: each calls again after 4 s, before
 * its connection has been idle for so long that the server closes it.
 */
const CALLS = 100;
const IMAGES = 30;
const ADDRESSES = 400;

/** Streams a second that their clients leave after the first people: a sixth of all. */
const ABORTS = 46;

/** Runs mixed traffic of plain JSON, gRPC and images, and streams that are left. Resolves to the failures. */
export async function soak(minutes: number): Promise<readonly string[]> {
  const server = await startServer({ RATE_LIMIT: "1000000" });
  const failures: string[] = [];
  const seconds = minutes * 60;
  const addresses = Array.from({ length: ADDRESSES }, (_, index) => `127.201.${index >> 8}.${index & 255}`);
  const load = { port: server.port, addresses, connections: 1, streams: 1, seconds, perSecond: CALLS };
  const addressOf = (number: number): string => addresses[number % ADDRESSES] ?? "";
  const failed = new Map<string, number>();
  const fail = (what: string): void => void failed.set(what, (failed.get(what) ?? 0) + 1);
  let images = 0;
  const timer = setInterval(async () => {
    const number = images++;
    const path = `/avatar/${groups[number % groups.length]}/${1 + (number % 100)}`;
    const seen = await getStatus(server.port, addressOf(number), `${path}${number % 2 === 0 ? ".png" : ""}`);
    if (seen !== "200") fail(`image: ${seen}`);
  }, 1_000 / IMAGES);
  let aborts = 0;
  let left = 0;
  const aborter = setInterval(async () => {
    const seen = await beginGet(server.port, "/people.ndjson?count=20000", addressOf(aborts++));
    if (seen === "200") left++;
    else fail(`stream that is left: ${seen}`);
  }, 1_000 / ABORTS);
  const perMinute: number[] = [];
  const memoryLog = setInterval(async () => {
    const { resident } = await server.measure();
    perMinute.push(resident);
    console.log(`${new Date().toISOString()} ${resident.toFixed(0)} MiB, ${images} images, ${left} streams left`);
  }, 60_000);
  const { counts } = await runLoads([
    { ...load, protocol: "json" },
    { ...load, protocol: "grpc" },
  ]);
  for (const each of [timer, aborter, memoryLog]) clearInterval(each);
  await wait(1_000);
  const { resident } = await server.measure();
  console.log(
    `${minutes} minutes: ${JSON.stringify(counts)}, ${images} images, ${left} streams left, ${resident.toFixed(0)} MiB`,
  );
  const tenMinutesAgo = perMinute.at(-10);
  const growth = tenMinutesAgo === undefined ? 0 : resident - tenMinutesAgo;
  if (growth > GROWTH) failures.push(`${growth.toFixed(0)} MiB more than ten minutes before, more than ${GROWTH}`);
  for (const [status, times] of Object.entries(counts)) {
    if (!/^(?:200|grpc 0)$/.test(status)) failures.push(`${times} calls ended with ${status}`);
  }
  for (const [what, times] of failed) failures.push(`${times} times: ${what}`);
  if (resident > RESIDENT) failures.push(`${resident.toFixed(0)} MiB at the end, more than ${RESIDENT}`);
  failures.push(...server.bugs());
  if ((await server.stop()) !== 0) failures.push("the server did not stop");
  return failures;
}

/** Gets the first bytes of a path, and leaves; resolves to the status, or to why there is none. */
function beginGet(port: number, path: string, localAddress: string): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: "127.0.0.1", path, localAddress }, (response) => {
      response.once("data", () => {
        resolve(String(response.statusCode));
        request.destroy();
      });
    });
    request.once("error", ({ message }) => resolve(message));
  });
}
