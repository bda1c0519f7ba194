import type { IdentityService } from "../../service/service.ts";
import { messageLimits } from "../limits.ts";
import type { Context } from "../message/context.ts";
import type { ByPath, Operation } from "./operation.ts";

const headers = { "content-type": "application/json", "cache-control": "no-store" };

/** The operations of verification by path: one record, up to 1,000, the members of a household. */
export function verifyOperations(service: IdentityService): ByPath<Operation> {
  const operation = (example: string, answer: Operation["answer"]): Operation => ({
    maxBodyBytes: messageLimits.recordBytes,
    example,
    answer,
  });
  const whole = (example: string, verify: IdentityService["verify"]): Operation =>
    operation(example, (context, fields) => context.send(200, headers, JSON.stringify(verify(fields))));
  const record = '{"country":"de","identity":{"name":"Anna Schmidt"}}';
  const batch = operation(`{"requests":[${record}]}`, (context, fields) =>
    context.sendParts(200, headers, partsOf(service.verifyAll(fields), context)),
  );
  return [
    ["/verify", whole(record, service.verify)],
    ["/verify/batch", batch],
    ["/verify/household", whole('{"members":[{"id":1,"identity":{"name":"Anna Schmidt"}}]}', service.verifyHousehold)],
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
