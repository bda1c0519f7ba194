import { randomUUID } from "node:crypto";

/** Format of a request id, the caller's and the service's. */
export const requestIdFormat = /^[A-Za-z0-9._:-]{1,64}$/;

/** The id of a request: its sender's own if that is fit to be logged and sent back, else as many digits as a W3C trace id. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && requestIdFormat.test(given) ? given : randomUUID().replaceAll("-", "");
}
