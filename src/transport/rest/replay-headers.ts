import type { Replay } from "../../service/batch.ts";
import { headerText } from "../http/header-text.ts";
import type { Headers } from "../http/message.ts";

/** The header fields of a response in JSON that draw the same again. */
export function replayHeaders({ seed, referenceDate, dataVersion }: Replay): Headers {
  return {
    "content-type": "application/json",
    "cache-control": "no-store",
    "identity-seed": headerText(seed),
    "identity-reference-date": referenceDate,
    "identity-data-version": dataVersion,
  };
}
