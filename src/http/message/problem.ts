import { STATUS_CODES } from "node:http";
import type { Meter } from "../../limit/meter.ts";
import { type Reason, Refusal, type Violation } from "../../service/refusal.ts";
import type { Context } from "./context.ts";
import type { Headers } from "./message.ts";

/** The status of every refusal of the service on plain HTTP. */
const statuses: Readonly<Record<Reason, number>> = {
  invalid_argument: 400,
  resource_exhausted: 429,
  unavailable: 503,
};

/** https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html section 6.1 */
export const QUOTA_EXCEEDED = "https://iana.org/assignments/http-problem-types#quota-exceeded";

/** A refusal that only HTTP knows; `headers` has what its status demands, such as Allow. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: Headers;

  constructor(status: number, message: string, headers: Headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const list = new Intl.ListFormat("en");

export function methodNotAllowed(methods: readonly string[]): HttpError {
  return new HttpError(405, `This path takes ${list.format(methods)} alone.`, {
    allow: [...methods, "OPTIONS"].join(", "),
  });
}

/** Why a call is not allowed, for plain HTTP; undefined if it is. */
export function refusalOf(meter: Meter | undefined): Refusal | undefined {
  if (meter === undefined || meter.isAllowed) return undefined;
  return new Refusal(meter.isUnavailable ? "unavailable" : "resource_exhausted", meter.refusal);
}

/** Throws a Refusal if the call is not allowed. */
export function checkLimit(meter: Meter | undefined): void {
  const refusal = refusalOf(meter);
  if (refusal !== undefined) throw refusal;
}

/** RFC 9457 problem details. */
interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly Violation[];
  readonly "violated-policies"?: readonly string[];
}

/** Writes an error as problem details. Returns false if it is a bug, which is 500 without details. */
export function sendError(context: Context, error: unknown): boolean {
  if (error instanceof Refusal) {
    const status = statuses[error.reason];
    sendProblem(context, status, error.message, {
      ...(error.violations.length > 0 ? { errors: error.violations } : {}),
      ...(status === 429 ? { type: QUOTA_EXCEEDED, "violated-policies": [context.meter?.policy ?? "default"] } : {}),
    });
    return true;
  }
  if (error instanceof HttpError) {
    context.set(error.headers);
    // What OPTIONS asks for is the Allow of this refusal (RFC 9110 section 9.3.7).
    if (error.status === 405 && context.request.method === "OPTIONS") context.send(204, {});
    else sendProblem(context, error.status, error.message);
    return true;
  }
  sendProblem(context, 500, "Internal error. It has been logged.");
  return false;
}

function sendProblem(context: Context, status: number, detail: string, more: Partial<Problem> = {}): void {
  context.send(status, problemHeaders, problemText(status, detail, more));
}

export const problemHeaders: Headers = { "content-type": "application/problem+json", "cache-control": "no-store" };

export function titleOf(status: number): string {
  // Node has the name before RFC 9110.
  return status === 413 ? "Content Too Large" : (STATUS_CODES[status] ?? "Error");
}

export function problemText(status: number, detail: string, more: Partial<Problem> = {}): string {
  return JSON.stringify({ type: "about:blank", title: titleOf(status), status, detail, ...more } satisfies Problem);
}
