import type { Generated } from "../../service/drawing.ts";
import { currentForm, earlierForm, type Form } from "../../service/request.ts";
import type { IdentityService } from "../../service/service.ts";
import type { Context } from "../http/context.ts";
import type { Observer } from "../observe/observer.ts";
import type { Operation } from "./operation.ts";
import { replayHeaders } from "./replay-headers.ts";

/** `POST /generate`, the published operation, or `POST /v1/generate`, its earlier form without country and photo. */
export function generateOperation(
  service: IdentityService,
  form: Form,
  options: { readonly maxBodyBytes: number; readonly observer: Observer | undefined },
): Operation {
  return {
    maxBodyBytes: options.maxBodyBytes,
    example: '{"gender":"random"}',
    answer(context, fields) {
      const generated = service.generate(fields, { form });
      options.observer?.drew(generated.identity.address.country, 1);
      sendPerson(context, generated, form);
    },
  };
}

/** The operations by path. */
export const generateForms: readonly (readonly [path: string, form: Form])[] = [
  ["/generate", currentForm],
  ["/v1/generate", earlierForm],
];

function sendPerson(context: Context, generated: Generated, form: Form): void {
  const { identity } = generated;
  const body = JSON.stringify(form === earlierForm ? withoutPhoto(identity) : identity);
  context.send(200, replayHeaders(generated), body);
}

function withoutPhoto({ photo_url: _, ...earlier }: Generated["identity"]): object {
  return earlier;
}
