import type { AttackContext } from "../harness/attack.ts";
import { closedWithin, openRaw, wait } from "./raw-socket.ts";

/** Must not occur in a response: what clients send is not reflected. */
export const CANARY = "canary-7f3a";

/** ms of silence after the right answer, and in all for it to come. */
const QUIET = 60;
const TIMEOUT = 5_000;

/** Spreads single requests, so that the allowance of one address does not decide what is answered. */
const ADDRESSES = 250;
let sent = 0;

/**
 * Sends bytes and holds the statuses of all that comes back, in order and with a space between them, against a pattern;
 * empty where the server closed without a word, `silence` where it neither answered nor closed.
 */
export async function checkStatuses(
  context: AttackContext,
  name: string,
  bytes: string | Uint8Array,
  allowed: RegExp,
): Promise<void> {
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
    // What is not right yet may be on its way.
    if (text !== "" && allowed.test(statusesOf(text)) && quiet >= QUIET) break;
  }
  const closed = raw.isClosed();
  await closedWithin(raw, 0);
  text = raw.received().toString("latin1");
  const statuses = statusesOf(text);
  const came = statuses === "" && !closed ? "silence" : statuses;
  if (text.includes(CANARY)) context.findings.unexpected(`${name}: was reflected`);
  if (allowed.test(came)) context.findings.count(came === "" ? "closed" : summary(came));
  else context.findings.unexpected(`${name}: ${came || "closed"}`);
}

function statusesOf(text: string): string {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status).join(" ");
}

/** `200 ×50` for fifty times the same. */
function summary(statuses: string): string {
  const all = statuses.split(" ");
  const [first = ""] = all;
  return all.length > 2 && all.every((status) => status === first) ? `${first} in a row` : statuses;
}
