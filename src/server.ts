import cluster from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { Code, ConnectError } from "@connectrpc/connect";
import { asWorker, createWorkers } from "./cluster.ts";
import type { Config } from "./config.ts";
import type { Allowance, Policy } from "./limit/allowance.ts";
import { createClientOf, createTrust } from "./limit/client.ts";
import { createLocalAllowance } from "./limit/local.ts";
import { createSharedAllowance } from "./limit/shared.ts";
import { createIdentityService, type Surroundings } from "./service/service.ts";
import { createRpc } from "./transport/adapter.ts";
import { type Admin, createAdmin } from "./transport/admin.ts";
import { createAdmission } from "./transport/admission.ts";
import { createAvatarRoom } from "./transport/avatar.ts";
import { bounds } from "./transport/bounds.ts";
import { createCors } from "./transport/cors.ts";
import { createDocsRoom } from "./transport/docs.ts";
import { createFastPath } from "./transport/fast-path/fast-path.ts";
import { createFront } from "./transport/front.ts";
import { Health, healthRoutes } from "./transport/health.ts";
import { jsonOperations } from "./transport/json.ts";
import { createListener, type Listener } from "./transport/listener.ts";
import { createMetrics, createWorkersExposition, type Readings } from "./transport/metrics.ts";
import { both, type Observer } from "./transport/observer.ts";
import { createOpenapiRoom } from "./transport/openapi.ts";
import { reflectionRoutes } from "./transport/reflection.ts";
import { identityRoutes } from "./transport/rpc.ts";
import { createStaticRoom } from "./transport/static.ts";

/** A whole service, not yet listening. */
export interface Identikit {
  /** Begins to listen and tells the port. */
  listen(): Promise<number>;
  /** The port of the metrics, once it listens. */
  adminPort(): number | undefined;
  /** Stops taking calls, lets running ones finish within the grace, and ends what is left. */
  close(): Promise<void>;
}

/** What the composition takes from the world. */
export interface World extends Surroundings {
  /** Milliseconds that only grow. */
  now(): number;
  /** Told once of every bug. */
  report(error: unknown, requestId?: string): void;
  /** Undefined: nobody looks on. */
  readonly observer?: Observer | undefined;
  /** Told once when the shared limit's Redis goes away, with the reason, and once when it is back. */
  onOutage?(away: boolean, reason: string): void;
}

/** One process that serves, or several: then this one starts them, or is one of them. */
export function createIdentikit(config: Config, world: World): Identikit {
  if (config.workers === 1) return createProcess(config, world);
  if (cluster.isWorker) return asWorker(createProcess(config, world));
  return createFirst(config, world);
}

/** The process that starts the others: it serves what they count, and nothing else. */
function createFirst({ workers, adminPort, host }: Config, { report }: World): Identikit {
  const service = createWorkers(workers, report);
  const admin = adminPort === undefined ? undefined : createAdmin(createWorkersExposition());
  let listening: number | undefined;

  return {
    async listen() {
      const port = await service.listen();
      if (admin !== undefined) listening = await admin.listen(adminPort ?? 0, host);
      return port;
    },
    adminPort: () => listening,
    async close() {
      await service.close();
      await admin?.close();
    },
  };
}

/** Wires the parts together; decides nothing. */
function createProcess(config: Config, world: World): Identikit {
  const health = new Health();
  const shutdown = new AbortController();
  const isTrusted = createTrust(config.trustedProxies);
  const clientOf = createClientOf(isTrusted);
  const allowance = createAllowance(config, world);
  const readings: Readings = {
    clients: () => allowance?.size() ?? 0,
    connections: () => listener.connections(),
    streams: () => listener.streams(),
    outage: () => allowance?.outage?.() ?? false,
  };
  const metrics = config.adminPort === undefined ? undefined : createMetrics(readings);
  const observer = both(metrics?.observer, world.observer);
  const service = createIdentityService(world);

  const door = {
    json: jsonOperations(service, observer),
    maxBodyBytes: config.maxBodyBytes,
    health,
    cors: createCors(config.corsOrigins),
    allowance,
    clientOf,
    report: world.report,
    observer,
  };
  const rpc = createRpc({
    routes: [identityRoutes(service, { report: world.report, observer }), healthRoutes(health), reflectionRoutes],
    maxBodyBytes: config.maxBodyBytes,
    shutdownSignal: shutdown.signal,
    leanLane: config.leanLane,
    report: world.report,
  });
  const front = createFront({
    ...door,
    rpc: rpc.answer,
    free: [
      createStaticRoom(),
      createAvatarRoom(),
      createOpenapiRoom(service, { policy: allowance?.policy, maxBodyBytes: config.maxBodyBytes }),
      createDocsRoom(),
    ],
    secure: config.tls !== undefined,
  });
  const listener = createListener(front, {
    admission: createAdmission({ clientOf, isTrusted, maxBodyBytes: config.maxBodyBytes }),
    tls: config.tls,
    fastPath: config.leanLane ? createFastPath(door) : undefined,
    isUnary: rpc.isUnary,
  });
  // What one of several workers counts is asked for by the first process.
  const admin: Admin | undefined = metrics === undefined || cluster.isWorker ? undefined : createAdmin(metrics);
  let adminPort: number | undefined;

  return {
    async listen() {
      await allowance?.open?.();
      if (admin !== undefined) adminPort = await admin.listen(config.adminPort ?? 0, config.host);
      return listener.listen(config.port, config.host);
    },
    adminPort: () => adminPort,
    async close() {
      const grace = config.shutdownGraceSeconds * 1_000;
      health.drain();
      // Balancers read the readiness and stay away, before anybody finds a closed door.
      await wait(Math.min(bounds.announcement, grace / 4));
      await closeWithin(grace, listener, health, shutdown);
      allowance?.close?.();
      await admin?.close();
    },
  };
}

/** Undefined: no limit. */
function createAllowance(config: Config, { now, onOutage }: World): Allowance | undefined {
  if (config.rateLimit === 0) return undefined;
  const policy: Policy = { limit: config.rateLimit, windowSeconds: config.rateWindowSeconds };
  const local = createLocalAllowance({ ...policy, maxClients: config.maxClients, now });
  if (config.redisUrls.length === 0) return local;
  return createSharedAllowance({
    ...policy,
    urls: config.redisUrls,
    failure: config.redisFailure,
    insurance: local,
    onOutage: (away, reason) => onOutage?.(away, reason),
  });
}

/** Calls in flight finish; after the grace streams are told that they are over, and soon after that all is cut. */
async function closeWithin(
  grace: number,
  listener: Listener,
  health: Health,
  shutdown: AbortController,
): Promise<void> {
  const over = setTimeout(() => shutdown.abort(new ConnectError("The service is stopping.", Code.Unavailable)), grace);
  const last = setTimeout(() => listener.destroy(), grace + bounds.lastWords);
  await listener.close(() => health.leave());
  clearTimeout(over);
  clearTimeout(last);
}
