import type { Limits } from "../limits.ts";
import type { Peer, Response } from "../message/message.ts";
import type { Connection, Shared } from "./connection.ts";

/** Who takes turns: the client of a connection, or behind a trusted proxy the one that a request was forwarded for. */
export class Caller implements Peer {
  readonly connection: Connection;
  readonly client: string;
  readonly #shared: Shared;
  #isLate = false;
  readonly #mayBegin = (): boolean => this.mayBegin;

  constructor(connection: Connection, client: string, shared: Shared) {
    this.connection = connection;
    this.client = client;
    this.#shared = shared;
  }

  get address(): string {
    return this.connection.address;
  }

  get limits(): Limits {
    return this.#shared.queue.limits;
  }

  get isBusy(): boolean {
    return this.#shared.queue.isOverloaded;
  }

  get isLate(): boolean {
    return this.#isLate;
  }

  /** Whether something waits for its turn. */
  get isWaiting(): boolean {
    return this.#shared.queue.knows(this.client);
  }

  get hasTurn(): boolean {
    return this.#shared.queue.has(this.client);
  }

  /** Whether another call may begin: not while the client has too many open, or too much to read. */
  get mayBegin(): boolean {
    return this.connection.mayBegin(this.client);
  }

  allowPause(response: Response): void {
    this.connection.allowPause(response);
  }

  nextTurn(): Promise<void> {
    return new Promise((resolve) => this.#shared.queue.schedule(this.client, () => resolve()));
  }

  offload<T>(work: () => Promise<T>): Promise<T> {
    return this.#shared.images.offload(this.client, work);
  }

  makeBatch<T>(make: () => Promise<T>): Promise<T> {
    return this.#shared.batches.run(this.client, make);
  }

  /**
   * Runs a task in one of the client's next turns, unless it is over by then. `isCall`: it begins a call, which waits until one may
   * begin, and is refused if it is late.
   */
  schedule(task: () => void, isCall = false, isOver?: () => boolean): void {
    const run = (isLate: boolean): void => {
      this.#isLate = isLate;
      task();
    };
    this.#shared.queue.schedule(this.client, run, { isCall, isOver, mayRun: isCall ? this.#mayBegin : undefined });
  }
}
