import type { RequestFields } from "../../service/service.ts";
import type { Layout, Part } from "../formats/format.ts";
import { formatOf } from "../formats/formats.ts";
import type { RowStream } from "../rows/source.ts";
import type { sources } from "../rows/sources.ts";
import type { Slice } from "./slice.ts";

/** What is the same for all parts of a run. A value that threads can send to each other. */
export interface Task {
  readonly source: keyof typeof sources;
  /** With seed and reference date. */
  readonly fields: RequestFields;
  readonly layout: Layout;
}

/** Draws and encodes the parts of a stream, in any order. */
export function partMaker(stream: RowStream, layout: Layout): (slice: Slice) => Part {
  const encode = formatOf(layout.format).encoder(layout);
  return (slice) => encode(stream.chunks(slice));
}
