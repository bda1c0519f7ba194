import type { IdentityService } from "../../service/service.ts";
import { recordsPerCall } from "../../service/verification.ts";
import type { Context, Route } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";
import { queryOf } from "../http/query.ts";
import { checkLimit } from "../http/rate-limit.ts";
import { messageLimits } from "../limits.ts";
import type { Operation } from "./operation.ts";

const headers = { "content-type": "application/json", "cache-control": "no-store" };

/** `POST /verify`: one record, or up to 1,000 as `requests`. */
export function verifyOperation(service: IdentityService): Operation {
  return {
    maxBodyBytes: messageLimits.recordBytes,
    async answer(context, fields) {
      if (!("requests" in fields)) {
        context.send(200, headers, JSON.stringify(service.verify(fields)));
        return;
      }
      const checks = service.verifyAll(fields);
      await context.meter?.takePrice(Math.ceil(checks.length / recordsPerCall));
      checkLimit(context.meter);
      const responses = [];
      for (const check of checks) {
        if (responses.length % recordsPerCall === 0) await context.nextTurn(context.peer.limits.chunkCost);
        responses.push(check());
      }
      context.send(200, headers, JSON.stringify({ responses }));
    },
  };
}

/** `GET /rules`, or `GET /rules?country=de`: every rule with its source. */
export function createRulesRoute(service: IdentityService): Route {
  return (context: Context) => {
    if (context.path !== "/rules") return false;
    requireGet(context);
    const { country } = queryOf(context, ["country"]);
    context.send(200, { ...headers, "cache-control": "no-cache" }, JSON.stringify({ rules: service.rules(country) }));
    return true;
  };
}
