import type { Cluster, ClusterOptions, DNSLookupFunction, Redis, RedisOptions } from "ioredis";
import { within } from "./deadline.ts";

/** ms of a new connection. */
const CONNECT_WITHIN = 1_000;

/** ms without a byte for which a connection with questions on it is kept: a dead network closes none by itself. */
const SILENCE = 2_000;

const retryStrategy = (attempt: number): number => Math.min(50 * attempt, 1_000);

const patience = {
  connectTimeout: CONNECT_WITHIN,
  socketTimeout: SILENCE,
  connectionName: "identikit",
  // Counting late is counting wrong: what cannot be sent now fails now, and is never sent again.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // A former master that a failover has left behind is found again under its old address.
  reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
} satisfies RedisOptions;

const clusterPatience = {
  enableOfflineQueue: false,
  lazyConnect: true,
  clusterRetryStrategy: retryStrategy,
  slotsRefreshTimeout: CONNECT_WITHIN,
  // Where a key has moved to is found while its caller still waits, which is not for long.
  retryDelayOnFailover: 10,
  retryDelayOnClusterDown: 10,
} satisfies ClusterOptions;

/** Something that talks to Redis and, whatever happens, goes on trying to. */
export type RedisClient = Redis | Cluster;

/**
 * A client of the Redis at a URL, or of the Redis Cluster that the nodes at several URLs belong to; not yet connected.
 * Its errors are left to the failing commands. The libraries of a shared limit are loaded by those alone who share it.
 */
export async function createRedis(urls: readonly string[]): Promise<RedisClient> {
  const { Cluster, Redis } = await import("ioredis");
  const [first = ""] = urls;
  const client =
    urls.length === 1
      ? new Redis(first, { ...patience, retryStrategy, enableOfflineQueue: false, lazyConnect: true })
      : new Cluster([...urls], { ...clusterPatience, ...nodeOptions(new URL(first)) });
  client.on("error", () => {});
  return client;
}

/** Connects, to every node of a cluster: made with the first call to a node, the connection would cost a caller's time. */
export async function connectRedis(client: RedisClient): Promise<void> {
  await client.connect();
  if ("nodes" in client) await within(CONNECT_WITHIN, Promise.all(client.nodes("master").map((node) => node.ping())));
}

/** The nodes that a cluster names itself are reached with the name, the password and the TLS of the first URL. */
function nodeOptions({ protocol, username, password }: URL) {
  const secure = protocol === "rediss:";
  return {
    redisOptions: {
      ...patience,
      ...(username === "" ? {} : { username: decodeURIComponent(username) }),
      ...(password === "" ? {} : { password: decodeURIComponent(password) }),
      ...(secure ? { tls: {} } : {}),
    },
    // Certificates are made out to names, so that names must not be resolved beforehand.
    ...(secure ? { dnsLookup: keepName } : {}),
  } satisfies ClusterOptions;
}

const keepName: DNSLookupFunction = (name, callback) => callback(null, name);
