import { setTimeout } from "node:timers";
import {
  type Attributes,
  ProxyTracerProvider,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from "@opentelemetry/api";
import type { Call } from "./observer.ts";

/** ms that the last spans have to be exported when the process ends. */
const FLUSH_TIMEOUT = 2_000;

/** Codes of gRPC that are errors of a server: https://opentelemetry.io/docs/specs/semconv/rpc/grpc/. */
const serverErrors: ReadonlySet<string> = new Set([
  ...["UNKNOWN", "DEADLINE_EXCEEDED", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS"],
]);

export interface Traced {
  readonly path: string;
  readonly method: string;
  readonly headers: object;
  readonly version: "1.1" | "2";
  /** The name of its system where the path is that of a method of RPC. */
  readonly rpc: "grpc" | "connectrpc" | undefined;
}

/** Records a span for each call, in whatever SDK is registered. */
export type Tracing = NonNullable<ReturnType<typeof createTracing>>;

/** Undefined if no SDK is registered. The scheme is that of the port. */
export function createTracing(scheme: "http" | "https") {
  const provider = trace.getTracerProvider();
  // Not by its class: the SDK's copy of the API is not the one that is bundled with the server.
  const delegate = hasDelegate(provider) ? provider.getDelegate() : provider;
  if (delegate === new ProxyTracerProvider().getDelegate()) return undefined;
  const tracer = trace.getTracer("identikit");
  return {
    /** Begins the span of a request that may be a call of an operation. It is recorded once `end` is called. */
    begin(request: Traced): Span {
      // Trace, its state and baggage, as the registered propagators read them.
      const parent = propagation.extract(ROOT_CONTEXT, request.headers);
      const [name, attributes] = request.rpc === undefined ? plain(request, scheme) : rpc(request.path, request.rpc);
      return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    },
    /** Ends the span of a call. The status is that of HTTP, undefined if nothing was answered. */
    end(span: Span, { protocol, code, isOverLimit }: Call, answered: number | undefined): void {
      const isHttp = /^\d/.test(code);
      const status = !isHttp && protocol.startsWith("grpc") ? grpcName(code) : code;
      if (!isHttp && status !== "ok") span.setAttribute("rpc.response.status_code", status);
      if (isHttp && answered !== undefined) span.setAttribute("http.response.status_code", answered);
      const isError = isHttp ? Number(code) >= 500 : serverErrors.has(grpcName(code));
      const isFailure = isHttp ? Number(code) >= 400 : code !== "ok";
      const hasLeft = code === "499" || code === "canceled";
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      if (isFailure) span.setAttribute("error.type", status);
      if (isOverLimit) span.addEvent("refused", { reason: "rate_limit" });
      else if (isFailure && !isError && !hasLeft) span.addEvent("refused", { reason: status });
      span.end();
    },
    async flush(): Promise<void> {
      if (!("forceFlush" in delegate) || typeof delegate.forceFlush !== "function") return;
      const timeout = new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT).unref());
      await Promise.race([delegate.forceFlush(), timeout]).catch(() => {});
    },
  };
}

function hasDelegate(provider: TracerProvider): provider is ProxyTracerProvider {
  return "getDelegate" in provider;
}

/** Name and attributes by https://opentelemetry.io/docs/specs/semconv/rpc/rpc-spans/. */
function rpc(path: string, system: NonNullable<Traced["rpc"]>): [string, Attributes] {
  const method = path.slice(1);
  return [method, { "rpc.system.name": system, "rpc.method": method }];
}

/** Name and attributes by https://opentelemetry.io/docs/specs/semconv/http/http-spans/. */
function plain({ path, method, version }: Traced, scheme: string): [string, Attributes] {
  const attributes = {
    "http.request.method": method,
    "http.route": path,
    "url.path": path,
    "url.scheme": scheme,
    "network.protocol.version": version,
  };
  return [`${method} ${path}`, attributes];
}

/** Connect's codes as gRPC writes them. */
function grpcName(code: string): string {
  return code === "canceled" ? "CANCELLED" : code.toUpperCase();
}
