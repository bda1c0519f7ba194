import {
  Code,
  ConnectError,
  type ConnectRouter,
  type createHandlerContext,
  type HandlerContext,
} from "@connectrpc/connect";
import { nameField } from "./errors.ts";
import { contextKey } from "./limit.ts";
import { failOperation } from "./operation.ts";

type Gate = (context: HandlerContext) => void | Promise<void>;

/** Error messages of Connect's handlers for binary messages that cannot be decoded, and for truncated compressed ones. */
const UNREADABLE = /^(?:parse binary: |decompression failed$)/;

/** Error messages of Connect's handlers for JSON that does not fit the schema. */
const UNREADABLE_JSON = /^cannot decode /;

/**
 * Returns a router whose handlers answer INVALID_ARGUMENT if a request cannot be parsed. Connect's handlers answer INTERNAL,
 * which is HTTP 500 on the Connect protocol, and have no option for it (2.2.0). They call the gate before they read the
 * body, and abort the call's context with an error just before they write it: there the code is changed.
 */
export function parseErrorsAsInvalidArgument(router: ConnectRouter): ConnectRouter {
  const wrapped: ConnectRouter = {
    handlers: router.handlers,
    service(service, implementation, own) {
      router.service(service, implementation, { ...own, requestGate: withAbort(own?.requestGate) });
      return wrapped;
    },
    rpc(method, implementation, own) {
      router.rpc(method, implementation, { ...own, requestGate: withAbort(own?.requestGate) });
      return wrapped;
    },
  };
  return wrapped;
}

function withAbort(gate: Gate | undefined): Gate {
  return (context) => {
    // cast: handlers pass all of their context, with the function by which they end the call themselves.
    const call = context as ReturnType<typeof createHandlerContext>;
    const { abort } = call;
    call.abort = (reason) => {
      if (reason instanceof ConnectError) correct(reason, context);
      abort(reason);
    };
    return gate?.(context);
  };
}

function correct(error: ConnectError, { values }: HandlerContext): void {
  const isUnreadable = UNREADABLE.test(error.rawMessage);
  if (isUnreadable && error.code === Code.Internal) Object.assign(error, { code: Code.InvalidArgument });
  if (isUnreadable || UNREADABLE_JSON.test(error.rawMessage)) nameField(error);
  const context = values.get(contextKey);
  if (context !== undefined) failOperation(context, error);
}
