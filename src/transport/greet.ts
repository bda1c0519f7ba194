import type { Socket } from "node:net";
import { bounds } from "./bounds.ts";

/** RFC 9113 section 3.4. */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

/**
 * Reads just enough of a new connection to know which HTTP it speaks, puts that back and tells. Bytes are held until
 * then and put back once: put back early, they would be announced again at once, for ever.
 */
export function greet(socket: Socket, tell: (isHttp2: boolean) => void): void {
  let held: Buffer = Buffer.alloc(0);
  const destroy = (): void => void socket.destroy();
  const read = (): void => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const seen = Math.min(held.length, PREFACE.length);
    const isHttp2 = held.compare(PREFACE, 0, seen, 0, seen) === 0;
    if (isHttp2 && seen < PREFACE.length) return;
    socket.setTimeout(0);
    socket.off("readable", read).off("timeout", destroy).off("end", destroy).off("error", destroy);
    socket.unshift(held);
    tell(isHttp2);
  };
  socket.setTimeout(bounds.greetingTimeout);
  socket.on("readable", read).on("timeout", destroy).on("end", destroy).on("error", destroy);
}
