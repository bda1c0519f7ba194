import type { StyleDefinition } from "@dicebear/core";
import { color, type Element, type Paint, part, type Variants } from "./element.ts";
import { age, beards, brows, eyes, heads, lashes, mouths } from "./face-parts.ts";
import { frontHair } from "./hair-parts.ts";
import { rearHair } from "./rear-hair-parts.ts";
import { clothes, earrings, glasses } from "./worn-parts.ts";

/** The parts from back to front. */
export const parts = [
  "rearHair",
  "head",
  "eyes",
  "lashes",
  "brows",
  "age",
  "hair",
  "clothes",
  "earrings",
  "nose",
  "beard",
  "mouth",
  "glasses",
] as const;

export type Part = (typeof parts)[number];

/** The colours that differ between images. */
const colors = [
  "skin",
  "neck",
  "skinDeep",
  "lip",
  "iris",
  "hair",
  "hairDeep",
  "hairLight",
  "brow",
  "facialHair",
  "clothing",
  "clothingDeep",
  "inner",
  "innerDeep",
  "frame",
  "metal",
  "ink",
] as const;

export type ColorName = (typeof colors)[number] | "background";

/**
 * Personas by Draftbit (CC BY 4.0), adapted: its hair, eyes, mouths, noses and beards on other heads, with
 * brows, lashes, lines of age, glasses, earrings, plain clothes, and more hair, mouths and beards.
 */
export function adapt(personas: StyleDefinition): StyleDefinition {
  const borrow = (name: string): Variants => borrowed(personas, name);
  const variants: Readonly<Record<Part, Variants>> = {
    rearHair,
    head: heads,
    eyes: { ...borrow("eyes"), ...eyes },
    lashes,
    brows,
    age,
    hair: { ...borrow("hair"), ...frontHair },
    clothes,
    earrings,
    mouth: { ...borrow("mouth"), ...mouths },
    nose: borrow("nose"),
    beard: { ...borrow("facialHair"), ...beards },
    glasses,
  };
  return {
    ...(personas.meta === undefined ? {} : { meta: personas.meta }),
    ...(personas.attributes === undefined ? {} : { attributes: personas.attributes }),
    canvas: { ...personas.canvas, elements: parts.map(part) },
    components: Object.fromEntries(parts.map((name) => [name, { width: 64, height: 64, variants: variants[name] }])),
    colors: Object.fromEntries(colors.map((name) => [name, { values: ["#000000"] }])),
  };
}

/** Fixed colours of Personas and what replaces them. */
const repainted: ReadonlyMap<unknown, Paint> = new Map<unknown, Paint>([
  // The headband of two hair styles: the hair seems drawn back.
  ["#F55D81", color("hairDeep")],
  ["#1B0640", color("ink")],
]);

/** The variants of a part of Personas, where Personas places them. */
function borrowed({ components, canvas }: StyleDefinition, name: string): Variants {
  const component = components?.[name];
  const transform = canvas.elements.find((element) => element.type === "component" && element.name === name)?.attributes
    ?.transform;
  if (component === undefined || !("variants" in component) || transform === undefined) {
    throw new TypeError(`Personas has no ${name}`);
  }
  return Object.fromEntries(
    Object.entries(component.variants).map(([variant, { elements }]) => [
      variant,
      { elements: [{ type: "element", name: "g", attributes: { transform }, children: elements.map(repaint) }] },
    ]),
  );
}

function repaint(element: Element): Element {
  const { attributes, children } = element;
  const fill = repainted.get(attributes?.fill);
  return {
    ...element,
    ...(fill === undefined ? {} : { attributes: { ...attributes, fill } }),
    ...(children === undefined ? {} : { children: children.map(repaint) }),
  };
}
