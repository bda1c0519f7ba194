import type { Socket } from "node:net";
import { setInterval } from "node:timers";
import { LRUCache } from "lru-cache";
import type { ClientOf, IsTrusted } from "../../limit/client.ts";
import type { Limits } from "../limits.ts";
import { type Ban, bans, Client } from "./client.ts";
import { type Call, Connection, type Port } from "./connection.ts";
import type { FairQueue } from "./fair.ts";
import { Few } from "./few.ts";

/** What identifies a connection. Node wraps sockets for TLS and for HTTP/2, and these survive it. */
type Ends = Pick<Socket, "remoteAddress" | "remotePort" | "localAddress">;

export interface ClientsOptions {
  readonly clientOf: ClientOf;
  readonly isTrusted: IsTrusted;
  readonly maxPerClient: number;
  /** 0: clients are never banned. */
  readonly banSeconds: number;
  readonly onBan: (client: string, reason: string) => void;
  readonly queue: FairQueue;
}

/**
 * Bounds what clients have open, and refuses banned ones. Trusted proxies are exempt. At the limit of connections those
 * idle longest are closed, or idle clients would block new ones.
 */
export class Clients implements Port {
  readonly limits: Limits;
  readonly queue: FairQueue;
  readonly clientOf: ClientOf;
  readonly images: Few;
  readonly batches: Few;
  readonly #options: ClientsOptions;
  readonly #clients = new Map<string, Client>();
  readonly #open = new Map<string, Connection>();
  readonly #banned: LRUCache<string, true>;
  /** Clients that have too much to read. */
  #full: ReadonlySet<string> = new Set();

  constructor(options: ClientsOptions) {
    const { clientOf, banSeconds, queue } = options;
    const { limits } = queue;
    this.limits = limits;
    this.queue = queue;
    this.clientOf = clientOf;
    this.images = new Few(queue, limits.offloaded);
    this.batches = new Few(queue, limits.batches);
    this.#options = options;
    this.#banned = new LRUCache({ max: limits.bans, ttl: Math.max(1, banSeconds * 1_000) });
    setInterval(() => {
      for (const [key, client] of this.#clients) if (client.isIdle) this.#clients.delete(key);
      this.#audit();
    }, limits.auditInterval).unref();
  }

  /** The connection of a new socket; undefined if it was refused and is closed. */
  accept(socket: Socket): Connection | undefined {
    this.queue.accepted();
    // Until a protocol server takes over, an `error` without a listener would end the process.
    socket.on("error", () => {});
    const client = this.#clientAt(socket.remoteAddress);
    const isAccepted =
      client !== undefined &&
      !this.#banned.has(client.key) &&
      (this.#open.size < this.limits.connections || this.#evictIdle()) &&
      (client.isTrusted || client.connections < this.#options.maxPerClient) &&
      client.take("unused");
    if (!isAccepted) {
      socket.destroy();
      return undefined;
    }
    const connection = new Connection(socket, client, this);
    const name = nameOf(socket);
    this.#open.set(name, connection);
    socket.once("close", () => {
      this.#open.delete(name);
      connection.closed();
    });
    return connection;
  }

  /** The connection with these ends; undefined once it is closed. */
  of(ends: Ends): Connection | undefined {
    return this.#open.get(nameOf(ends));
  }

  get size(): number {
    return this.#open.size;
  }

  /** Whether a connection without a request in progress waits to be read. */
  get hasUnread(): boolean {
    return this.#open.values().some(({ requests, caller }) => requests === 0 && this.queue.knows(caller.client));
  }

  /** Whether a client has so much to read that it is not read further: its next calls wait. */
  isFull(client: string): boolean {
    return this.#full.has(client);
  }

  /** Refuses new connections of a client for a while, unless it is a trusted proxy. */
  ban({ key, isTrusted }: Client, reason: Ban): void {
    const { banSeconds, onBan } = this.#options;
    if (isTrusted || banSeconds === 0 || this.#banned.has(key)) return;
    this.#banned.set(key, true);
    onBan(key, bans[reason]);
  }

  /** Adds up what is unread of open responses, and closes connections with most of it while it is too much in all. */
  #audit(): void {
    const { unreadPerClient, unread } = this.limits;
    const ofClients = new Map<string, number>();
    const ofConnections = new Map<Connection, number>();
    let all = 0;
    for (const { target, caller } of this.calls()) {
      const bytes = target.writableLength;
      if (bytes === 0) continue;
      all += bytes;
      ofClients.set(caller.client, bytes + (ofClients.get(caller.client) ?? 0));
      ofConnections.set(caller.connection, bytes + (ofConnections.get(caller.connection) ?? 0));
    }
    const wereFull = this.#full;
    this.#full = new Set([...ofClients.keys()].filter((client) => (ofClients.get(client) ?? 0) >= unreadPerClient));
    for (const client of wereFull) if (!this.#full.has(client)) this.queue.release(client);
    if (all < unread) return;
    for (const [connection, bytes] of [...ofConnections].sort(([, one], [, other]) => other - one)) {
      connection.evict();
      all -= bytes;
      if (all < unread) return;
    }
  }

  *calls(): Generator<Call> {
    for (const { calls } of this.#open.values()) if (calls.size > 0) yield* calls.values();
  }

  destroy(): void {
    for (const { socket } of this.#open.values()) socket.destroy();
  }

  #clientAt(socketAddress: string | undefined): Client | undefined {
    if (socketAddress === undefined) return undefined;
    const key = this.clientOf({ socketAddress, forwardedFor: undefined });
    if (this.#options.isTrusted(socketAddress)) return new Client(key, true, this.limits);
    const client = this.#clients.get(key) ?? new Client(key, false, this.limits);
    this.#clients.set(key, client);
    return client;
  }

  /** Closes those that have been idle longest; false if none is idle. */
  #evictIdle(): boolean {
    const idle = [...this.#open.values()].filter(({ requests }) => requests === 0);
    idle.sort((one, other) => one.idleSince - other.idleSince);
    for (const connection of idle.slice(0, this.limits.evictedConnections)) connection.evict();
    return idle.length > 0;
  }
}

function nameOf({ remoteAddress, remotePort, localAddress }: Ends): string {
  return `${remotePort} ${remoteAddress} ${localAddress}`;
}
