import type { DescMethod, DescService } from "@bufbuild/protobuf";
import { Code, ConnectError, type ContextValues, createHandlerContext, type HandlerContext } from "@connectrpc/connect";
import { universalRequestFromNodeRequest } from "@connectrpc/connect-node";
import type { Request, Response } from "../exchange.ts";

/** What a context is made from. */
export interface ContextSource {
  readonly request: Request;
  readonly response: Response;
  readonly method: DescMethod;
  readonly protocolName: string;
  readonly timeoutMs: number | undefined;
  readonly shutdownSignal: AbortSignal | undefined;
  readonly contextValues: (request: Request) => ContextValues;
}

type Whole = ReturnType<typeof createHandlerContext>;

/**
 * Connect's handler context, of which only those parts are built that somebody asks for: three Headers and two linked
 * AbortControllers are a third of what a unary call costs, and most methods want none of them.
 */
export class LaneContext implements HandlerContext {
  readonly requestMethod = "POST";
  readonly #source: ContextSource;
  /** When the headers came; only a deadline wants to know. */
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
    this.#values ??= this.#source.contextValues(this.#source.request);
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

  /** What the method set, if it set any. */
  get sent(): { readonly header: Headers | undefined; readonly trailer: Headers | undefined } {
    return { header: this.#responseHeader, trailer: this.#responseTrailer };
  }

  /** All of it as plain properties, for interceptors, which copy contexts. */
  whole(): HandlerContext {
    const { responseHeader, responseTrailer, values } = this;
    return { ...this.#build(), responseHeader, responseTrailer, values };
  }

  /** The call is over: its signal and its deadline too. */
  end(reason?: unknown): void {
    this.#whole?.abort(reason);
  }

  #build(): Whole {
    if (this.#whole !== undefined) return this.#whole;
    const { request, response, method, protocolName, timeoutMs, shutdownSignal } = this.#source;
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
    // A client that has left already is not told of by any event.
    if (response.destroyed) whole.abort(new ConnectError("The client has left.", Code.Canceled));
    this.#whole = whole;
    return whole;
  }
}
