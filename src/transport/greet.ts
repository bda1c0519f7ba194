import type { Socket } from "node:net";
import { bounds } from "./bounds.ts";

/** RFC 9113 section 3.4. */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

/** Reads just enough of a new connection to know which HTTP it speaks, and tells that with all that was read. */
export function greet(socket: Socket, tell: (isHttp2: boolean, read: Buffer) => void): void {
  let held: Buffer = Buffer.alloc(0);
  const destroy = (): void => void socket.destroy();
  const forget = (): void => clearTimeout(timer);
  const read = (): void => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const seen = Math.min(held.length, PREFACE.length);
    const isHttp2 = held.compare(PREFACE, 0, seen, 0, seen) === 0;
    if (isHttp2 && seen < PREFACE.length) return;
    forget();
    socket.off("readable", read).off("close", forget).off("end", destroy).off("error", destroy);
    tell(isHttp2, held);
  };
  // A timer of our own: that of the socket begins anew with every byte.
  const timer = setTimeout(destroy, bounds.greetingTimeout);
  socket.on("readable", read).on("close", forget).on("end", destroy).on("error", destroy);
}
