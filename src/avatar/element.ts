import type { StyleDefinition } from "@dicebear/core";

/** One element of a drawing, in the words of DiceBear's style definitions. */
export type Element = StyleDefinition["canvas"]["elements"][number];

/** The drawings that may stand for one part of the picture, by name. */
export type Variants = Readonly<Record<string, { readonly elements: readonly Element[] }>>;

type Attributes = NonNullable<Element["attributes"]>;

/** A colour as it stands, or one that is chosen for each picture. */
export type Paint = string | { readonly type: "color"; readonly name: string };

/** A colour that is chosen for each picture. */
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

/** A part of the picture that is placed as a whole. */
export function part(name: string): Element {
  return { type: "component", name };
}
