import { householdText } from "../../tables/formats/json.ts";
import { type ByPath, type Operation, type OperationOptions, replayHeaders } from "./operation.ts";

/** `POST /household`: people who belong together. */
export function householdOperation({ service, maxBodyBytes, observer }: OperationOptions): ByPath<Operation>[number] {
  const answer: Operation["answer"] = (context, fields) => {
    const generated = service.household(fields);
    const { members } = generated;
    const [first] = members;
    if (first !== undefined) observer?.drew(first.identity.address.country, members.length);
    context.send(200, replayHeaders(generated), householdText(members));
  };
  return ["/household", { maxBodyBytes, example: '{"kind":"family"}', answer }];
}
