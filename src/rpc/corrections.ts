import {
  ConnectError,
  type ConnectRouter,
  type createHandlerContext,
  type HandlerContext,
  type MethodImplSpec,
} from "@connectrpc/connect";
import type { UniversalHandlerOptions } from "@connectrpc/connect/protocol";
import { contextKey, requireReadable } from "./begin.ts";
import { neverRetry } from "./errors.ts";
import { nextTurn } from "./methods/call.ts";
import { answerError, type FailedCall, statusTrailer } from "./refuse.ts";
import type { Route } from "./routes.ts";
import { unreadable } from "./unreadable.ts";

type Report = FailedCall["report"];
type Gate = UniversalHandlerOptions["requestGate"];

/**
 * Adds a method whose handler answers as the fast path: in a turn, with `answerError`, and INVALID_ARGUMENT for what
 * cannot be parsed. Connect's handlers (2.2.0) have no option for it: the gate, which they call before they read the
 * body, replaces the trailers, and `abort`, which they call with an error just before they write it.
 */
export function addCorrected(router: ConnectRouter, { spec, own }: Route, report: Report): void {
  // cast: the implementation of that method, of whatever kind.
  const implementation = answering(spec, report) as never;
  router.rpc(spec.method, implementation, { ...own, requestGate: correcting(own.requestGate, report) });
}

/** The implementation with errors as clients see them: handlers hide all but a ConnectError. */
function answering({ kind, impl }: MethodImplSpec, report: Report): unknown {
  const fail = (thrown: unknown, context: HandlerContext): never => {
    throw answerError(thrown, callOf(context, report));
  };
  // cast: the input of a method is what its handler has parsed.
  const call = impl as (input: unknown, context: HandlerContext) => unknown;
  if (kind === "unary" || kind === "client_streaming") {
    return async (input: unknown, context: HandlerContext) => {
      try {
        // A GET has lost its turn where the limit is asked for in Redis, and no body that would bring another.
        if (context.values.get(contextKey)?.peer.hasTurn === false) await nextTurn(context);
        return await call(input, context);
      } catch (thrown) {
        return fail(thrown, context);
      }
    };
  }
  return async function* stream(input: unknown, context: HandlerContext) {
    try {
      // cast: a stream.
      yield* call(input, context) as AsyncIterable<unknown>;
    } catch (thrown) {
      fail(thrown, context);
    }
  };
}

function correcting(gate: Gate, report: Report): NonNullable<Gate> {
  return (context) => {
    // cast: handlers pass all of their context, with the function by which they end the call themselves.
    const call = context as ReturnType<typeof createHandlerContext>;
    const { abort } = call;
    Object.assign(call, { responseTrailer: statusTrailer(call.responseTrailer) });
    let corrected: unknown;
    call.abort = (reason) => {
      // Without a reason if the call succeeded; several times with the same one.
      if (reason !== undefined && reason !== corrected) {
        if (reason instanceof ConnectError) correct(reason, context, report);
        answerError(reason, callOf(context, report));
      }
      corrected = reason;
      abort(reason);
    };
    requireReadable(context);
    return gate?.(context);
  };
}

function callOf({ values, protocolName, method }: HandlerContext, report: Report): FailedCall {
  return { context: values.get(contextKey), request: method.input, protocolName, report };
}

/** What handlers (2.2.0) say of messages that they cannot read or write: their errors have no other mark. */
const UNREADABLE = /^(?:parse binary: |cannot decode )/;
const UNWRITABLE = /^(?:serialize binary: |cannot encode )/;
const TOO_LARGE = /larger than configured readMaxBytes/;

/** Gives an error of a handler's own the code, the text and the details that it lacks. */
function correct(error: ConnectError, { method, values }: HandlerContext, report: Report): void {
  const { rawMessage, details } = error;
  if (UNREADABLE.test(rawMessage) && details.length === 0) {
    const { code, rawMessage: text, details: found } = unreadable(rawMessage, method.input);
    Object.assign(error, { code, rawMessage: text, details: found });
  } else if (UNWRITABLE.test(rawMessage)) {
    report(error, values.get(contextKey)?.ids ?? {});
    Object.assign(error, { rawMessage: "internal error" });
  } else if (TOO_LARGE.test(rawMessage)) neverRetry(error);
}
