import {
  Code,
  ConnectError,
  type ConnectRouter,
  type createHandlerContext,
  type HandlerContext,
} from "@connectrpc/connect";
import { nameField } from "./rpc-error.ts";

type Gate = (context: HandlerContext) => void | Promise<void>;

/** What Connect's handlers say where bytes are no message, and where compressed ones end too soon. */
const UNREADABLE = /^(?:parse binary: |decompression failed$)/;

/** What they say where JSON is no message. */
const UNREADABLE_JSON = /^cannot decode /;

/**
 * A router whose handlers say INVALID_ARGUMENT where no message can be read from what a client sent. Connect's say
 * INTERNAL, which is HTTP 500 on its own protocol, as if the service had failed.
 *
 * There is no option for it. But handlers ask the gate before they read the body, and end the call's context with an
 * error just before they write that down: that is where it is put right.
 */
export function blameSenders(router: ConnectRouter): ConnectRouter {
  const blaming: ConnectRouter = {
    handlers: router.handlers,
    service(service, implementation, own) {
      router.service(service, implementation, { ...own, requestGate: watched(own?.requestGate) });
      return blaming;
    },
    rpc(method, implementation, own) {
      router.rpc(method, implementation, { ...own, requestGate: watched(own?.requestGate) });
      return blaming;
    },
  };
  return blaming;
}

function watched(gate: Gate | undefined): Gate {
  return (context) => {
    // cast: handlers pass all of their context, with the end of the call that they call themselves.
    const call = context as ReturnType<typeof createHandlerContext>;
    const { abort } = call;
    call.abort = (reason) => {
      blame(reason);
      abort(reason);
    };
    return gate?.(context);
  };
}

function blame(reason: unknown): void {
  if (!(reason instanceof ConnectError)) return;
  const isUnreadable = UNREADABLE.test(reason.rawMessage);
  if (isUnreadable && reason.code === Code.Internal) Object.assign(reason, { code: Code.InvalidArgument });
  if (isUnreadable || UNREADABLE_JSON.test(reason.rawMessage)) nameField(reason);
}
