import type { Allowance } from "../limit/allowance.ts";
import type { ClientOf } from "../limit/client.ts";
import { Refusal } from "../service/refusal.ts";
import type { Rpc } from "./adapter.ts";
import { checkJson, readBytes } from "./body.ts";
import type { CorsPolicy } from "./cors.ts";
import {
  type Handler,
  type Headers,
  header,
  type Request,
  type Response,
  type Room,
  send,
  sendAnswer,
  type Target,
} from "./exchange.ts";
import type { Health } from "./health.ts";
import type { JsonOperation } from "./json.ts";
import { checkMeter, limitHeaders, type Meter, openMeter } from "./meter.ts";
import type { Observer } from "./observer.ts";
import { sendFailure, sendProblem, sendRefusal } from "./problem.ts";
import { refusalReason } from "./rate-limit.ts";
import { requestIdOf } from "./request-id.ts";
import { limitedPaths } from "./rpc.ts";
import { exhausted } from "./rpc-error.ts";
import { readTarget } from "./target.ts";
import { sendTrailersOnly } from "./trailers-only.ts";
import { watchExchange } from "./watch.ts";

/** What the front door leads to. */
export interface Rooms {
  readonly json: ReadonlyMap<string, JsonOperation>;
  readonly maxBodyBytes: number;
  /** Answers an RPC; false if the path is none of its methods. */
  readonly rpc: Rpc["answer"];
  readonly health: Health;
  /** What costs nothing: the page, avatars, descriptions. */
  readonly free: readonly Room[];
  readonly cors: CorsPolicy;
  /** Undefined: no limit. */
  readonly allowance: Allowance | undefined;
  readonly clientOf: ClientOf;
  /** Told once of every bug. */
  readonly report: (error: unknown, requestId: string) => void;
  /** Undefined: nobody looks on. */
  readonly observer: Observer | undefined;
  /** Whether TLS ends here. */
  readonly secure: boolean;
}

/** A year, the usual shortest for browsers to keep (RFC 6797). */
const STRICT_TRANSPORT = "max-age=31536000";

/**
 * The order in which every request passes: guard, CORS, what costs nothing, the limit, and then the operation in the
 * words of its protocol. The limit is asked once for each request, before a byte of the body is read.
 */
export function createFront(rooms: Rooms): Handler {
  const { json, maxBodyBytes, rpc, health, free, cors, allowance, clientOf, report, observer, secure } = rooms;

  const open = (request: Request): Meter | undefined | Promise<Meter> => {
    if (allowance === undefined) return undefined;
    // On HTTP/2 a request would make a stand-in for its socket; the session has one for all of its requests.
    const socket = "stream" in request ? request.stream.session?.socket : request.socket;
    const client = clientOf({
      socketAddress: socket?.remoteAddress,
      forwardedFor: header(request, "x-forwarded-for"),
    });
    return openMeter(allowance, client);
  };

  const plain = async (operation: JsonOperation, request: Request, response: Response): Promise<void> => {
    if (request.method !== "POST") {
      const refusal = new Refusal("method_not_allowed", "This path takes POST alone.");
      return sendRefusal(response, refusal, { allow: "POST, OPTIONS" });
    }
    const meter = await open(request);
    const limits = limitHeaders(meter);
    try {
      checkMeter(meter);
      checkJson({
        contentType: header(request, "content-type"),
        contentEncoding: header(request, "content-encoding"),
        isEmpty: isEmpty(request),
      });
      sendAnswer(response, operation(await readBytes(request, maxBodyBytes)), limits);
    } catch (error) {
      if (error instanceof Refusal) return sendRefusal(response, error, { ...limits, ...closing(request, error) });
      for (const [name, value] of Object.entries(limits)) response.setHeader(name, value);
      throw error;
    }
  };

  const call = ({ path }: Target, request: Request, response: Response, meter: Meter | undefined): void => {
    if (meter !== undefined && !meter.decision.allowed) {
      const denial = exhausted(meter.policy, meter.decision);
      if (sendTrailersOnly(request, denial, marks(response))) {
        const operation = path.slice(path.lastIndexOf("/") + 1);
        observer?.called({ operation, protocol: "grpc", code: refusalReason(meter.decision), seconds: 0 });
        return;
      }
    }
    if (!rpc(request, response, meter)) {
      sendRefusal(response, new Refusal("not_found", "There is nothing at this path."));
    }
  };

  const route = (target: Target, request: Request, response: Response): void | Promise<void> => {
    if (cors.preflight(request, response)) return;
    cors.mark(request, response);
    const operation = json.get(target.path);
    if (operation !== undefined) return plain(operation, request, response);
    if (target.path === "/healthz") return sendHealth(health, request, response);
    for (const room of free) {
      const answered = room(target, request, response);
      if (answered === true) return;
      if (answered !== false) return answered;
    }
    const meter = request.method === "POST" && limitedPaths.has(target.path) ? open(request) : undefined;
    if (meter instanceof Promise) return meter.then((opened) => call(target, request, response, opened));
    return call(target, request, response, meter);
  };

  return (request, response) => {
    const requestId = requestIdOf(header(request, "x-request-id"));
    const fail = (error: unknown): void => {
      if (error instanceof Refusal) sendRefusal(response, error);
      else {
        report(error, requestId);
        sendFailure(response);
      }
    };
    try {
      response.setHeader("x-request-id", requestId);
      if (secure) response.setHeader("strict-transport-security", STRICT_TRANSPORT);
      const target = admit(request, response);
      if (observer !== undefined) watchExchange(observer, requestId, target, request, response);
      if (target === undefined) return;
      // HTTP/1.1 clients keep their connection unless told otherwise; on HTTP/2 they were told by GOAWAY.
      if (health.leaving && !("stream" in request)) response.setHeader("connection", "close");
      const pending = route(target, request, response);
      if (pending instanceof Promise) pending.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** Refuses what no part of the service could answer rightly. */
function admit(request: Request, response: Response): Target | undefined {
  // The HTTP/1.1 parser takes any version; what claims another is not what it says.
  if (request.httpVersionMajor !== 1 && !("stream" in request)) {
    sendProblem(response, 505, "Only HTTP/1.1 and HTTP/2 are spoken here.");
    return undefined;
  }
  const target = readTarget(request);
  if (target === undefined) sendProblem(response, 400, "The request names no valid host or path.");
  return target;
}

function sendHealth(health: Health, { method }: Request, response: Response): void {
  if (method !== "GET" && method !== "HEAD") {
    const refusal = new Refusal("method_not_allowed", "This path takes GET and HEAD alone.");
    sendRefusal(response, refusal, { allow: "GET, HEAD" });
    return;
  }
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  if (health.serving) send(response, 200, headers, '{"status":"serving"}');
  else send(response, 503, { ...headers, "retry-after": "5" }, '{"status":"draining"}');
}

/** A body that is not read to its end cannot be followed by another request on HTTP/1.1. */
function closing(request: Request, { reason }: Refusal): Headers {
  return reason === "payload_too_large" && !("stream" in request) ? { connection: "close" } : {};
}

/** Headers already set on a response. */
function marks(response: Response): [string, string][] {
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Whether the head of a request says that no body follows. */
function isEmpty(request: Request): boolean {
  if ("stream" in request) return request.stream.endAfterHeaders;
  return header(request, "transfer-encoding") === undefined && Number(header(request, "content-length") ?? 0) === 0;
}
