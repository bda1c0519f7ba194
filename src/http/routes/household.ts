import { householdText } from "../../formats/json.ts";
import { reportMembers } from "../../observe/drawn.ts";
import { type ByPath, type Operation, type OperationOptions, replayHeaders } from "./operation.ts";

/** `POST /household`: people who belong together. */
export function householdOperation({ service, maxBodyBytes, observer }: OperationOptions): ByPath<Operation>[number] {
  const answer: Operation["answer"] = (context, fields) => {
    const generated = service.household(fields);
    const { members } = generated;
    reportMembers(observer, members);
    context.send(200, replayHeaders(generated), householdText(members));
  };
  return ["/household", { maxBodyBytes, example: '{"kind":"family"}', answer }];
}
