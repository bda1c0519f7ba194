import type { Caller } from "./caller.ts";
import type { Connection } from "./connection.ts";
import type { FairQueue } from "./fair.ts";

/** A response that is open. */
interface Open {
  readonly target: { readonly writableLength: number };
  readonly caller: Caller;
}

/** Bounds what responses hold in memory while their clients do not read them. */
export class Unread {
  readonly #queue: FairQueue;
  /** Clients that have too much to read. */
  readonly #full = new Set<string>();

  constructor(queue: FairQueue) {
    this.#queue = queue;
  }

  /** Whether a client has so much to read that it is not read further: its next calls wait. */
  isFull(client: string): boolean {
    return this.#full.has(client);
  }

  /** Adds up what is unread, and closes connections with most of it while it is too much in all. */
  audit(open: Iterable<Open>): void {
    const { unreadPerClient, unread } = this.#queue.limits;
    const clients = new Map<string, number>();
    const connections = new Map<Connection, number>();
    let all = 0;
    for (const { target, caller } of open) {
      const bytes = target.writableLength;
      if (bytes === 0) continue;
      all += bytes;
      clients.set(caller.client, bytes + (clients.get(caller.client) ?? 0));
      connections.set(caller.connection, bytes + (connections.get(caller.connection) ?? 0));
    }
    for (const client of this.#full) {
      if ((clients.get(client) ?? 0) >= unreadPerClient) continue;
      this.#full.delete(client);
      this.#queue.release(client);
    }
    for (const [client, bytes] of clients) if (bytes >= unreadPerClient) this.#full.add(client);
    if (all < unread) return;
    for (const [connection, bytes] of [...connections].sort(([, one], [, other]) => other - one)) {
      connection.evict();
      all -= bytes;
      if (all < unread) return;
    }
  }
}
