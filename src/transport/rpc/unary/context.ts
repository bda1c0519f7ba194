import type { DescMethod, DescService } from "@bufbuild/protobuf";
import { Code, ConnectError, type ContextValues, createHandlerContext, type HandlerContext } from "@connectrpc/connect";
import { universalRequestFromNodeRequest } from "@connectrpc/connect-node";
import type { Context } from "../../http/context.ts";
import { nodeRequestOf } from "../../http/http2-messages.ts";
import type { NodeResponse } from "../../http/message.ts";

/** What a context is made from. */
export interface ContextSource {
  readonly context: Context;
  readonly method: DescMethod;
  readonly protocolName: string;
  readonly timeoutMs: number | undefined;
  readonly shutdownSignal: AbortSignal | undefined;
  readonly contextValues: (context: Context) => ContextValues;
}

type Whole = ReturnType<typeof createHandlerContext>;

/**
 * Connect's handler context, whose parts are built when they are first read: three Headers and two linked
 * AbortControllers are a third of what a unary call costs, and most methods read none of them.
 */
export class UnaryContext implements HandlerContext {
  readonly requestMethod = "POST";
  readonly method: DescMethod;
  readonly service: DescService;
  readonly protocolName: string;
  readonly values: ContextValues;
  readonly #source: ContextSource;
  /** When the headers arrived; 0 without a deadline. */
  readonly #begun: number;
  /** Metadata that the method set; undefined if none. */
  readonly sent: { header?: Headers; trailer?: Headers } = {};
  #whole: Whole | undefined;

  constructor(source: ContextSource) {
    this.#source = source;
    this.method = source.method;
    this.service = source.method.parent;
    this.protocolName = source.protocolName;
    this.values = source.contextValues(source.context);
    this.#begun = source.timeoutMs === undefined ? 0 : performance.now();
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
    return this.#source.timeoutMs === undefined ? () => undefined : this.#build().timeoutMs;
  }

  /** Ends the call's signal and deadline. */
  end(reason?: unknown): void {
    this.#whole?.abort(reason);
  }

  #build(): Whole {
    if (this.#whole !== undefined) return this.#whole;
    const { context, method, protocolName, timeoutMs, shutdownSignal } = this.#source;
    const request = nodeRequestOf(context.request);
    // cast: on HTTP/1.1 it is Node's own, on HTTP/2 Connect does not use it.
    const response = context.response as NodeResponse;
    const { url, header, signal } = universalRequestFromNodeRequest(request, response, undefined, this.values);
    const whole = createHandlerContext({
      service: method.parent,
      method,
      protocolName,
      requestMethod: this.requestMethod,
      url,
      requestHeader: header,
      requestSignal: signal,
      ...(shutdownSignal === undefined ? {} : { shutdownSignal }),
      ...(timeoutMs === undefined ? {} : { timeoutMs: timeoutMs - (performance.now() - this.#begun) }),
      contextValues: this.values,
    });
    // No event follows for a client that is gone already.
    if (response.destroyed) whole.abort(new ConnectError("The client aborted the call.", Code.Canceled));
    this.#whole = whole;
    return whole;
  }
}
