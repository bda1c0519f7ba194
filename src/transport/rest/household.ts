import type { IdentityService } from "../../service/service.ts";
import type { Observer } from "../observe/observer.ts";
import type { Operation } from "./operation.ts";
import { replayHeaders } from "./replay-headers.ts";

/** `POST /household`: people who belong together. */
export function householdOperation(
  service: IdentityService,
  options: { readonly maxBodyBytes: number; readonly observer: Observer | undefined },
): Operation {
  return {
    maxBodyBytes: options.maxBodyBytes,
    example: '{"kind":"family"}',
    answer(context, fields) {
      const generated = service.household(fields);
      const { members } = generated;
      const [first] = members;
      if (first !== undefined) options.observer?.drew(first.identity.address.country, members.length);
      context.send(200, replayHeaders(generated), JSON.stringify({ members }));
    },
  };
}
