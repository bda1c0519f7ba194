import type { IdentityService } from "../../service/service.ts";
import { messageLimits } from "../limits.ts";
import type { Context } from "../message/context.ts";
import { type Operation, type OperationOptions, operationRoute } from "./operation.ts";
import type { Route } from "./route.ts";

const headers = { "content-type": "application/json", "cache-control": "no-store" };

/** The operations of verification by path: one record, up to 1,000, the members of a household. */
export function verifyRoutes({ service, largeBodies }: OperationOptions): readonly Route[] {
  const route = (path: string, example: string, answer: Operation["answer"]): Route =>
    operationRoute({ path, maxBodyBytes: messageLimits.recordBytes, example, answer }, largeBodies);
  const whole = (path: string, example: string, verify: IdentityService["verify"]): Route =>
    route(path, example, (context, fields) => context.send(200, headers, JSON.stringify(verify(fields))));
  const record = '{"country":"de","identity":{"name":"Anna Schmidt"}}';
  return [
    whole("/verify", record, service.verify),
    route("/verify/batch", `{"requests":[${record}]}`, (context, fields) =>
      context.sendParts(200, headers, partsOf(service.verifyAll(fields), context)),
    ),
    whole("/verify/household", '{"members":[{"id":1,"identity":{"name":"Anna Schmidt"}}]}', service.verifyHousehold),
  ];
}

/** The answer for many records, other calls between its parts. */
async function* partsOf(
  checks: ReturnType<IdentityService["verifyAll"]>,
  context: Context,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < checks.length; at += messageLimits.recordsPerTurn) {
    await context.nextTurn();
    const some = checks.slice(at, at + messageLimits.recordsPerTurn).map((check) => JSON.stringify(check()));
    yield Buffer.from((at === 0 ? '{"responses":[' : ",") + some.join(","));
  }
  yield Buffer.from("]}");
}
