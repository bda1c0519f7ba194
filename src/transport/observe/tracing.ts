import {
  type Attributes,
  ProxyTracerProvider,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { Context } from "../http/context.ts";
import type { Call } from "./observer.ts";

/** ms that the last spans have to be exported when the process ends. */
const FLUSH_TIMEOUT = 2_000;

/** Codes of gRPC that are errors of a server: https://opentelemetry.io/docs/specs/semconv/rpc/grpc/. */
const serverErrors: ReadonlySet<string> = new Set([
  ...["UNKNOWN", "DEADLINE_EXCEEDED", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS"],
]);

/** Records a span for each call, in whatever SDK is registered. */
export type Tracing = NonNullable<ReturnType<typeof createTracing>>;

/** Undefined if no SDK is registered. The scheme is that of the port. */
export function createTracing(scheme: "http" | "https") {
  const provider = trace.getTracerProvider();
  const delegate = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  if (delegate === new ProxyTracerProvider().getDelegate()) return undefined;
  const tracer = trace.getTracer("identikit");
  return {
    /** Begins the span of a request that may be a call of an operation. It is recorded once `end` is called. */
    begin(context: Context, isRpc: boolean): Span {
      const { request } = context;
      // Trace, its state and baggage, as the registered propagators read them.
      const parent = propagation.extract(ROOT_CONTEXT, request.headers);
      const [name, attributes] = isRpc ? rpc(context) : plain(context, scheme);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      const { traceId, spanId } = span.spanContext();
      context.span = { trace_id: traceId, span_id: spanId };
      return span;
    },
    end(span: Span, { response, isOverLimit }: Context, { protocol, code }: Call): void {
      const isHttp = /^\d/.test(code);
      const status = !isHttp && protocol.startsWith("grpc") ? grpcName(code) : code;
      if (!isHttp && status !== "ok") span.setAttribute("rpc.response.status_code", status);
      if (isHttp && response.headersSent) span.setAttribute("http.response.status_code", response.statusCode);
      const isError = isHttp ? Number(code) >= 500 : serverErrors.has(grpcName(code));
      const isFailure = isHttp ? Number(code) >= 400 : code !== "ok";
      const hasLeft = code === "499" || code === "canceled";
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      if (isFailure) span.setAttribute("error.type", status);
      if (isOverLimit) span.addEvent("refused", { reason: "rate_limit" });
      else if (isFailure && !isError && !hasLeft) span.addEvent("refused", { reason: status });
      span.end();
    },
    /** Exports what is recorded, as far as the SDK can. */
    async flush(): Promise<void> {
      if (!("forceFlush" in delegate) || typeof delegate.forceFlush !== "function") return;
      const timeout = new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT).unref());
      await Promise.race([delegate.forceFlush(), timeout]).catch(() => {});
    },
  };
}

/** Name and attributes by https://opentelemetry.io/docs/specs/semconv/rpc/rpc-spans/. */
function rpc(context: Context): [string, Attributes] {
  const method = context.path.slice(1);
  return [method, { "rpc.system.name": context.isGrpc ? "grpc" : "connectrpc", "rpc.method": method }];
}

/** Name and attributes by https://opentelemetry.io/docs/specs/semconv/http/http-spans/. */
function plain({ path, request, isHttp2 }: Context, scheme: string): [string, Attributes] {
  const method = request.method ?? "";
  const attributes = {
    "http.request.method": method,
    "http.route": path,
    "url.path": path,
    "url.scheme": scheme,
    "network.protocol.version": isHttp2 ? "2" : "1.1",
  };
  return [`${method} ${path}`, attributes];
}

/** Connect's codes as gRPC writes them. */
function grpcName(code: string): string {
  return code === "canceled" ? "CANCELLED" : code.toUpperCase();
}
