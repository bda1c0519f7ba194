import type { Attack, AttackContext } from "../harness/attack.ts";
import { openHttp2 } from "./raw-http2.ts";
import { closedWithin, openRaw, wait } from "./raw-socket.ts";

/** Must not occur in a response: what clients send is not reflected. */
export const CANARY = "canary-7f3a";

/** Milliseconds without data after which an allowed answer is complete, and the timeout. */
const QUIET = 60;
const TIMEOUT = 5_000;

/** Addresses over which the requests are spread, so that the rate limit refuses none. */
const ADDRESSES = 250;
let sent = 0;

/** A request and the allowed statuses of its responses. */
export type Shape = readonly [name: string, bytes: string | Uint8Array, allowed: RegExp];

/** Sends requests of HTTP/1.1 one after the other. */
export function shapes(all: readonly Shape[]): Attack["run"] {
  return async (context) => {
    for (const shape of all) await checkStatuses(context, ...shape);
  };
}

/**
 * Sends bytes and matches the statuses of all responses, in order and separated by spaces, against a pattern. The text is
 * empty if the server closed the connection without a response, and `silence` if it neither responded nor closed.
 */
export async function checkStatuses(context: AttackContext, ...[name, bytes, allowed]: Shape): Promise<void> {
  const raw = await openRaw(context.port, context.addressOf(sent++ % ADDRESSES));
  if (raw === undefined) return context.findings.unexpected(`${name}: the connection was refused`);
  await raw.send(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  let quiet = 0;
  let text = "";
  for (const begun = performance.now(); !raw.isClosed() && performance.now() - begun < TIMEOUT * context.slack; ) {
    await wait(10);
    const now = raw.received().toString("latin1");
    quiet = now.length === text.length ? quiet + 10 : 0;
    text = now;
    // The rest of the response may still arrive.
    if (text !== "" && allowed.test(statusesOf(text)) && quiet >= QUIET) break;
  }
  const closed = raw.isClosed();
  await closedWithin(raw, 0);
  text = raw.received().toString("latin1");
  const statuses = statusesOf(text);
  const outcome = statuses === "" && !closed ? "silence" : statuses;
  if (text.includes(CANARY)) context.findings.unexpected(`${name}: the request was reflected`);
  if (allowed.test(outcome)) context.findings.count(outcome === "" ? "closed" : summary(outcome));
  else context.findings.unexpected(`${name}: ${outcome || "closed"}`);
}

/** Reactions by which HTTP/2 refuses: an error status, RST_STREAM, GOAWAY or a closed connection. */
const refused = /^(?:status 4\d\d|status 501|reset \d+|goaway \d+|closed)/;

/** Sends frames after the preface and matches the server's reactions against a pattern; `silence` if there are none. */
export async function checkHttp2(
  context: AttackContext,
  name: string,
  bytes: Uint8Array,
  allowed = refused,
  address = 0,
): Promise<void> {
  const raw = await openHttp2(context.port, context.addressOf(address));
  if (raw === undefined) return context.findings.unexpected(`${name}: the connection was refused`);
  await raw.send(bytes);
  const until = performance.now() + TIMEOUT * context.slack;
  while (raw.seen().size === 0 && !raw.isClosed() && performance.now() < until) await wait(10);
  const seen = [...raw.seen().keys()].join(", ") || (raw.isClosed() ? "closed" : "silence");
  await closedWithin(raw, 0);
  if (allowed.test(seen)) context.findings.count(seen);
  else context.findings.unexpected(`${name}: ${seen}`);
}

/** The statuses of the responses in a text, separated by spaces. */
export function statusesOf(text: string): string {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status).join(" ");
}

/** `200 in a row` where more than two statuses are the same. */
function summary(statuses: string): string {
  const all = statuses.split(" ");
  const [first = ""] = all;
  return all.length > 2 && all.every((status) => status === first) ? `${first} in a row` : statuses;
}
