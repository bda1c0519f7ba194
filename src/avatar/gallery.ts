import { loadDraw } from "./draw.ts";
import { createGate } from "./gate.ts";
import type { Group } from "./group.ts";
import { toPng } from "./png.ts";
import { createShelf } from "./shelf.ts";

/** Which picture of whom. */
export interface Wanted {
  readonly group: Group;
  /** 0 to 999. */
  readonly number: number;
  readonly format: "svg" | "png";
  /** Width and height in pixels. */
  readonly size: number;
}

/** Gives pictures: the same bytes for the same wish, for ever. Rejects with Busy where too many are being painted. */
export type Gallery = (wanted: Wanted) => Promise<Uint8Array>;

/** How much is kept and done at once. */
export interface Bounds {
  readonly maxPictures: number;
  readonly maxBytes: number;
  readonly paintingsAtOnce: number;
  readonly paintingsWaiting: number;
}

const usual: Bounds = { maxPictures: 2_000, maxBytes: 8 * 1_024 * 1_024, paintingsAtOnce: 2, paintingsWaiting: 200 };

/** A gallery that keeps what was wanted last; wishes for the same picture at the same time share its making. */
export function createGallery(bounds: Partial<Bounds> = {}): Gallery {
  const { maxPictures, maxBytes, paintingsAtOnce, paintingsWaiting } = { ...usual, ...bounds };
  const shelf = createShelf(maxPictures, maxBytes);
  const gate = createGate(paintingsAtOnce, paintingsWaiting);
  const making = new Map<string, Promise<Uint8Array>>();

  const make = async ({ group, number, format, size }: Wanted): Promise<Uint8Array> => {
    const draw = await loadDraw();
    const svg = (): string => draw(group, number, size);
    return format === "svg" ? Buffer.from(svg()) : gate(() => toPng(svg()));
  };

  return (wanted) => {
    const key = `${wanted.group}/${wanted.number}/${wanted.size}.${wanted.format}`;
    const kept = shelf.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const begun = making.get(key);
    if (begun !== undefined) return begun;
    const made = make(wanted)
      .then((picture) => {
        shelf.put(key, picture);
        return picture;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
