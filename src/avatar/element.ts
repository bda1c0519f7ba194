import type { StyleDefinition } from "@dicebear/core";

/** One SVG element of a DiceBear style definition. */
export type Element = StyleDefinition["canvas"]["elements"][number];

/** The variants of one part of the image, by name. */
export type Variants = Readonly<Record<string, { readonly elements: readonly Element[] }>>;

/** A fixed colour, or one that differs between images. */
export type Paint = string | { readonly type: "color"; readonly name: string };

/** A colour that differs between images. */
export const color = (name: string): Paint => ({ type: "color", name });

const paintOf = (paint: string): Paint => (paint.startsWith("#") ? paint : color(paint));

/**
 * The elements of a drawing in `drawings.json`: its kind, its paint, perhaps more attributes, and its shape.
 *
 * - `fill hair M16 27C…`: a filled path.
 * - `line ink stroke-width=0.7 M32 11…`: a line with round ends.
 * - `circles hair 32,13,2.4 …`: filled circles by x, y and radius.
 * - `mirrored hair 18.6,26.6,1.9 …`: circles, each with its mirror image about the middle of the face.
 */
export function elementsOf(drawing: string): readonly Element[] {
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
