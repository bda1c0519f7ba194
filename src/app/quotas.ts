import { createLocalAllowance } from "../limit/local.ts";
import type { Limits } from "../transport/limits.ts";
import type { Quotas } from "../transport/router.ts";
import { createAllowance } from "./allowance.ts";
import type { Config } from "./config.ts";
import type { ServerDependencies } from "./dependencies.ts";

/** What calls are counted in: nothing where the rate limit is switched off. What is free is counted in this process alone. */
export function createQuotas(
  config: Config,
  dependencies: Pick<ServerDependencies, "now" | "onOutage">,
  limits: Limits,
): Quotas {
  const allowance = createAllowance(config, dependencies);
  if (allowance === undefined) return { default: undefined, free: undefined };
  const { freeCalls: limit, freeSeconds: windowSeconds } = limits;
  const { maxClients } = config;
  const free = createLocalAllowance({ limit, windowSeconds, maxClients, now: dependencies.now });
  return {
    default: { name: "default", allowance },
    free: { name: "free", allowance: free, isQuiet: true },
  };
}
