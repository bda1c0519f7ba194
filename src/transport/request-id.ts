import { randomFillSync } from "node:crypto";
import { freshTexts } from "../service/fresh.ts";

const FIT = /^[A-Za-z0-9._:-]{1,64}$/;

/** As many bytes as a W3C trace id has. */
const newId = freshTexts(randomFillSync, 16, "hex");

/** The id of a request: its sender's own if that is fit to be logged and sent back, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && FIT.test(given) ? given : newId();
}
