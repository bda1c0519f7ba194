import type { Cluster, ClusterOptions, DNSLookupFunction, Redis, RedisOptions } from "ioredis";
import { within } from "./deadline.ts";

/** Milliseconds to connect. */
const CONNECT_TIMEOUT = 1_000;

/** Milliseconds without a byte after which a connection with unanswered commands is closed: a dead peer never closes it. */
const SOCKET_TIMEOUT = 1_000;

const retryStrategy = (attempt: number): number => Math.min(50 * attempt, 1_000);

const connectionOptions = {
  connectTimeout: CONNECT_TIMEOUT,
  socketTimeout: SOCKET_TIMEOUT,
  connectionName: "identikit",
  // Commands are never sent again: a late one would be counted twice, in Redis and by the insurance.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // After a failover the address of the former master may belong to a replica: connect again.
  reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
} satisfies RedisOptions;

const clusterOptions = {
  enableOfflineQueue: false,
  lazyConnect: true,
  clusterRetryStrategy: retryStrategy,
  slotsRefreshTimeout: CONNECT_TIMEOUT,
  // Short enough for a moved key to be found before its call times out.
  retryDelayOnFailover: 10,
  retryDelayOnClusterDown: 10,
} satisfies ClusterOptions;

/** A client that reconnects for as long as it is not disconnected. */
export type RedisClient = Redis | Cluster;

/**
 * A client, not yet connected, of the Redis at a URL, or of the Redis Cluster that nodes at several URLs belong to.
 * Errors are reported by the commands that fail.
 */
export async function createRedis(urls: readonly string[]): Promise<RedisClient> {
  const { Cluster, Redis } = await import("ioredis");
  const [first = ""] = urls;
  if (urls.length === 1) {
    const options = { ...connectionOptions, retryStrategy, enableOfflineQueue: false, lazyConnect: true };
    return new Redis(first, options).on("error", () => {});
  }
  return new Cluster([...urls], { ...clusterOptions, ...nodeOptions(new URL(first)) }).on("error", () => {});
}

/** Connects, to every node of a cluster: a connection made with the first call to its node would delay that call. */
export async function connectRedis(client: RedisClient): Promise<void> {
  await within(2 * CONNECT_TIMEOUT, client.connect());
  if ("nodes" in client) await within(CONNECT_TIMEOUT, Promise.all(client.nodes("master").map((node) => node.ping())));
}

/** Nodes that the cluster names are reached with the user name, the password and the TLS of the first URL. */
function nodeOptions({ protocol, username, password }: URL) {
  const secure = protocol === "rediss:";
  return {
    redisOptions: {
      ...connectionOptions,
      ...(username === "" ? {} : { username: decodeURIComponent(username) }),
      ...(password === "" ? {} : { password: decodeURIComponent(password) }),
      ...(secure ? { tls: {} } : {}),
    },
    // Certificates are issued for names, so that names must not be resolved beforehand.
    ...(secure ? { dnsLookup: keepName } : {}),
  } satisfies ClusterOptions;
}

const keepName: DNSLookupFunction = (name, callback) => callback(null, name);
