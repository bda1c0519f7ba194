import {
  Code,
  ConnectError,
  type ConnectRouter,
  type createHandlerContext,
  type HandlerContext,
} from "@connectrpc/connect";
import { isClientAbort } from "../http/client-abort.ts";
import { boundError, nameField } from "./errors.ts";
import { contextKey } from "./limit.ts";
import { failOperation } from "./operation.ts";
import { statusTrailer } from "./trailers-only.ts";

type Report = (error: unknown, requestId: string) => void;
type Gate = (context: HandlerContext) => void | Promise<void>;

/** Error messages of Connect's handlers for binary messages that cannot be decoded, and for truncated compressed ones. */
const UNREADABLE = /^(?:parse binary: |decompression failed$)/;

/** Error messages of Connect's handlers for a response that cannot be serialized, as binary and as JSON. */
const UNWRITABLE = /^(?:serialize binary: |cannot encode )/;

/** Error messages of Connect's handlers for JSON that does not fit the schema. */
const UNREADABLE_JSON = /^cannot decode /;

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
      if (reason !== undefined && reason !== corrected) correct(reason, context, report);
      corrected = reason;
      abort(reason);
    };
    return gate?.(context);
  };
}

function correct(error: unknown, { values, protocolName }: HandlerContext, report: Report): void {
  const context = values.get(contextKey);
  if (isBug(error)) report(error, context?.requestId ?? "");
  if (!(error instanceof ConnectError)) {
    if (context !== undefined) failOperation(context, ConnectError.from(error, Code.Internal));
    return;
  }
  if (UNWRITABLE.test(error.rawMessage)) Object.assign(error, { rawMessage: "internal error" });
  const isUnreadable = UNREADABLE.test(error.rawMessage);
  if (isUnreadable && error.code === Code.Internal) Object.assign(error, { code: Code.InvalidArgument });
  if (isUnreadable || UNREADABLE_JSON.test(error.rawMessage)) nameField(error);
  boundError(error, protocolName);
  if (context !== undefined) failOperation(context, error);
}

/** Methods report their bugs themselves (`methods/call.ts`): left are those of health, reflection and serialization. */
function isBug(error: unknown): boolean {
  if (error instanceof ConnectError) return UNWRITABLE.test(error.rawMessage);
  return !isClientAbort(error);
}
