import type { Limits } from "../http/limits.ts";
import type { Quotas } from "../http/router.ts";
import { createLocalAllowance } from "../limit/local.ts";
import { createSharedAllowance } from "../limit/shared.ts";
import type { Config } from "./config.ts";
import type { ServerDependencies } from "./dependencies.ts";

/** What calls are counted in; replicas may share the rate limit, not what is free. Empty without a rate limit. */
export function createQuotas(
  { rateLimit, rateWindowSeconds, maxClients, redisUrls: urls, redisFailure: failure }: Config,
  { now, onOutage }: Pick<ServerDependencies, "now" | "onOutage">,
  { freeCalls, freeSeconds }: Limits,
): Quotas {
  if (rateLimit === 0) return { default: undefined, free: undefined };
  const local = (limit: number, windowSeconds: number) =>
    createLocalAllowance({ limit, windowSeconds, maxClients, now });
  const own = local(rateLimit, rateWindowSeconds);
  const report = (isUnavailable: boolean, reason: string): void => onOutage?.(isUnavailable, reason);
  const allowance =
    urls.length === 0 ? own : createSharedAllowance({ urls, failure, insurance: own, onOutage: report });
  return {
    default: { name: "default", allowance },
    free: { name: "free", allowance: local(freeCalls, freeSeconds), isQuiet: true },
  };
}
