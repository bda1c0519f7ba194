import type { Reason, Refusal, Violation } from "../service/refusal.ts";
import { type Answer, type Headers, type Response, sendAnswer } from "./exchange.ts";

/** The status of every refusal on plain HTTP. */
const statuses: Readonly<Record<Reason, number>> = {
  invalid_argument: 400,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  resource_exhausted: 429,
  unavailable: 503,
};

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
  505: "HTTP Version Not Supported",
};

/** https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html section 6.1 */
const QUOTA_EXCEEDED = "https://iana.org/assignments/http-problem-types#quota-exceeded";

/** RFC 9457 problem details. */
interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly Violation[];
  readonly "violated-policies"?: readonly string[];
}

/** A refusal as a problem; `headers` may add what the status asks for, such as Allow or Retry-After. */
export function refusal({ reason, message, violations }: Refusal, headers: Headers = {}): Answer {
  const status = statuses[reason];
  return problem(status, message, headers, {
    ...(violations.length > 0 ? { errors: violations } : {}),
    ...(status === 429 ? { type: QUOTA_EXCEEDED, "violated-policies": ["default"] } : {}),
  });
}

/** A failure of ours, without any detail of it. */
export function failure(headers: Headers = {}): Answer {
  return problem(500, "The service failed to answer; the failure is recorded.", headers);
}

export function problem(status: number, detail: string, headers: Headers = {}, more: Partial<Problem> = {}): Answer {
  const told: Problem = { type: "about:blank", title: titles[status] ?? "Error", status, detail, ...more };
  return {
    status,
    headers: [{ "content-type": "application/problem+json", "cache-control": "no-store" }, headers],
    body: JSON.stringify(told),
  };
}

export function sendRefusal(response: Response, refused: Refusal, headers: Headers = {}): void {
  sendAnswer(response, refusal(refused, headers));
}

export function sendFailure(response: Response): void {
  sendAnswer(response, failure());
}

export function sendProblem(response: Response, status: number, detail: string): void {
  sendAnswer(response, problem(status, detail));
}
