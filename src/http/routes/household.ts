import { householdText } from "../../formats/json.ts";
import { reportMembers } from "../../observe/drawn.ts";
import { type OperationOptions, operationRoute, replayHeaders } from "./operation.ts";
import type { Route } from "./route.ts";

/** `POST /household`: people who belong together. */
export function householdRoute(options: OperationOptions): Route {
  return operationRoute("/household", options, '{"kind":"family"}', (context, fields) => {
    const generated = options.service.household(fields);
    reportMembers(options.observer, generated.members);
    context.send(200, replayHeaders(generated), householdText(generated.members));
  });
}
