import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import type { ClientOf, IsTrusted } from "../../limit/client.ts";
import type { Limits } from "../limits.ts";
import { ClientQuota } from "./client-quota.ts";
import { Connection } from "./connection.ts";
import { FewAtOnce } from "./few-at-once.ts";
import { Offload } from "./offload.ts";
import type { Rotation } from "./rotation.ts";
import { Unread } from "./unread.ts";

/** What identifies a connection. Node wraps sockets for TLS and for HTTP/2, and these survive it. */
type Ends = Pick<Socket, "remoteAddress" | "remotePort" | "localAddress">;

/** Decides which connections are accepted. */
export interface Connections {
  /** The connection of a new socket; undefined if it was refused and is closed. */
  accept(socket: Socket): Connection | undefined;
  /** The connection with these ends; undefined once it is closed. */
  of(ends: Ends): Connection | undefined;
  readonly size: number;
  /** Whether a connection without a request in progress waits to be read. */
  readonly hasUnread: boolean;
  readonly limits: Limits;
  readonly unread: Unread;
  /** Ends all. */
  destroy(): void;
}

export interface ConnectionsOptions {
  readonly clientOf: ClientOf;
  readonly isTrusted: IsTrusted;
  readonly maxPerClient: number;
  /** 0: clients are never banned. */
  readonly banSeconds: number;
  /** Called once for each ban. */
  readonly onBan: (client: string, reason: string) => void;
  readonly rotation: Rotation;
}

/**
 * Bounds the connections of each client and of all, and refuses those of banned clients: without a ban, an attacker
 * whose connection is closed connects again and costs more than it spends. Trusted proxies are exempt. At the
 * limit of all connections, those that have been idle longest are closed: refusing new ones would let idle clients block
 * the server.
 */
export function createConnections(options: ConnectionsOptions): Connections {
  const { clientOf, isTrusted, maxPerClient, banSeconds, onBan, rotation } = options;
  const { limits } = rotation;
  const quotas = new Map<string, ClientQuota>();
  const connections = new Map<string, Connection>();
  const bans = new LRUCache<string, true>({ max: limits.bans, ttl: Math.max(1, banSeconds * 1_000) });

  const ban = (client: string, reason: string): void => {
    if (banSeconds === 0 || bans.has(client)) return;
    bans.set(client, true);
    onBan(client, reason);
  };

  const unread = new Unread(rotation);
  const shared = {
    rotation,
    unread,
    offload: new Offload(rotation),
    batches: new FewAtOnce(rotation, rotation.limits.batches),
    clientOf,
    onBan: ban,
  };

  const quotaOf = (client: string): ClientQuota => {
    const quota = quotas.get(client) ?? new ClientQuota(maxPerClient, limits);
    quotas.set(client, quota);
    return quota;
  };

  /** False if no connection is idle. */
  const evictIdle = (): boolean => {
    const idle = [...connections.values()].filter(({ idleSince }) => idleSince < Number.POSITIVE_INFINITY);
    idle.sort((one, other) => one.idleSince - other.idleSince);
    for (const connection of idle.slice(0, limits.evictedConnections)) connection.evict();
    return idle.length > 0;
  };

  setInterval(() => {
    for (const [client, quota] of quotas) if (quota.isIdle) quotas.delete(client);
  }, limits.auditInterval).unref();

  return {
    limits,
    unread,
    accept(socket) {
      rotation.accepted();
      // Until a protocol server takes over, an `error` without a listener would end the process.
      socket.on("error", () => {});
      const socketAddress = socket.remoteAddress;
      // Undefined if it is closed already.
      const isTrustedPeer = socketAddress !== undefined && isTrusted(socketAddress);
      const client = clientOf({ socketAddress, forwardedFor: undefined });
      const quota = isTrustedPeer ? undefined : quotaOf(client);
      const isAccepted =
        socketAddress !== undefined &&
        (quota === undefined || !bans.has(client)) &&
        (connections.size < limits.connections || evictIdle()) &&
        (quota === undefined || quota.connect());
      if (!isAccepted) {
        socket.destroy();
        return undefined;
      }
      const connection = new Connection(socket, client, quota, shared);
      const name = nameOf(socket);
      connections.set(name, connection);
      socket.once("close", () => {
        connections.delete(name);
        connection.closed();
      });
      return connection;
    },
    of: (ends) => connections.get(nameOf(ends)),
    get size() {
      return connections.size;
    },
    get hasUnread() {
      return connections.values().some(({ requests, caller }) => requests === 0 && caller.isWaiting);
    },
    destroy() {
      for (const { socket } of connections.values()) socket.destroy();
    },
  };
}

function nameOf({ remoteAddress, remotePort, localAddress }: Ends): string {
  return `${remotePort} ${remoteAddress} ${localAddress}`;
}
