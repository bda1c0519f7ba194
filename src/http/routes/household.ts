import { householdText } from "../../formats/json.ts";
import { reportMembers } from "../../observe/drawn.ts";
import { type OperationOptions, operationRoute, replayHeaders } from "./operation.ts";
import type { Route } from "./route.ts";

/** `POST /household`: people who belong together. */
export function householdRoute({ service, maxBodyBytes, largeBodies, observer }: OperationOptions): Route {
  return operationRoute(
    {
      path: "/household",
      maxBodyBytes,
      example: '{"kind":"family"}',
      answer(context, fields) {
        const generated = service.household(fields);
        const { members } = generated;
        reportMembers(observer, members);
        context.send(200, replayHeaders(generated), householdText(members));
      },
    },
    largeBodies,
  );
}
