import type { StyleDefinition } from "@dicebear/core";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import type { Group } from "./group.ts";
import { invent, type Look } from "./look.ts";
import { adapt, parts } from "./style.ts";

/**
 * Draws an avatar as SVG; the same arguments give the same text for ever. `size` is the width and height in pixels
 * that the picture asks for; it scales to any other.
 */
export type Draw = (group: Group, number: number, size: number) => string;

/** A change of this word gives everybody another face, which no published address may ever see. */
const VERSION = "avatar 1";

let drawing: Promise<Draw> | undefined;

/** Makes ready to draw, once: the first call loads DiceBear, in steps between which calls are answered. */
export function loadDraw(): Promise<Draw> {
  drawing ??= load();
  return drawing;
}

async function load(): Promise<Draw> {
  const { Avatar, Style } = await import("@dicebear/core");
  await breath();
  const { default: personas } = await import("@dicebear/styles/personas.json", { with: { type: "json" } });
  await breath();
  // TypeScript widens the literals of a JSON module; Style checks the whole against DiceBear's schema.
  const style = new Style(adapt(personas as StyleDefinition));
  const draw: Draw = (group, number, size) => {
    const look = invent(new Rng(keyOf(VERSION, group)).seek(number, 0), group, number);
    return new Avatar(style, { seed: `${group}/${number}`, title: titles[group], size, ...optionsOf(look) }).toString();
  };
  await breath();
  // The first drawing costs ten times as much as those that follow.
  draw("female-adult", 0, 64);
  await breath();
  return draw;
}

/** Lets whatever waits be answered first. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const titles: Readonly<Record<Group, string>> = {
  "female-young": "Drawing of a young woman",
  "female-adult": "Drawing of a middle-aged woman",
  "female-senior": "Drawing of an older woman",
  "male-young": "Drawing of a young man",
  "male-adult": "Drawing of a middle-aged man",
  "male-senior": "Drawing of an older man",
};

/** A look in DiceBear's options: one choice for each part and colour, so that no chance of its own is left. */
function optionsOf({ parts: drawings, colors, mirrored }: Look): Record<string, unknown> {
  return {
    scale: 1.06,
    flip: mirrored ? "horizontal" : "none",
    ...Object.fromEntries(
      parts.flatMap((part) => {
        const drawing = drawings[part];
        return drawing === undefined
          ? [[`${part}Probability`, 0]]
          : [
              [`${part}Probability`, 100],
              [`${part}Variant`, drawing],
            ];
      }),
    ),
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`${name}Color`, value])),
  };
}
