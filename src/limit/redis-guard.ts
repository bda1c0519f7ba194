import { connect, type Socket } from "node:net";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import type { AbstractConnector } from "ioredis";
import { RespCounter } from "./resp.ts";

/** Slots of a Redis Cluster. */
const SLOTS = 16_384;

/** What a connector is made with. */
interface Address {
  readonly host: string;
  readonly port: number;
  readonly tls?: ConnectionOptions;
  readonly disconnectTimeout: number;
}

/**
 * A connector for ioredis whose connections are closed when they bring what no command asked for. ioredis (6.0.0) throws where
 * none can catch it at a null or a push that is not well-formed, which would end the process, and keeps a value without
 * end in memory.
 */
export function guardedConnector(Base: typeof AbstractConnector): new (options: unknown) => AbstractConnector {
  return class GuardedConnector extends Base {
    readonly #address: Address;

    constructor(options: unknown) {
      // cast: ioredis passes all options of the client.
      const address = options as Address;
      super(address.disconnectTimeout);
      this.#address = address;
    }

    override async connect(): Promise<Socket> {
      const { host, port, tls } = this.#address;
      this.connecting = true;
      this.stream = tls === undefined ? connect({ host, port }) : connectTls({ host, port, ...tls });
      this.stream.once("error", (error) => {
        this.firstError = error;
      });
      guardAnswers(this.stream);
      return this.stream;
    }
  };
}

/** Destroys a socket, with the reason, before its reader gets an answer that is malformed, too large or one too many. */
function guardAnswers(socket: Socket): void {
  const commands = new RespCounter();
  const answers = new RespCounter();
  let unanswered = 0;
  const { push, write } = socket;
  Object.assign(socket, {
    write(data: string | Buffer, ...rest: never[]): boolean {
      unanswered += commands.read(typeof data === "string" ? Buffer.from(data) : data);
      return write.call(socket, data, ...rest);
    },
    push(data: Buffer | null, ...rest: never[]): boolean {
      try {
        if (data !== null) unanswered -= answers.read(data);
        if (unanswered < 0) throw new Error("Redis answers more often than it was asked.");
        return push.call(socket, data, ...rest);
      } catch (error) {
        // cast: all that is thrown here is an Error.
        socket.destroy(error as Error);
        return false;
      }
    },
  });
}

/** An answer to CLUSTER SLOTS, which ioredis reads unchecked, and to CLUSTER INFO. Throws Error if it cannot be one. */
export function checkSlots(answer: unknown): unknown {
  const isSlot = (slot: unknown): slot is number => Number.isInteger(slot) && Number(slot) >= 0 && Number(slot) < SLOTS;
  const isNode = (node: unknown): boolean =>
    Array.isArray(node) && (node[0] === null || typeof node[0] === "string") && Number.isInteger(node[1]);
  const isRange = (range: unknown): boolean =>
    Array.isArray(range) && isSlot(range[0]) && isSlot(range[1]) && range.slice(2).every(isNode);
  if (typeof answer === "string" || (Array.isArray(answer) && answer.length <= SLOTS && answer.every(isRange))) {
    return answer;
  }
  throw new Error("Redis answers slots that no cluster has.");
}
