import type { Health } from "../health.ts";
import type { ApiRoute } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";

export const HEALTH_PATH = "/healthz";

/** `/healthz`: 200 while the service accepts calls; 503 while it drains, and when clients wait so long that overload is near. */
export function createHealthRoute(health: Health): ApiRoute {
  return {
    path: HEALTH_PATH,
    answer(context) {
      requireGet(context);
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      if (health.serving && !context.peer.isBusy) context.send(200, headers, '{"status":"serving"}');
      else {
        const status = health.serving ? "busy" : "draining";
        context.send(503, { ...headers, "retry-after": "5" }, `{"status":"${status}"}`);
      }
      return true;
    },
  };
}
