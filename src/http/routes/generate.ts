import { commonFields } from "../../formats/columns/fields.ts";
import { PersonJson } from "../../formats/json.ts";
import { counted } from "../../observe/drawn.ts";
import type { Observer } from "../../observe/observer.ts";
import { personRequest } from "../../schema/request.ts";
import { currentForm, earlierForm, type Form } from "../../service/request.ts";
import type { People } from "../../service/service.ts";
import { cachingOf } from "../message/caching.ts";
import { queryOf } from "../message/query.ts";
import { type Answer, type ByPath, type Operation, type OperationOptions, replayHeaders } from "./operation.ts";

/** The fields of the record of `POST /v1/generate`. */
const earlierFields = commonFields.filter(({ path }) => path !== "photo_url");

const first = { firstIndex: 0, count: 1 };

/** The record of one person. */
function recordOf(people: People, json: PersonJson, observer: Observer | undefined): Uint8Array {
  people.write(first, counted(observer, json));
  return json.take();
}

/** `POST /generate`, the published operation, and `POST /v1/generate`, its earlier form without country and photo. */
export function generateOperations({ service, maxBodyBytes, observer }: OperationOptions): ByPath<Operation> {
  const operation = (form: Form, json = new PersonJson()): Operation => ({
    maxBodyBytes,
    example: '{"gender":"random"}',
    answer(context, fields) {
      const people = service.people(fields, form);
      context.send(200, replayHeaders(people.replay), recordOf(people, json, observer));
    },
  });
  return [
    ["/generate", operation(currentForm)],
    ["/v1/generate", operation(earlierForm, new PersonJson(earlierFields))],
  ];
}

/** `GET /generate`: the person of the same POST, of a random gender unless one is asked for. */
export function generateQuery({ service, observer }: OperationOptions): ByPath<Answer>[number] {
  const json = new PersonJson();
  const answer: Answer = (context) => {
    const given = queryOf(context, personRequest);
    const people = service.people({ gender: "random", ...given });
    const caching = cachingOf(context, given, people.replay.dataVersion);
    const headers = { ...replayHeaders(people.replay), ...caching, "accept-ranges": "none" };
    context.send(200, headers, context.request.method === "HEAD" ? null : recordOf(people, json, observer));
  };
  return ["/generate", answer];
}
