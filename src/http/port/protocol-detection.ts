import type { Socket } from "node:net";
import { clearTimeout, setTimeout } from "node:timers";
import type { Limits } from "../limits.ts";

/** RFC 9113 section 3.4. */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

/** Reads just enough of a new connection to know which HTTP it speaks; the bytes are put back before `onDetected`. */
export function detectHttpVersion(socket: Socket, limits: Limits, onDetected: (isHttp2: boolean) => void): void {
  let held: Buffer = Buffer.alloc(0);
  const destroy = (): void => void socket.destroy();
  const stop = (): void => clearTimeout(timer);
  const read = (): void => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const seen = Math.min(held.length, PREFACE.length);
    const isHttp2 = held.compare(PREFACE, 0, seen, 0, seen) === 0;
    if (isHttp2 && seen < PREFACE.length) return;
    stop();
    socket.off("readable", read).off("close", stop).off("end", destroy);
    socket.unshift(held);
    onDetected(isHttp2);
  };
  // Not the socket's own timeout, which begins anew with every byte.
  const timer = setTimeout(destroy, limits.detectionTimeout);
  socket.on("readable", read).on("close", stop).on("end", destroy);
}
