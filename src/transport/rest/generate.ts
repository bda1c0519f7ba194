import { commonFields } from "../../formats/columns/fields.ts";
import { personWriter } from "../../formats/json.ts";
import { personRequest } from "../../schema/request.ts";
import { currentForm, earlierForm, type Form } from "../../service/request.ts";
import { cachingOf } from "../http/caching.ts";
import { queryOf } from "../http/query.ts";
import { reportDrawn } from "../observe/observer.ts";
import { type Answer, type ByPath, type Operation, type OperationOptions, replayHeaders } from "./operation.ts";

/** The fields of the record of `POST /v1/generate`. */
const earlierFields = commonFields.filter(({ path }) => path !== "photo_url");

/** `POST /generate`, the published operation, and `POST /v1/generate`, its earlier form without country and photo. */
export function generateOperations({ service, maxBodyBytes, observer }: OperationOptions): ByPath<Operation> {
  const operation = (form: Form, write = personWriter()): Operation => ({
    maxBodyBytes,
    example: '{"gender":"random"}',
    answer(context, fields) {
      const generated = service.generate(fields, { form });
      reportDrawn(observer, generated);
      context.send(200, replayHeaders(generated), write(generated));
    },
  });
  return [
    ["/generate", operation(currentForm)],
    ["/v1/generate", operation(earlierForm, personWriter(earlierFields))],
  ];
}

/** `GET /generate`: the person of the same POST, of a random gender unless one is asked for. */
export function generateQuery({ service, observer }: OperationOptions): ByPath<Answer>[number] {
  const write = personWriter();
  const answer: Answer = (context) => {
    const given = queryOf(context, personRequest);
    const generated = service.generate({ gender: "random", ...given });
    reportDrawn(observer, generated);
    const caching = cachingOf(context, given, generated.dataVersion);
    const headers = { ...replayHeaders(generated), ...caching, "accept-ranges": "none" };
    context.send(200, headers, context.request.method === "HEAD" ? null : write(generated));
  };
  return ["/generate", answer];
}
