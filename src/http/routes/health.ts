import type { Versions } from "../../observe/metrics.ts";
import type { Health } from "../health.ts";
import { freeRoute, type Route } from "./route.ts";

export const HEALTH_PATH = "/healthz";

/** `/healthz`: 200 while calls are accepted, 503 while draining or near overload. Always with the versions. */
export function createHealthRoute(health: Health, { version, dataVersion }: Versions): Route {
  const route = freeRoute(HEALTH_PATH, (context) => {
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    const status = !health.serving ? "draining" : context.peer.isBusy ? "busy" : "serving";
    const body = JSON.stringify({ status, version, data_version: dataVersion });
    if (status === "serving") context.send(200, headers, body);
    else context.send(503, { ...headers, "retry-after": "5" }, body);
  });
  return { ...route, quota: undefined };
}
