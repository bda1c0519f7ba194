import { performance } from "node:perf_hooks";
import type { DescMethod, DescService } from "@bufbuild/protobuf";
import { Code, ConnectError, type ContextValues, createHandlerContext, type HandlerContext } from "@connectrpc/connect";
import type { UniversalHandlerOptions } from "@connectrpc/connect/protocol";
import { universalRequestFromNodeRequest } from "@connectrpc/connect-node";
import type { Context } from "../../http/message/context.ts";
import { nodeRequestOf } from "../../http/message/http2-messages.ts";
import type { NodeResponse } from "../../http/message/message.ts";
import type { LogIds } from "../../observe/trace-ids.ts";
import type { UnaryMethod } from "./methods.ts";
import type { UnaryProtocol } from "./protocol.ts";

export interface CallOptions {
  readonly options: UniversalHandlerOptions;
  readonly contextValues: (context: Context) => ContextValues;
  readonly report: (error: unknown, ids: LogIds) => void;
}

export interface Target {
  readonly context: Context;
  readonly method: UnaryMethod;
  readonly protocol: UnaryProtocol;
}

type Whole = ReturnType<typeof createHandlerContext>;

/** Connect's handler context, built when first read: that is a third of a unary call, and few methods read it. */
export class UnaryContext implements HandlerContext {
  readonly requestMethod = "POST";
  readonly method: DescMethod;
  readonly service: DescService;
  readonly protocolName: string;
  readonly values: ContextValues;
  readonly #context: Context;
  readonly #shutdownSignal: AbortSignal | undefined;
  readonly #timeoutMs: number | undefined;
  /** When the headers arrived; 0 without a deadline. */
  readonly #begun: number;
  /** Metadata that the method set; undefined if none. */
  readonly sent: { header?: Headers; trailer?: Headers } = {};
  #whole: Whole | undefined;

  constructor({ options, contextValues }: CallOptions, { context, method, protocol }: Target, timeoutMs?: number) {
    this.#context = context;
    this.#shutdownSignal = options.shutdownSignal;
    this.#timeoutMs = timeoutMs;
    this.#begun = timeoutMs === undefined ? 0 : performance.now();
    this.method = method.spec.method;
    this.service = this.method.parent;
    this.protocolName = protocol.protocolName;
    this.values = contextValues(context);
  }

  get responseHeader(): Headers {
    this.sent.header ??= new Headers();
    return this.sent.header;
  }

  get responseTrailer(): Headers {
    this.sent.trailer ??= new Headers();
    return this.sent.trailer;
  }

  get signal(): AbortSignal {
    return this.#build().signal;
  }

  get requestHeader(): Headers {
    return this.#build().requestHeader;
  }

  get url(): string {
    return this.#build().url;
  }

  get timeoutMs(): () => number | undefined {
    return this.#timeoutMs === undefined ? () => undefined : this.#build().timeoutMs;
  }

  end(reason?: unknown): void {
    this.#whole?.abort(reason);
  }

  #build(): Whole {
    if (this.#whole !== undefined) return this.#whole;
    const request = nodeRequestOf(this.#context.request);
    // cast: on HTTP/1.1 it is Node's own, on HTTP/2 Connect does not use it.
    const response = this.#context.response as NodeResponse;
    const { service, method, protocolName, requestMethod, values: contextValues } = this;
    const [timeoutMs, shutdownSignal] = [this.#timeoutMs, this.#shutdownSignal];
    const { url, header, signal } = universalRequestFromNodeRequest(request, response, undefined, contextValues);
    const whole = createHandlerContext({
      ...{ service, method, protocolName, requestMethod, url, contextValues },
      requestHeader: header,
      requestSignal: signal,
      ...(shutdownSignal === undefined ? {} : { shutdownSignal }),
      ...(timeoutMs === undefined ? {} : { timeoutMs: timeoutMs - (performance.now() - this.#begun) }),
    });
    // No event follows for a client that is gone already.
    if (response.destroyed) whole.abort(new ConnectError("The client aborted the call.", Code.Canceled));
    this.#whole = whole;
    return whole;
  }
}
