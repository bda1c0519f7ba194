import { bounds } from "./bounds.ts";
import { header, type Request } from "./exchange.ts";

/** Milliseconds of the units of grpc-timeout that can be too long; the others cannot, with eight digits. */
const longUnits: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1_000 };

/**
 * Cuts a deadline down to the longest that a timer can wait for, about 24 days: longer ones would fire at once. Nobody
 * can tell the difference, and a caller who sends one means "no deadline". What is malformed is left for Connect to refuse.
 */
export function boundDeadline(request: Request): void {
  const connect = header(request, "connect-timeout-ms");
  if (connect !== undefined && /^\d{1,10}$/.test(connect) && Number(connect) > bounds.longestDeadline) {
    request.headers["connect-timeout-ms"] = String(bounds.longestDeadline);
  }
  const grpc = /^(\d{1,8})([HMS])$/.exec(header(request, "grpc-timeout") ?? "");
  if (grpc !== null && Number(grpc[1]) * (longUnits[grpc[2] ?? ""] ?? 0) > bounds.longestDeadline) {
    request.headers["grpc-timeout"] = `${Math.floor(bounds.longestDeadline / 1_000)}S`;
  }
}
