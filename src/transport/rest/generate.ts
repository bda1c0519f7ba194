import type { Generated } from "../../service/drawing.ts";
import { currentForm, earlierForm, type Form } from "../../service/request.ts";
import type { IdentityService } from "../../service/service.ts";
import { aborted, readBody } from "../http/body.ts";
import type { Context, Route } from "../http/context.ts";
import { parseObject, requireJson, tooLarge } from "../http/json-body.ts";
import { requirePost } from "../http/problem.ts";
import { checkLimit } from "../http/rate-limit.ts";
import type { Observer } from "../observe/observer.ts";

export interface GenerateOptions {
  /** Takes the call from its client's allowance, then runs it. */
  readonly limited: (context: Context, call: () => void) => true | Promise<void>;
  readonly maxBodyBytes: number;
  /** Answers what a call throws. */
  readonly fail: (context: Context, error: unknown) => void;
  readonly observer: Observer | undefined;
}

/** `POST /generate`, the published operation, and `POST /v1/generate`, its earlier form without country and photo. */
export function createGenerateRoute(service: IdentityService, options: GenerateOptions): Route {
  const { limited, maxBodyBytes, fail, observer } = options;
  const forms: ReadonlyMap<string, Form> = new Map([
    ["/generate", currentForm],
    ["/v1/generate", earlierForm],
  ]);

  const answer = (context: Context, form: Form): void => {
    checkLimit(context.meter);
    requireJson(context);
    const check = (_head: Buffer, size: number) => (size > maxBodyBytes ? tooLarge(maxBodyBytes) : undefined);
    if (Number(context.header("content-length") ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
    readBody(context.request, check, {
      take(body) {
        try {
          const generated = service.generate(parseObject(body), form);
          observer?.drew(generated.identity.address.country, 1);
          sendPerson(context, generated, form);
        } catch (error) {
          fail(context, error);
        }
      },
      fail(error) {
        if (error !== aborted) fail(context, error);
      },
    });
  };

  return (context) => {
    const form = forms.get(context.path);
    if (form === undefined) return false;
    requirePost(context);
    context.operation = { name: context.path, protocol: "json" };
    return limited(context, () => answer(context, form));
  };
}

function sendPerson(context: Context, { identity, seed, referenceDate, dataVersion }: Generated, form: Form): void {
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "identity-seed": headerText(seed),
    "identity-reference-date": referenceDate,
    "identity-data-version": dataVersion,
  };
  context.send(200, headers, JSON.stringify(form === earlierForm ? withoutPhoto(identity) : identity));
}

function withoutPhoto({ photo_url: _, ...earlier }: Generated["identity"]): object {
  return earlier;
}

/**
 * Any text as a header value: printable ASCII stands for itself, all else and `%` is percent-encoded UTF-8, so that
 * decodeURIComponent gives the text back. Inner spaces stand, outer ones would be trimmed on the way.
 */
function headerText(text: string): string {
  return /^[\x21-\x24\x26-\x7e]+$/.test(text)
    ? text
    : text.replace(/[^\x20-\x24\x26-\x7e]+|^ +| +$/gu, (part) => encodeURIComponent(part));
}
