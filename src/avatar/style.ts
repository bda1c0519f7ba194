import type { StyleDefinition } from "@dicebear/core";
import drawings from "./drawings.json" with { type: "json" };

type Element = StyleDefinition["canvas"]["elements"][number];

type Variants = Readonly<Record<string, { readonly elements: readonly Element[] }>>;

/** A fixed colour, or a named one that differs between images. */
type Paint = string | { readonly type: "color"; readonly name: string };

const color = (name: string): Paint => ({ type: "color", name });

const paintOf = (paint: string): Paint => (paint.startsWith("#") ? paint : color(paint));

/**
 * The elements of a drawing in `drawings.json`: kind, paint, optional attributes, shape. `fill hair M16 27C…`: a filled
 * path; `line ink stroke-width=0.7 M32 11…`: a line with round ends; `circles hair 32,13,2.4 …`: filled circles by x, y
 * and radius; `mirrored hair 18.6,26.6,1.9 …`: circles with their mirror images.
 */
function elementsOf(drawing: string): readonly Element[] {
  const [, kind, paint = "", given = "", shape = ""] = /^(\w+) (\S+) ((?:\S+=\S+ )*)(.+)$/.exec(drawing) ?? [];
  const fill = paintOf(paint);
  if (kind === "circles" || kind === "mirrored") {
    const circles = shape.split(" ").flatMap((circle) => {
      const [x = "", y = "", r = ""] = circle.split(",");
      const other = String(Math.round(640 - Number(x) * 10) / 10);
      return (kind === "circles" ? [x] : [x, other]).map((cx) => ({ cx, cy: y, r, fill }));
    });
    return circles.map((attributes) => ({ type: "element", name: "circle", attributes }));
  }
  const more = [...given.matchAll(/(\S+)=(\S+)/g)].map(([, name = "", value = ""]): readonly [string, Paint] => [
    name,
    name === "stroke" ? paintOf(value) : value,
  ]);
  const round = { "stroke-width": "1", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const own = kind === "line" ? { stroke: fill, ...round } : { fill };
  return [{ type: "element", name: "path", attributes: { d: shape, ...own, ...Object.fromEntries(more) } }];
}

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

export type Feature = (typeof parts)[number];

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

/** Personas' shoulders; the neck ends in an arc of 5 around (32, 52). Garments fit both. */
const shoulders = {
  Broad:
    "fill clothing M27 49v3a5 5 0 0 0 10 0v-3l7.15 2.05a9.4 9.4 0 0 1 6.85 8.9V66H13v-6.05a9.4 9.4 0 0 1 6.85-8.9z",
  Sloping: "fill clothing M27 50.6v1.4a5 5 0 0 0 10 0v-1.4C43.4 52 49.4 56.4 51 66H13C14.6 56.4 20.6 52 27 50.6z",
};

const clothes = Object.fromEntries(
  Object.entries(shoulders).flatMap(([kind, torso]) =>
    Object.entries(drawings.clothes).map(([name, garment]) => [name + kind, [torso, ...garment]]),
  ),
);

/**
 * This project's drawings of a part. Canvas 64 by 64: the skull is an arc of 14 around (32, 27), the eyes at (25.5,
 * 28.5) and (38.5, 28.5), the ears end at 14 and 50. Beards fit the round jaw and leave the mouth free.
 */
function drawn(variants: Readonly<Record<string, readonly string[]>> = {}): Variants {
  return Object.fromEntries(
    Object.entries(variants).map(([name, drawing]) => [name, { elements: drawing.flatMap(elementsOf) }]),
  );
}

/** Personas by Draftbit (CC BY 4.0), adapted: its hair, eyes, mouths, noses and beards on other heads, and more. */
export function adapt(personas: StyleDefinition): StyleDefinition {
  const own: Readonly<Partial<Record<Feature, Parameters<typeof drawn>[0]>>> = { ...drawings, clothes };
  const borrow: Readonly<Partial<Record<Feature, string>>> = {
    eyes: "eyes",
    hair: "hair",
    mouth: "mouth",
    nose: "nose",
    beard: "facialHair",
  };
  const variantsOf = (name: Feature): Variants => ({
    ...(borrow[name] === undefined ? {} : borrowed(personas, borrow[name])),
    ...drawn(own[name]),
  });
  return {
    ...(personas.meta === undefined ? {} : { meta: personas.meta }),
    ...(personas.attributes === undefined ? {} : { attributes: personas.attributes }),
    canvas: { ...personas.canvas, elements: parts.map((name) => ({ type: "component", name })) },
    components: Object.fromEntries(parts.map((name) => [name, { width: 64, height: 64, variants: variantsOf(name) }])),
    colors: Object.fromEntries(colors.map((name) => [name, { values: ["#000000"] }])),
  };
}

const repainted: ReadonlyMap<unknown, Paint> = new Map<unknown, Paint>([
  // The headband of two hair styles.
  ["#F55D81", color("hairDeep")],
  ["#1B0640", color("ink")],
]);

/** The variants of a part of Personas, at its place. */
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
