import type { StyleDefinition } from "@dicebear/core";

/** One SVG element of a DiceBear style definition. */
export type Element = StyleDefinition["canvas"]["elements"][number];

/** The variants of one part of the image, by name. */
export type Variants = Readonly<Record<string, { readonly elements: readonly Element[] }>>;

type Attributes = NonNullable<Element["attributes"]>;

/** A fixed colour, or one that differs between images. */
export type Paint = string | { readonly type: "color"; readonly name: string };

/** A colour that differs between images. */
export const color = (name: string): Paint => ({ type: "color", name });

/** A filled shape. */
export function shape(d: string, fill: Paint, more: Attributes = {}): Element {
  return { type: "element", name: "path", attributes: { d, fill, ...more } };
}

/** A line with round ends. */
export function line(d: string, stroke: Paint, width: number, more: Attributes = {}): Element {
  return {
    type: "element",
    name: "path",
    attributes: {
      d,
      stroke,
      "stroke-width": String(width),
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      ...more,
    },
  };
}

type Circle = readonly [x: number, y: number, radius: number];

/** Filled circles. */
export function circles(fill: Paint, ...list: readonly Circle[]): Element[] {
  return list.map(([cx, cy, r]) => ({
    type: "element",
    name: "circle",
    attributes: { cx: String(cx), cy: String(cy), r: String(r), fill },
  }));
}

/** Filled circles, each with its mirror image about the middle of the face. */
export function mirrored(fill: Paint, ...left: readonly Circle[]): Element[] {
  return circles(
    fill,
    ...left.flatMap(([x, y, r]): Circle[] => [
      [x, y, r],
      [Math.round(640 - x * 10) / 10, y, r],
    ]),
  );
}

/** A part of the image, placed as a whole. */
export function part(name: string): Element {
  return { type: "component", name };
}
