import type { Encoder, Layout, Part } from "../../formats/format.ts";
import { formatOf } from "../../formats/formats.ts";
import type { Range } from "../../service/price.ts";
import type { RequestFields } from "../../service/service.ts";
import type { Source, sources } from "../sources.ts";

/** What all parts of a run share; can be sent between threads. */
export interface Task {
  readonly source: keyof typeof sources;
  readonly fields: RequestFields;
  readonly layout: Layout;
}

const STATEMENT = 256;

/** Draws and encodes the parts of a request, in any order. */
export function partMaker(drawing: ReturnType<Source["open"]>, layout: Layout): (range: Range) => Part {
  const format = formatOf(layout.format);
  const encoder: Encoder = format.encoder(layout);
  return (range) => {
    if (format.inAnyOrder) drawing.write(range, encoder, true);
    else
      for (const some of drawing.parts(range, STATEMENT)) {
        drawing.write(some, encoder);
        encoder.endStatement?.();
      }
    return encoder.part();
  };
}
