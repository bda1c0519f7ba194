import { randomBytes } from "node:crypto";
import { Code, ConnectError } from "@connectrpc/connect";
import type { Config } from "./config.ts";
import type { CalendarDate } from "./countries/country.ts";
import { createClientOf } from "./limit/client.ts";
import { createLocalAllowance } from "./limit/local.ts";
import { createIdentityService, type Surroundings } from "./service/service.ts";
import { createRpc } from "./transport/adapter.ts";
import { createCors } from "./transport/cors.ts";
import { createFront } from "./transport/front.ts";
import { Health, healthRoutes } from "./transport/health.ts";
import { jsonOperations } from "./transport/json.ts";
import { createListener } from "./transport/listener.ts";
import { reflectionRoutes, services } from "./transport/reflection.ts";
import { identityRoutes } from "./transport/rpc.ts";

/** A whole service, not yet listening. */
export interface Identikit {
  /** Begins to listen and tells the port. */
  listen(): Promise<number>;
  /** Stops taking calls, lets running ones finish within the grace, and ends what is left. */
  close(): Promise<void>;
}

/** What the composition takes from the world; every part has a default from the system. */
export interface World extends Surroundings {
  /** Milliseconds that only grow. */
  now(): number;
  /** Told once of every bug. */
  report(error: unknown, requestId?: string): void;
}

/** ms that clients have to hear that their streams are over, before their connections are cut. */
const LAST_WORDS = 500;

/** Wires the parts together; decides nothing. */
export function createIdentikit(config: Config, world: World): Identikit {
  const service = createIdentityService(world);
  const health = new Health();
  const shutdown = new AbortController();
  const { report } = world;
  const front = createFront({
    json: jsonOperations(service, config.maxBodyBytes),
    rpc: createRpc({
      services,
      routes: [identityRoutes(service, report), healthRoutes(health), reflectionRoutes],
      maxBodyBytes: config.maxBodyBytes,
      shutdownSignal: shutdown.signal,
    }),
    health,
    free: [],
    cors: createCors(config.corsOrigins),
    allowance:
      config.rateLimit === 0
        ? undefined
        : createLocalAllowance({
            limit: config.rateLimit,
            windowSeconds: config.rateWindowSeconds,
            maxClients: config.maxClients,
            now: world.now,
          }),
    clientOf: createClientOf(config.trustedProxies),
    report,
  });
  const listener = createListener(front, config.tls);

  return {
    listen: () => listener.listen(config.port, config.host),
    async close() {
      health.drain();
      const last = setTimeout(() => listener.destroy(), config.shutdownGraceSeconds * 1_000 + LAST_WORDS);
      const grace = setTimeout(
        () => shutdown.abort(new ConnectError("The service is stopping.", Code.Unavailable)),
        config.shutdownGraceSeconds * 1_000,
      );
      await listener.close();
      clearTimeout(grace);
      clearTimeout(last);
    },
  };
}

/** The system's own clock and source of chance. */
export const system: Omit<World, "report"> = {
  newSeed: () => randomBytes(12).toString("base64url"),
  today: (): CalendarDate => {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  },
  now: () => performance.now(),
};
