import { create, type DescMessage, type Message } from "@bufbuild/protobuf";
import { ConnectError } from "@connectrpc/connect";
import { compressionNegotiate } from "@connectrpc/connect/protocol";
import { aborted, priced, readBody } from "../../http/message/body.ts";
import { answerError, refusalOf } from "../refuse.ts";
import { refuseExcess, unreadable } from "../unreadable.ts";
import { type CallOptions, type Target, UnaryContext } from "./context.ts";
import type { UnaryResponse } from "./protocol.ts";

export class UnaryCall {
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

  async answer(): Promise<void> {
    const { context, method } = this.#target;
    try {
      const gated = method.gate?.(this.#context);
      if (gated !== undefined) await gated;
      const body = await this.#read();
      await context.turn();
      const output = method.spec.impl(this.#parse(body), this.#context);
      const init = output instanceof Promise ? await output : output;
      this.#succeed(create<DescMessage>(method.spec.method.output, init));
    } catch (error) {
      this.#fail(error);
    }
  }

  #read(): Promise<Buffer> {
    const { context, method, protocol } = this.#target;
    const refusal = this.#refusal ?? protocol.checkHead(context, method.readMaxBytes);
    if (refusal !== undefined) throw refusal;
    return readBody(context.request, priced(protocol.checkBody(method.readMaxBytes), context.meter, refusalOf));
  }

  /** Parses the message. Malformed bytes are INVALID_ARGUMENT; Connect's handlers return INTERNAL. */
  #parse(body: Buffer): Message {
    const { method, protocol } = this.#target;
    const bytes = protocol.unwrap(body);
    refuseExcess(bytes, protocol.binary);
    try {
      return method.serialization.getI(protocol.binary).parse(bytes);
    } catch (error) {
      throw unreadable(ConnectError.from(error).rawMessage, method.spec.method.input);
    }
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

  #fail(error: unknown): void {
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
