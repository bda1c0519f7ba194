import type { ConnectRouter, createHandlerContext, HandlerContext } from "@connectrpc/connect";
import type { LogIds } from "../observe/trace-ids.ts";
import { answerError } from "./answer-error.ts";
import { requireBase64 } from "./get.ts";
import { contextKey } from "./limit.ts";
import { statusTrailer } from "./trailers-only.ts";

type Report = (error: unknown, ids: LogIds) => void;
type Gate = (context: HandlerContext) => void | Promise<void>;

/**
 * Returns a router whose handlers answer INVALID_ARGUMENT if a request cannot be parsed, and report bugs. Connect's handlers
 * answer INTERNAL, which is HTTP 500 on the Connect protocol, and have no option for either (2.2.0). They call the gate
 * before they read the body, and abort the call's context with an error just before they write it: there it is changed.
 * The gate also replaces the trailers, in which they write the status of gRPC.
 */
export function correctErrors(router: ConnectRouter, report: Report): ConnectRouter {
  const wrapped: ConnectRouter = {
    handlers: router.handlers,
    service(service, implementation, own) {
      router.service(service, implementation, { ...own, requestGate: withAbort(own?.requestGate, report) });
      return wrapped;
    },
    rpc(method, implementation, own) {
      router.rpc(method, implementation, { ...own, requestGate: withAbort(own?.requestGate, report) });
      return wrapped;
    },
  };
  return wrapped;
}

function withAbort(gate: Gate | undefined, report: Report): Gate {
  return (context) => {
    // cast: handlers pass all of their context, with the function by which they end the call themselves.
    const call = context as ReturnType<typeof createHandlerContext>;
    const { abort } = call;
    Object.assign(call, { responseTrailer: statusTrailer(call.responseTrailer) });
    let corrected: unknown;
    call.abort = (reason) => {
      // Without a reason if the call succeeded; several times with the same one.
      if (reason !== undefined && reason !== corrected) {
        const { values, protocolName, method } = context;
        answerError(reason, { context: values.get(contextKey), request: method.input, protocolName, report });
      }
      corrected = reason;
      abort(reason);
    };
    requireBase64(context);
    return gate?.(context);
  };
}
