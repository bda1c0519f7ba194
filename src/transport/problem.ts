import type { Reason, Refusal, Violation } from "../service/refusal.ts";
import { type Headers, type Response, send } from "./exchange.ts";

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

/** Tells a refusal as a problem; `headers` may add what the status asks for, such as Allow or Retry-After. */
export function sendRefusal(response: Response, refusal: Refusal, headers: Headers = {}): void {
  const status = statuses[refusal.reason];
  sendProblem(response, status, refusal.message, headers, {
    ...(refusal.violations.length > 0 ? { errors: refusal.violations } : {}),
    ...(status === 429 ? { type: QUOTA_EXCEEDED, "violated-policies": ["default"] } : {}),
  });
}

/** Tells a failure of ours without any detail of it. */
export function sendFailure(response: Response, headers: Headers = {}): void {
  sendProblem(response, 500, "The service failed to answer; the failure is recorded.", headers);
}

export function sendProblem(
  response: Response,
  status: number,
  detail: string,
  headers: Headers = {},
  more: Partial<Problem> = {},
): void {
  const problem: Problem = { type: "about:blank", title: titles[status] ?? "Error", status, detail, ...more };
  send(
    response,
    status,
    { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
    JSON.stringify(problem),
  );
}
