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
  readonly #source: ContextSource;
  /** When the headers arrived; 0 without a deadline. */
  readonly #begun: number;
  #values: ContextValues | undefined;
  #responseHeader: Headers | undefined;
  #responseTrailer: Headers | undefined;
  #whole: Whole | undefined;

  constructor(source: ContextSource) {
    this.#source = source;
    this.#begun = source.timeoutMs === undefined ? 0 : performance.now();
  }

  get method(): DescMethod {
    return this.#source.method;
  }

  get service(): DescService {
    return this.#source.method.parent;
  }

  get protocolName(): string {
    return this.#source.protocolName;
  }

  get values(): ContextValues {
    this.#values ??= this.#source.contextValues(this.#source.context);
    return this.#values;
  }

  get responseHeader(): Headers {
    this.#responseHeader ??= new Headers();
    return this.#responseHeader;
  }

  get responseTrailer(): Headers {
    this.#responseTrailer ??= new Headers();
    return this.#responseTrailer;
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

  /** Metadata that the method set; undefined if none. */
  get sent(): { readonly header: Headers | undefined; readonly trailer: Headers | undefined } {
    return { header: this.#responseHeader, trailer: this.#responseTrailer };
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
