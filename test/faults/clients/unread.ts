import { expect } from "vitest";
import { headers, onStreams } from "./http2-frames.ts";
import { openHttp2, type RawHttp2 } from "./raw-http2.ts";
import { fieldsOf, getFields } from "./requests.ts";

/** 188 KB. */
const style = fieldsOf("/docs/swagger-ui.css");

/** Limits that two answers of `leaveUnread` exceed: then the client's next calls wait. */
export const smallUnread = { unreadPerClient: 300_000, auditInterval: 5 };

/** Opens a connection of HTTP/2, with so many answers that are not read: the windows of their streams are closed. */
export async function leaveUnread(port: number, address: string, answers: number): Promise<RawHttp2> {
  const session = (await openHttp2(port, address, { window: 0 })) ?? expect.fail();
  await session.ready;
  await session.send(onStreams(answers, (stream) => headers(stream, style)));
  await expect.poll(() => session.seen().get("status 200")).toBe(answers);
  return session;
}

/** Calls of another client, answered one after the other: what could be done for the first one meanwhile was done. */
export async function callOften(port: number): Promise<void> {
  for (let made = 0; made < 20; made++) {
    const session = (await openHttp2(port, "127.90.0.9")) ?? expect.fail();
    await session.send(headers(1, getFields));
    await expect.poll(() => session.seen().has("status 200") || session.seen().has("status 503")).toBe(true);
    session.socket.destroy();
  }
}
