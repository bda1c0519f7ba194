import { rulesRequest } from "../../schema/request.ts";
import type { IdentityService } from "../../service/service.ts";
import type { ApiRoute, Context } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";
import { queryOf } from "../http/query.ts";
import { messageLimits } from "../limits.ts";
import { sendList } from "./list.ts";
import type { Operation } from "./operation.ts";

const headers = { "content-type": "application/json", "cache-control": "no-store" };

/** `POST /verify`: one record, or up to 1,000 as `requests`. */
export function verifyOperation(service: IdentityService): Operation {
  return {
    maxBodyBytes: messageLimits.recordBytes,
    example: '{"country":"de","identity":{"name":"Anna Schmidt"}}',
    async answer(context, fields) {
      if (!("requests" in fields)) {
        context.send(200, headers, JSON.stringify(service.verify(fields)));
        return;
      }
      await context.sendParts(200, headers, partsOf(service.verifyAll(fields), context));
    },
  };
}

/** The answer for many records, other calls between its parts. */
async function* partsOf(
  checks: ReturnType<IdentityService["verifyAll"]>,
  context: Context,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < checks.length; at += messageLimits.recordsPerTurn) {
    await context.nextTurn(context.peer.limits.chunkCost);
    const some = checks.slice(at, at + messageLimits.recordsPerTurn).map((check) => JSON.stringify(check()));
    yield Buffer.from((at === 0 ? '{"responses":[' : ",") + some.join(","));
  }
  yield Buffer.from("]}");
}

/** `GET /rules`, or `GET /rules?country=de`: every rule with its source. */
export function createRulesRoute(service: IdentityService): ApiRoute {
  return {
    path: "/rules",
    answer(context) {
      requireGet(context);
      return sendList(context, "no-cache", { rules: service.rules(queryOf(context, rulesRequest)) });
    },
  };
}
