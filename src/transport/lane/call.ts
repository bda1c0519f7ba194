import { create, type DescMessage, type Message } from "@bufbuild/protobuf";
import { Code, ConnectError, type ContextValues } from "@connectrpc/connect";
import {
  type Compression,
  invokeUnaryImplementation,
  type UniversalHandlerOptions,
} from "@connectrpc/connect/protocol";
import { header, type Request, type Response } from "../exchange.ts";
import { nameField } from "../rpc-error.ts";
import { gone, type Reader, readBody } from "./body.ts";
import { LaneContext } from "./context.ts";
import type { UnaryMethod } from "./methods.ts";
import type { Answer, Wire } from "./wire.ts";

/** What all calls of a lane share. */
export interface Rules {
  readonly options: UniversalHandlerOptions;
  readonly contextValues: (request: Request) => ContextValues;
  /** How an answer may be compressed, by what its client accepts. */
  readonly negotiate: (accepted: string | undefined, wire: Wire) => Compression | null;
  /** Told once of every bug. */
  readonly report: (error: unknown) => void;
}

/** What one call is about. */
export interface Subject {
  readonly request: Request;
  readonly response: Response;
  readonly method: UnaryMethod;
  readonly wire: Wire;
}

/** One call on its way. A step follows the other at once where there is nothing to wait for, because waiting costs. */
export class Call implements Reader {
  readonly #rules: Rules;
  readonly #subject: Subject;
  readonly #context: LaneContext;
  readonly #refusal: ConnectError | undefined;

  constructor(rules: Rules, subject: Subject) {
    const { request, response, method, wire } = subject;
    const { maxTimeoutMs, shutdownSignal } = rules.options;
    const { timeoutMs, error } = wire.parseTimeout(header(request, wire.timeout) ?? null, maxTimeoutMs);
    this.#rules = rules;
    this.#subject = subject;
    this.#refusal = error;
    this.#context = new LaneContext({
      request,
      response,
      method: method.spec.method,
      protocolName: wire.protocolName,
      timeoutMs,
      shutdownSignal,
      contextValues: rules.contextValues,
    });
  }

  begin(): void {
    try {
      const gated = this.#subject.method.gate?.(this.#context);
      if (gated === undefined) this.#read();
      else gated.then(() => this.#read()).catch((error) => this.fail(error));
    } catch (error) {
      this.fail(error);
    }
  }

  #read(): void {
    const { request, wire } = this.#subject;
    const refusal = this.#refusal ?? wire.admit(request);
    if (refusal === undefined) readBody(request, wire.check, this);
    else this.fail(refusal);
  }

  take(body: Buffer): void {
    try {
      const output = this.#invoke(this.#parse(body));
      if (output instanceof Promise) output.then((later) => this.#succeed(later)).catch((error) => this.fail(error));
      else this.#succeed(output);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Reads the message. That bytes are none is the client's doing: not INTERNAL, which Connect says. */
  #parse(body: Buffer): Message {
    const { method, wire } = this.#subject;
    const bytes = wire.unwrap(body);
    try {
      return method.serialization.getI(wire.binary).parse(bytes);
    } catch (error) {
      const { code, rawMessage } = ConnectError.from(error);
      if (code !== Code.Internal && code !== Code.InvalidArgument) throw error;
      const refusal = new ConnectError(rawMessage, Code.InvalidArgument);
      nameField(refusal);
      throw refusal;
    }
  }

  #invoke(input: Message): Message | Promise<Message> {
    const { spec } = this.#subject.method;
    const { interceptors } = this.#rules.options;
    if (interceptors.length > 0) return invokeUnaryImplementation(spec, this.#context.whole(), input, interceptors);
    // What invokeUnaryImplementation does where there are none, without a copy of the context.
    const output = spec.impl(input, this.#context);
    const whole = (init: Awaited<typeof output>): Message => create<DescMessage>(spec.method.output, init);
    return output instanceof Promise ? output.then(whole) : whole(output);
  }

  #succeed(output: Message): void {
    const { method, wire } = this.#subject;
    const message = method.serialization.getO(wire.binary).serialize(output);
    this.#context.end();
    this.#send((answer) => wire.succeed(answer, message));
  }

  fail(error: unknown): void {
    this.#context.end(error);
    if (error !== gone) this.#send((answer) => this.#subject.wire.fail(answer, connectError(error)));
  }

  #send(send: (answer: Answer) => void | Promise<void>): void {
    const { request, response, wire } = this.#subject;
    const { options, negotiate, report } = this.#rules;
    const { header: own, trailer } = this.#context.sent;
    try {
      const sent = send({
        request,
        response,
        header: own,
        trailer,
        compression: negotiate(header(request, wire.acceptEncoding), wire),
        compressFrom: options.compressMinBytes,
      });
      sent?.catch(report);
    } catch (error) {
      report(error);
    }
  }
}

function connectError(error: unknown): ConnectError {
  if (error instanceof ConnectError) return error;
  return new ConnectError("internal error", Code.Internal, undefined, undefined, error);
}
