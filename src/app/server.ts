import cluster from "node:cluster";
import { clearTimeout, setTimeout } from "node:timers";
import { setTimeout as wait } from "node:timers/promises";
import { Code, ConnectError } from "@connectrpc/connect";
import packageJson from "../../package.json" with { type: "json" };
import { Health } from "../http/health.ts";
import { limits as defaults } from "../http/limits.ts";
import { createCors } from "../http/message/cors.ts";
import { createLargeBodies } from "../http/message/large-bodies.ts";
import { createOriginOf } from "../http/message/origin.ts";
import { createAdmin } from "../http/port/admin.ts";
import { Clients } from "../http/port/clients.ts";
import { FairQueue } from "../http/port/fair.ts";
import { createListener, isFree } from "../http/port/listener.ts";
import { createRouter } from "../http/router.ts";
import { createAvatarRoute } from "../http/routes/avatar.ts";
import { createOpenapiRoutes, docsRoutes } from "../http/routes/docs.ts";
import { generateRoutes } from "../http/routes/generate.ts";
import { createHealthRoute } from "../http/routes/health.ts";
import { householdRoute } from "../http/routes/household.ts";
import { createListRoutes } from "../http/routes/lists.ts";
import { peopleRoutes } from "../http/routes/people.ts";
import { createStaticRoutes } from "../http/routes/static.ts";
import { verifyRoutes } from "../http/routes/verify.ts";
import { createIdentityService } from "../library/generator.ts";
import { createClientOf, createTrust } from "../limit/client.ts";
import { observers } from "../observe/observer.ts";
import { createRpc } from "../rpc/adapter.ts";
import { healthRoutes } from "../rpc/health.ts";
import { identityRoutes, limitedPaths } from "../rpc/identity-service.ts";
import { reflectionRoutes } from "../rpc/reflection.ts";
import { asWorker, createWorkers } from "./cluster.ts";
import { type Config, ConfigError } from "./config.ts";
import type { Identikit, ServerDependencies } from "./dependencies.ts";
import { createQuotas } from "./quotas.ts";

type MetricsModule = typeof import("../observe/metrics.ts");

/** One process that serves, or several: then this one starts them, or is one of them. */
export async function createIdentikit(config: Config, dependencies: ServerDependencies): Promise<Identikit> {
  // Loaded only where operators read them.
  const metrics = config.adminPort === undefined ? undefined : await import("../observe/metrics.ts");
  if (config.workers === 1) return createProcess(config, dependencies, metrics);
  if (cluster.isWorker) return asWorker(createProcess(config, dependencies, metrics));
  return createPrimary(config, dependencies, metrics);
}

/** The process that starts the others: it serves their metrics and nothing else. */
function createPrimary(
  config: Config,
  dependencies: ServerDependencies,
  metrics: MetricsModule | undefined,
): Identikit {
  const { workers, adminPort, host } = config;
  const service = createWorkers(workers, (cause) => dependencies.onWorkerExit?.(cause));
  const admin = metrics && createAdmin(metrics.createWorkersExposition(), dependencies);
  let listening: number | undefined;

  return {
    async listen() {
      const port = await service.listen();
      if (admin !== undefined) listening = await served("ADMIN_PORT", config, admin.listen(adminPort ?? 0, host));
      return port;
    },
    adminPort: () => listening,
    reload: () => service.reload(),
    async close() {
      await service.close();
      await admin?.close();
    },
  };
}

/** Connects the parts; has no logic of its own. */
function createProcess(
  config: Config,
  dependencies: ServerDependencies,
  metricsModule: MetricsModule | undefined,
): Identikit {
  const { report } = dependencies;
  const limits = { ...defaults, ...dependencies.limits };
  const health = new Health();
  const shutdown = new AbortController();
  const isTrusted = createTrust(config.trustedProxies);
  const clientOf = createClientOf(isTrusted);
  const quotas = createQuotas(config, dependencies, limits);
  const allowance = quotas.default?.allowance;
  const service = createIdentityService(dependencies);
  const versions = { version: packageJson.version, dataVersion: service.dataVersion };
  const metrics = metricsModule?.createMetrics({
    clients: () => allowance?.size() ?? 0,
    connections: () => clients.size,
    streams: () => listener.streams,
    outage: () => allowance?.outage?.() ?? false,
    versions,
  });
  const observer = observers([metrics?.observer, dependencies.observer]);
  const clients = new Clients({
    clientOf,
    isTrusted,
    maxPerClient: config.connectionsPerClient,
    banSeconds: config.banSeconds,
    queue: new FairQueue(limits),
    onBan(client, reason) {
      metrics?.countBan();
      dependencies.onBan?.(client, reason);
    },
  });
  const operations = {
    service,
    maxBodyBytes: config.maxBodyBytes,
    largeBodies: createLargeBodies(),
    observer,
  };
  const router = createRouter({
    routes: [
      createHealthRoute(health, versions),
      ...generateRoutes(operations),
      ...peopleRoutes(operations),
      householdRoute(operations),
      ...verifyRoutes(operations),
      ...createListRoutes(service),
      ...createOpenapiRoutes(createOriginOf(config.tls !== undefined, isTrusted)),
      ...docsRoutes,
      ...createStaticRoutes(),
      createAvatarRoute(),
    ],
    rpc: createRpc({
      routes: [
        identityRoutes(service, observer),
        healthRoutes(health),
        ...(config.reflection ? [reflectionRoutes] : []),
        ...(dependencies.routes ?? []),
      ],
      limitedPaths,
      maxBodyBytes: config.maxBodyBytes,
      shutdownSignal: shutdown.signal,
      fastUnary: config.fastUnary,
      report,
    }),
    health,
    dataVersion: service.dataVersion,
    cors: createCors(config.corsOrigins),
    quotas,
    clientOf,
    report,
    observer,
    tracing: dependencies.tracing,
    secure: config.tls !== undefined,
  });
  const listener = createListener(router, { clients, tls: config.tls });
  // The primary process collects what one of several workers counts.
  const admin = metrics === undefined || cluster.isWorker ? undefined : createAdmin(metrics, dependencies);
  let adminPort: number | undefined;

  return {
    async listen() {
      await allowance?.open?.();
      if (admin !== undefined)
        adminPort = await served("ADMIN_PORT", config, admin.listen(config.adminPort ?? 0, config.host));
      return served("PORT", config, listener.listen(config.port, config.host));
    },
    adminPort: () => adminPort,
    reload() {
      if (config.tls === undefined) return;
      try {
        const tls = dependencies.readTls?.();
        if (tls !== undefined) listener.renew(tls);
        dependencies.onReload?.();
      } catch (failure) {
        // cast: what cannot be read, and what OpenSSL refuses, is an Error.
        dependencies.onReload?.(failure as Error);
      }
    },
    async close() {
      const grace = config.shutdownGraceSeconds * 1_000;
      health.drain();
      // Balancers read the readiness and send no more connections, before any finds a closed port.
      await wait(Math.min(limits.drainDelay, grace / 4));
      // Running calls finish; after the grace streams end with UNAVAILABLE, and soon after that all connections are closed.
      const stopping = new ConnectError("The service is stopping.", Code.Unavailable);
      const abort = setTimeout(() => shutdown.abort(stopping), grace);
      const destroy = setTimeout(() => listener.destroy(), grace + limits.forcedCloseDelay);
      await listener.close(() => {
        health.isPortClosed = true;
      });
      clearTimeout(abort);
      clearTimeout(destroy);
      allowance?.close?.();
      await admin?.close();
    },
  };
}

type Addresses = Pick<Config, "port" | "adminPort" | "host">;

/** The port once it listens. Throws ConfigError, with the variable and a value that would do, if it cannot. */
async function served(variable: "PORT" | "ADMIN_PORT", addresses: Addresses, port: Promise<number>): Promise<number> {
  try {
    return await port;
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    const isPort = error.code === "EADDRINUSE" || error.code === "EACCES";
    const advice = isPort
      ? await portAdvice(variable, addresses)
      : ": leave HOST out, or name an address of this machine";
    throw new ConfigError(`${isPort ? variable : "HOST"} cannot be served: ${error.message}${advice}.`, {
      cause: error,
    });
  }
}

/** How to start on a port that is free now; nothing if none of the next is. */
async function portAdvice(variable: "PORT" | "ADMIN_PORT", { port, adminPort, host }: Addresses): Promise<string> {
  // Ports below 1,024 may need rights.
  const first = Math.max(1_024, (variable === "PORT" ? port : (adminPort ?? 0)) + 1);
  for (let other = first; other < Math.min(first + 100, 2 ** 16); other++) {
    if (other === port || other === adminPort || !(await isFree(other, host))) continue;
    return `: another port is free, ${variable}=${other} npm start`;
  }
  return "";
}
