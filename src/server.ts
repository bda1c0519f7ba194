import { setTimeout as wait } from "node:timers/promises";
import { Code, ConnectError } from "@connectrpc/connect";
import type { Config } from "./config.ts";
import type { Allowance } from "./limit/allowance.ts";
import { createClientOf, createTrust } from "./limit/client.ts";
import { createLocalAllowance } from "./limit/local.ts";
import { createIdentityService, type Surroundings } from "./service/service.ts";
import { createRpc } from "./transport/adapter.ts";
import { type Admin, createAdmin } from "./transport/admin.ts";
import { createAdmission } from "./transport/admission.ts";
import { bounds } from "./transport/bounds.ts";
import { createCors } from "./transport/cors.ts";
import { createFront } from "./transport/front.ts";
import { Health, healthRoutes } from "./transport/health.ts";
import { jsonOperations } from "./transport/json.ts";
import { createListener, type Listener } from "./transport/listener.ts";
import { createMetrics, type Readings } from "./transport/metrics.ts";
import { both, type Observer } from "./transport/observer.ts";
import { reflectionRoutes, services } from "./transport/reflection.ts";
import { identityRoutes } from "./transport/rpc.ts";

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
}

/** Wires the parts together; decides nothing. */
export function createIdentikit(config: Config, world: World): Identikit {
  const health = new Health();
  const shutdown = new AbortController();
  const isTrusted = createTrust(config.trustedProxies);
  const clientOf = createClientOf(isTrusted);
  const allowance = createAllowance(config, world);
  const readings: Readings = {
    clients: () => allowance?.size() ?? 0,
    connections: () => listener.connections(),
    streams: () => listener.streams(),
  };
  const metrics = config.adminPort === undefined ? undefined : createMetrics(readings);
  const observer = both(metrics?.observer, world.observer);
  const service = createIdentityService(world);

  const front = createFront({
    json: jsonOperations(service, config.maxBodyBytes, observer),
    rpc: createRpc({
      services,
      routes: [identityRoutes(service, { report: world.report, observer }), healthRoutes(health), reflectionRoutes],
      maxBodyBytes: config.maxBodyBytes,
      shutdownSignal: shutdown.signal,
    }),
    health,
    free: [],
    cors: createCors(config.corsOrigins),
    allowance,
    clientOf,
    report: world.report,
    observer,
  });
  const listener = createListener(front, createAdmission(clientOf, isTrusted), config.tls);
  const admin: Admin | undefined = metrics === undefined ? undefined : createAdmin(metrics);
  let adminPort: number | undefined;

  return {
    async listen() {
      if (admin !== undefined) adminPort = await admin.listen(config.adminPort ?? 0, config.host);
      return listener.listen(config.port, config.host);
    },
    adminPort: () => adminPort,
    async close() {
      const grace = config.shutdownGraceSeconds * 1_000;
      health.drain();
      // Balancers read the readiness and stay away, before anybody finds a closed door.
      await wait(Math.min(bounds.announcement, grace / 4));
      health.leave();
      await closeWithin(listener, shutdown, grace);
      await admin?.close();
    },
  };
}

/** Undefined: no limit. */
function createAllowance(config: Config, { now }: World): Allowance | undefined {
  if (config.rateLimit === 0) return undefined;
  const { rateLimit: limit, rateWindowSeconds: windowSeconds, maxClients } = config;
  return createLocalAllowance({ limit, windowSeconds, maxClients, now });
}

/** Calls in flight finish; after the grace streams are told that they are over, and soon after that all is cut. */
async function closeWithin(listener: Listener, shutdown: AbortController, grace: number): Promise<void> {
  const over = setTimeout(() => shutdown.abort(new ConnectError("The service is stopping.", Code.Unavailable)), grace);
  const last = setTimeout(() => listener.destroy(), grace + bounds.lastWords);
  await listener.close();
  clearTimeout(over);
  clearTimeout(last);
}
