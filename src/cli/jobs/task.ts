import type { IdentityService, RequestFields } from "../../service/service.ts";
import type { Layout, Part } from "../formats/format.ts";
import { formatOf } from "../formats/formats.ts";
import type { Slice } from "./slice.ts";

/** What is the same for all parts of a run. A value that threads can send to each other. */
export interface Task {
  /** With seed and reference date. */
  readonly fields: RequestFields;
  readonly layout: Layout;
}

/** Draws and encodes the parts of a task, in any order. */
export function partMaker(service: IdentityService, { fields, layout }: Task): (slice: Slice) => Part {
  const encode = formatOf(layout.format).encoder(layout);
  function* chunks(slice: Slice) {
    for (const batch of service.stream(fields, slice)) yield batch.draw().identities;
  }
  return (slice) => encode(chunks(slice));
}
