import { create, type DescMessage, type Message } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { compressionNegotiate } from "@connectrpc/connect/protocol";
import { aborted, type BodyReader, priced, readBody } from "../../http/message/body.ts";
import { answerInTurn } from "../../http/message/large-bodies.ts";
import { answerError } from "../answer-error.ts";
import { refusalOf } from "../limit.ts";
import { nameField, refuseExcess } from "../unreadable.ts";
import { type CallOptions, type Target, UnaryContext } from "./context.ts";
import type { UnaryResponse } from "./protocol.ts";

/** One unary call. Its steps run without a promise unless one has to wait. */
export class UnaryCall implements BodyReader {
  readonly #shared: CallOptions;
  readonly #target: Target;
  readonly #context: UnaryContext;
  readonly #refusal: ConnectError | undefined;

  constructor(shared: CallOptions, target: Target) {
    const { context, protocol } = target;
    const given = context.header(protocol.timeout) ?? null;
    const { timeoutMs, error } = protocol.parseTimeout(given, shared.options.maxTimeoutMs);
    this.#shared = shared;
    this.#target = target;
    this.#refusal = error;
    this.#context = new UnaryContext(shared, target, timeoutMs);
  }

  begin(): void {
    try {
      const gated = this.#target.method.gate?.(this.#context);
      if (gated === undefined) this.#read();
      else gated.then(() => this.#read()).catch((error) => this.fail(error));
    } catch (error) {
      this.fail(error);
    }
  }

  #read(): void {
    const { context, method, protocol } = this.#target;
    const refusal = this.#refusal ?? protocol.checkHead(context, method.readMaxBytes);
    const check = priced(protocol.checkBody(method.readMaxBytes), context.meter, refusalOf);
    if (refusal === undefined) readBody(context.request, check, this);
    else this.fail(refusal);
  }

  take(body: Buffer): void {
    try {
      const output = answerInTurn(this.#target.context, () => this.#invoke(this.#parse(body)));
      if (output instanceof Promise) output.then((later) => this.#succeed(later)).catch((error) => this.fail(error));
      else this.#succeed(output);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Parses the message. Malformed bytes are INVALID_ARGUMENT; Connect's handlers return INTERNAL. */
  #parse(body: Buffer): Message {
    const { method, protocol } = this.#target;
    const bytes = protocol.unwrap(body);
    try {
      refuseExcess(bytes, protocol.binary);
      return method.serialization.getI(protocol.binary).parse(bytes);
    } catch (error) {
      const { code, rawMessage } = ConnectError.from(error);
      if (code !== Code.Internal && code !== Code.InvalidArgument) throw error;
      throw nameField(new ConnectError(rawMessage, Code.InvalidArgument), method.spec.method.input);
    }
  }

  #invoke(input: Message): Message | Promise<Message> {
    const { spec } = this.#target.method;
    const output = spec.impl(input, this.#context);
    const whole = (init: Awaited<typeof output>): Message => create<DescMessage>(spec.method.output, init);
    return output instanceof Promise ? output.then(whole) : whole(output);
  }

  #succeed(output: Message): void {
    const { protocol } = this.#target;
    const message = this.#serialize(output);
    this.#context.end();
    this.#send((response) => protocol.succeed(response, message));
  }

  /** Serializes the response. Its failure is a bug, which Connect throws as a ConnectError with its detail. */
  #serialize(output: Message): Uint8Array {
    const { method, protocol } = this.#target;
    try {
      return method.serialization.getO(protocol.binary).serialize(output);
    } catch (error) {
      throw new Error("The response cannot be serialized.", { cause: error });
    }
  }

  fail(error: unknown): void {
    this.#context.end(error);
    if (error === aborted) return;
    const { context, method, protocol } = this.#target;
    const { report } = this.#shared;
    const request = method.spec.method.input;
    const answered = answerError(error, { context, request, protocolName: protocol.protocolName, report });
    this.#send((response) => protocol.fail(response, answered));
  }

  #report(error: unknown): void {
    this.#shared.report(error, this.#target.context.ids);
  }

  #send(send: (response: UnaryResponse) => void | Promise<void>): void {
    const { context, method, protocol } = this.#target;
    const { acceptCompression, compressMinBytes } = this.#shared.options;
    const { acceptEncoding } = protocol;
    const { header, trailer } = this.#context.sent;
    try {
      send({
        context,
        header,
        trailer,
        compression:
          acceptEncoding === undefined
            ? null
            : compressionNegotiate(acceptCompression, null, context.header(acceptEncoding) ?? null, acceptEncoding)
                .response,
        compressFrom: compressMinBytes,
        jsonOptions: method.jsonOptions,
      })?.catch((error) => this.#report(error));
    } catch (error) {
      this.#report(error);
    }
  }
}
