import type { DescMessage } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { isClientAbort } from "../http/message/client-abort.ts";
import type { Context } from "../http/message/context.ts";
import type { LogIds } from "../observe/trace-ids.ts";
import { Refusal } from "../service/refusal.ts";
import { boundError, refused } from "./errors.ts";
import { failOperation } from "./operation.ts";
import { nameField } from "./unreadable.ts";

/** The call that an error ends. */
export interface FailedCall {
  /** Undefined in tests of routes without a server. */
  readonly context: Context | undefined;
  /** The request of its method. */
  readonly request: DescMessage;
  readonly protocolName: string;
  /** Called once for every bug. */
  readonly report: (error: unknown, ids: LogIds) => void;
}

/** Messages of Connect for binary messages that cannot be decoded, and for truncated compressed ones. */
const UNREADABLE = /^(?:parse binary: |decompression failed$)/;

/** Its messages for JSON that does not fit the schema. */
const UNREADABLE_JSON = /^cannot decode /;

/** Its messages for a response that cannot be serialized, as binary and as JSON. */
const UNWRITABLE = /^(?:serialize binary: |cannot encode )/;

/** Its message for one that is too large, with which the same call fails again. */
const TOO_LARGE = /larger than configured readMaxBytes/;

/** As Connect says it of what its handlers throw themselves. */
const INTERNAL = "internal error";

/**
 * The one error that a client sees of whatever ended its call, on every path: a refusal with the paths of the request, an
 * error of Connect with the code and the field that it lacks, and anything else as INTERNAL without details, which is
 * reported. A ConnectError is changed in place, and may come again: Connect's handlers write the one that they have.
 */
export function answerError(thrown: unknown, call: FailedCall): ConnectError {
  const error = boundError(connectError(thrown, call), call.protocolName);
  if (call.context !== undefined) failOperation(call.context, error);
  return error;
}

function connectError(thrown: unknown, { context, request, report }: FailedCall): ConnectError {
  if (thrown instanceof Refusal) return refused(thrown, request);
  if (!(thrown instanceof ConnectError) && isClientAbort(thrown))
    return new ConnectError("The client aborted the call.", Code.Canceled);
  if (!(thrown instanceof ConnectError) || UNWRITABLE.test(thrown.rawMessage)) {
    report(thrown, context?.ids ?? {});
    const internal = new ConnectError(INTERNAL, Code.Internal);
    return thrown instanceof ConnectError ? Object.assign(thrown, { rawMessage: INTERNAL }) : internal;
  }
  // gRFC A6: a negative pushback is "do not retry", whatever the client's retry policy says of RESOURCE_EXHAUSTED.
  if (TOO_LARGE.test(thrown.rawMessage)) thrown.metadata.set("grpc-retry-pushback-ms", "-1");
  const isUnreadable = UNREADABLE.test(thrown.rawMessage);
  if (isUnreadable && thrown.code === Code.Internal) Object.assign(thrown, { code: Code.InvalidArgument });
  if (isUnreadable || UNREADABLE_JSON.test(thrown.rawMessage)) nameField(thrown, request);
  return thrown;
}
