import type { Allowance, Policy } from "../limit/allowance.ts";
import { createLocalAllowance } from "../limit/local.ts";
import { createSharedAllowance } from "../limit/shared.ts";
import type { Config } from "./config.ts";
import type { ServerDependencies } from "./dependencies.ts";

/** The allowance that the configuration asks for: of this process, or shared by replicas. Undefined: no limit. */
export function createAllowance(
  config: Config,
  { now, onOutage }: Pick<ServerDependencies, "now" | "onOutage">,
): Allowance | undefined {
  if (config.rateLimit === 0) return undefined;
  const policy: Policy = { limit: config.rateLimit, windowSeconds: config.rateWindowSeconds };
  const local = createLocalAllowance({ ...policy, maxClients: config.maxClients, now });
  if (config.redisUrls.length === 0) return local;
  return createSharedAllowance({
    ...policy,
    urls: config.redisUrls,
    failure: config.redisFailure,
    insurance: local,
    onOutage: (isUnavailable, reason) => onOutage?.(isUnavailable, reason),
  });
}
