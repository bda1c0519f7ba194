import type { Health, Versions } from "../health.ts";
import type { ApiRoute } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";

export const HEALTH_PATH = "/healthz";

/** `/healthz`: 200 while the service accepts calls; 503 while it drains, and when clients wait so long that overload is near. Always with the versions. */
export function createHealthRoute(health: Health, { version, dataVersion }: Versions): ApiRoute {
  const body = (status: string): string => JSON.stringify({ status, version, data_version: dataVersion });
  return {
    path: HEALTH_PATH,
    answer(context) {
      requireGet(context);
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      if (health.serving && !context.peer.isBusy) context.send(200, headers, body("serving"));
      else {
        const status = health.serving ? "busy" : "draining";
        context.send(503, { ...headers, "retry-after": "5" }, body(status));
      }
      return true;
    },
  };
}
