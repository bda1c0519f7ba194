import { randomUUID } from "node:crypto";

/** Format of a request id, the caller's and the service's. */
export const requestIdFormat = /^[A-Za-z0-9._:-]{1,64}$/;

/** The id of a request: its sender's own if it can be logged, else as many digits as a W3C trace id. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && requestIdFormat.test(given) ? given : randomUUID().replaceAll("-", "");
}

/** Ids of a trace and of one of its spans, under the names of OpenTelemetry's logs. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

export interface LogIds extends Partial<TraceIds> {
  readonly requestId?: string;
}

/** `traceparent`: https://www.w3.org/TR/trace-context/#traceparent-header. Later versions may append fields; ff is none. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

/** The ids of the sender's span; undefined if there is none, or the header field is malformed. */
export function readTraceparent(field: string | undefined): TraceIds | undefined {
  const [, version, trace_id, span_id, more] = TRACEPARENT.exec(field ?? "") ?? [];
  if (trace_id === undefined || span_id === undefined || (version === "00" && more !== undefined)) return undefined;
  return { trace_id, span_id };
}
