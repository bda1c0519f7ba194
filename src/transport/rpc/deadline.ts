import { header, type Request } from "../http/message.ts";
import { messageLimits } from "../limits.ts";

/** Milliseconds of the units of grpc-timeout that can be too long; the others cannot, with eight digits. */
const longUnits: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1_000 };

/**
 * Cuts a deadline down to the longest that a timer can wait for, about 24 days: longer ones would fire at once. A caller
 * who sends one means "no deadline". What is malformed is left for Connect to refuse.
 */
export function boundDeadline(request: Pick<Request, "headers">): void {
  const connect = header(request, "connect-timeout-ms");
  if (connect !== undefined && /^\d{1,10}$/.test(connect) && Number(connect) > messageLimits.longestDeadline) {
    request.headers["connect-timeout-ms"] = String(messageLimits.longestDeadline);
  }
  const grpc = /^(\d{1,8})([HMS])$/.exec(header(request, "grpc-timeout") ?? "");
  if (grpc !== null && Number(grpc[1]) * (longUnits[grpc[2] ?? ""] ?? 0) > messageLimits.longestDeadline) {
    request.headers["grpc-timeout"] = `${Math.floor(messageLimits.longestDeadline / 1_000)}S`;
  }
}
