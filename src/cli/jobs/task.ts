import type { Layout, Part } from "../../formats/format.ts";
import { formatOf } from "../../formats/formats.ts";
import type { RowStream } from "../../formats/rows.ts";
import type { Slice } from "../../formats/slice.ts";
import type { RequestFields } from "../../service/service.ts";
import type { sources } from "../sources.ts";

/** What is the same for all parts of a run. A value that threads can send to each other. */
export interface Task {
  readonly source: keyof typeof sources;
  /** With seed and reference date. */
  readonly fields: RequestFields;
  readonly layout: Layout;
}

/** Draws and encodes the parts of a stream, in any order. */
export function partMaker(stream: RowStream, layout: Layout): (slice: Slice) => Part {
  const format = formatOf(layout.format);
  const encoder = format.encoder(layout);
  const inAnyOrder = format.isOpenEnded && !format.isBinary && layout.format !== "sql";
  return (slice) => {
    for (const rows of inAnyOrder ? stream.anyOrder(slice) : stream.chunks(slice)) encoder.add(rows);
    return encoder.part();
  };
}
