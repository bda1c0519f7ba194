import type { StyleDefinition } from "@dicebear/core";

/** One element of a drawing, in the words of DiceBear's style definitions. */
export type Element = StyleDefinition["canvas"]["elements"][number];

/** The drawings that may stand for one part of the picture, by name. */
export type Variants = Readonly<Record<string, { readonly elements: readonly Element[] }>>;

type Attributes = NonNullable<Element["attributes"]>;

/** A colour that is chosen for each picture. */
export const color = (name: string) => ({ type: "color", name }) as const;

/** A filled shape. */
export function shape(d: string, fill: Attributes["fill"], more: Attributes = {}): Element {
  return { type: "element", name: "path", attributes: { d, fill, ...more } };
}

/** A line with round ends. */
export function line(d: string, stroke: Attributes["stroke"], width: number, more: Attributes = {}): Element {
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

/** Filled circles, each as x, y and radius. */
export function circles(fill: Attributes["fill"], ...list: readonly (readonly [number, number, number])[]): Element[] {
  return list.map(([cx, cy, r]) => ({
    type: "element",
    name: "circle",
    attributes: { cx: String(cx), cy: String(cy), r: String(r), fill },
  }));
}

/** A part of the picture that is placed as a whole. */
export function part(name: string): Element {
  return { type: "component", name };
}
