import type { IdentityService } from "../../service/service.ts";
import { perList } from "../../text/memo.ts";
import type { RuleResult, Verification } from "../../verify/verify.ts";
import { messageLimits } from "../limits.ts";
import type { Context } from "../message/context.ts";
import { type OperationOptions, operationRoute } from "./operation.ts";
import type { Route } from "./route.ts";

const headers = { "content-type": "application/json", "cache-control": "no-store" };

/** The operations of verification by path: one record, up to 1,000, the members of a household. */
export function verifyRoutes({ service, largeBodies }: OperationOptions): readonly Route[] {
  const options = { maxBodyBytes: messageLimits.recordBytes, largeBodies };
  const record = '{"country":"de","identity":{"name":"Anna Schmidt"}}';
  return [
    operationRoute("/verify", options, record, (context, fields) =>
      context.send(200, headers, jsonOf(service.verify(fields))),
    ),
    operationRoute("/verify/batch", options, `{"requests":[${record}]}`, (context, fields) =>
      context.sendParts(200, headers, partsOf(service.verifyAll(fields), context)),
    ),
    operationRoute(
      "/verify/household",
      options,
      '{"members":[{"id":1,"identity":{"name":"Anna Schmidt"}}]}',
      (context, fields) => context.send(200, headers, JSON.stringify(service.verifyHousehold(fields))),
    ),
  ];
}

/** The JSON of a result that is no failure, which is mostly one object for all records. */
const textOf = perList((result: RuleResult): string => JSON.stringify(result));

/** The JSON of a verification, with reused texts of results that are no failure. */
function jsonOf({ coherent, results, ignored }: Verification): string {
  const texts = results.map((result) => (result.verdict === "fail" ? JSON.stringify(result) : textOf(result)));
  const more = ignored === undefined ? "" : `,"ignored":${JSON.stringify(ignored)}`;
  // Joined, so that it is one text in memory: one of several parts takes longer to send.
  return [`{"coherent":${coherent},"results":[`, texts.join(), `]${more}}`].join("");
}

async function* partsOf(
  checks: ReturnType<IdentityService["verifyAll"]>,
  context: Context,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < checks.length; at += messageLimits.recordsPerTurn) {
    await context.nextTurn();
    const some = checks.slice(at, at + messageLimits.recordsPerTurn).map((check) => jsonOf(check()));
    yield Buffer.from((at === 0 ? '{"responses":[' : ",") + some.join(","));
  }
  yield Buffer.from("]}");
}
