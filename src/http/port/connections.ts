import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import type { ClientOf, IsTrusted } from "../../limit/client.ts";
import type { Limits } from "../limits.ts";
import { ClientQuota } from "./client-quota.ts";
import { Connection, type Shared } from "./connection.ts";
import type { FairQueue } from "./fair.ts";
import { FewAtOnce } from "./few-at-once.ts";
import { Unread } from "./unread.ts";

/** What identifies a connection. Node wraps sockets for TLS and for HTTP/2, and these survive it. */
type Ends = Pick<Socket, "remoteAddress" | "remotePort" | "localAddress">;

export interface ConnectionsOptions {
  readonly clientOf: ClientOf;
  readonly isTrusted: IsTrusted;
  readonly maxPerClient: number;
  /** 0: clients are never banned. */
  readonly banSeconds: number;
  /** Called once for each ban. */
  readonly onBan: (client: string, reason: string) => void;
  readonly queue: FairQueue;
}

/**
 * Bounds the connections of each client and of all, and refuses those of banned clients: without a ban, an attacker
 * whose connection is closed connects again and costs more than it spends. Trusted proxies are exempt. At the
 * limit of all connections, those that have been idle longest are closed: refusing new ones would let idle clients block
 * the server.
 */
export class Connections {
  readonly limits: Limits;
  readonly unread: Unread;
  readonly #options: ConnectionsOptions;
  readonly #shared: Shared;
  readonly #open = new Map<string, Connection>();
  readonly #quotas = new Map<string, ClientQuota>();
  readonly #bans: LRUCache<string, true>;

  constructor(options: ConnectionsOptions) {
    const { clientOf, banSeconds, onBan, queue } = options;
    const { limits } = queue;
    this.limits = limits;
    this.unread = new Unread(queue);
    this.#options = options;
    this.#bans = new LRUCache({ max: limits.bans, ttl: Math.max(1, banSeconds * 1_000) });
    this.#shared = {
      queue,
      unread: this.unread,
      images: new FewAtOnce(queue, limits.offloaded),
      batches: new FewAtOnce(queue, limits.batches),
      clientOf,
      onBan: (client, reason) => {
        if (banSeconds === 0 || this.#bans.has(client)) return;
        this.#bans.set(client, true);
        onBan(client, reason);
      },
    };
    setInterval(() => {
      for (const [client, quota] of this.#quotas) if (quota.isIdle) this.#quotas.delete(client);
    }, limits.auditInterval).unref();
  }

  /** The connection of a new socket; undefined if it was refused and is closed. */
  accept(socket: Socket): Connection | undefined {
    const { clientOf, isTrusted, queue } = this.#options;
    queue.accepted();
    // Until a protocol server takes over, an `error` without a listener would end the process.
    socket.on("error", () => {});
    const socketAddress = socket.remoteAddress;
    // Undefined if it is closed already.
    const isTrustedPeer = socketAddress !== undefined && isTrusted(socketAddress);
    const client = clientOf({ socketAddress, forwardedFor: undefined });
    const quota = isTrustedPeer ? undefined : this.#quotaOf(client);
    const isAccepted =
      socketAddress !== undefined &&
      (quota === undefined || !this.#bans.has(client)) &&
      (this.#open.size < this.limits.connections || this.#evictIdle()) &&
      (quota === undefined || quota.connect());
    if (!isAccepted) {
      socket.destroy();
      return undefined;
    }
    const connection = new Connection(socket, client, quota, this.#shared);
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
    return this.#open.values().some(({ requests, caller }) => requests === 0 && caller.isWaiting);
  }

  /** Ends all. */
  destroy(): void {
    for (const { socket } of this.#open.values()) socket.destroy();
  }

  #quotaOf(client: string): ClientQuota {
    const quota = this.#quotas.get(client) ?? new ClientQuota(this.#options.maxPerClient, this.limits);
    this.#quotas.set(client, quota);
    return quota;
  }

  /** Closes those that have been idle longest; false if none is idle. */
  #evictIdle(): boolean {
    const idle = [...this.#open.values()].filter(({ idleSince }) => idleSince < Number.POSITIVE_INFINITY);
    idle.sort((one, other) => one.idleSince - other.idleSince);
    for (const connection of idle.slice(0, this.limits.evictedConnections)) connection.evict();
    return idle.length > 0;
  }
}

function nameOf({ remoteAddress, remotePort, localAddress }: Ends): string {
  return `${remotePort} ${remoteAddress} ${localAddress}`;
}
