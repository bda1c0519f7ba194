import { personRequest } from "../../schema/request.ts";
import type { Generated } from "../../service/drawing.ts";
import { currentForm, earlierForm, type Form } from "../../service/request.ts";
import type { IdentityService } from "../../service/service.ts";
import { personWriter } from "../../tables/formats/json.ts";
import { cachingOf } from "../http/caching.ts";
import { queryOf } from "../http/query.ts";
import { type Observer, reportDrawn } from "../observe/observer.ts";
import type { Operation } from "./operation.ts";
import { fixedBy, type Query } from "./query.ts";
import { replayHeaders } from "./replay-headers.ts";

/** `POST /generate`, the published operation, or `POST /v1/generate`, its earlier form without country and photo. */
export function generateOperation(
  service: IdentityService,
  form: Form,
  options: { readonly maxBodyBytes: number; readonly observer: Observer | undefined },
): Operation {
  const write = form === earlierForm ? writeEarlier : personWriter();
  return {
    maxBodyBytes: options.maxBodyBytes,
    example: '{"gender":"random"}',
    answer(context, fields) {
      const generated = service.generate(fields, { form });
      reportDrawn(options.observer, generated);
      context.send(200, replayHeaders(generated), write(generated));
    },
  };
}

/** `GET /generate`: the person of the same POST, of a random gender unless one is asked for. */
export function generateQuery(
  service: IdentityService,
  { observer }: { readonly observer: Observer | undefined },
): Query {
  const write = personWriter();
  return {
    answer(context) {
      const given = queryOf(context, personRequest);
      const generated = service.generate({ gender: "random", ...given });
      reportDrawn(observer, generated);
      const caching = cachingOf(context, fixedBy(given), generated.dataVersion);
      const headers = { ...replayHeaders(generated), ...caching, "accept-ranges": "none" };
      if (context.request.method === "HEAD") context.send(200, headers, null);
      else context.send(200, headers, write(generated));
    },
  };
}

/** The operations by path. */
export const generateForms: readonly (readonly [path: string, form: Form])[] = [
  ["/generate", currentForm],
  ["/v1/generate", earlierForm],
];

/** The record of `POST /v1/generate`. */
function writeEarlier({ identity: { photo_url: _, ...earlier } }: Generated): string {
  return JSON.stringify(earlier);
}
