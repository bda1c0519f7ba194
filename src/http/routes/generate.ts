import { commonFields } from "../../formats/columns/fields.ts";
import { PersonJson } from "../../formats/json.ts";
import { counted } from "../../observe/drawn.ts";
import type { Observer } from "../../observe/observer.ts";
import { personRequest } from "../../schema/request.ts";
import { currentForm, earlierForm, type Form } from "../../service/request.ts";
import type { People } from "../../service/service.ts";
import { cachingOf } from "../message/caching.ts";
import { queryOf } from "../message/query.ts";
import { type OperationOptions, operationRoute, replayHeaders } from "./operation.ts";
import type { Route } from "./route.ts";

/** The fields of the record of `POST /v1/generate`. */
const earlierFields = commonFields.filter(({ path }) => path !== "photo_url");

const first = { firstIndex: 0, count: 1 };

function recordOf(people: People, json: PersonJson, observer: Observer | undefined): Uint8Array {
  people.write(first, counted(observer, json));
  return json.take();
}

/** `POST /generate`; `GET /generate`, of random gender by default; `POST /v1/generate`, without country and photo. */
export function generateRoutes(options: OperationOptions): readonly Route[] {
  const { service, observer } = options;
  const byPost = (path: string, form: Form, json: PersonJson): Route =>
    operationRoute(path, options, '{"gender":"random"}', (context, fields) => {
      const people = service.people(fields, form);
      context.send(200, replayHeaders(people.replay), recordOf(people, json, observer));
    });
  const json = new PersonJson();
  const byGet: Route = {
    path: "/generate",
    methods: ["GET", "HEAD"],
    quota: "default",
    operation: "/generate",
    handle(context) {
      const given = queryOf(context, personRequest);
      const people = service.people({ gender: "random", ...given });
      const caching = cachingOf(context, given, people.replay.dataVersion);
      const headers = { ...replayHeaders(people.replay), ...caching, "accept-ranges": "none" };
      context.send(200, headers, context.request.method === "HEAD" ? null : recordOf(people, json, observer));
    },
  };
  return [
    byGet,
    byPost("/generate", currentForm, json),
    byPost("/v1/generate", earlierForm, new PersonJson(earlierFields)),
  ];
}
