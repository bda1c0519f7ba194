import { setImmediate } from "node:timers";
import type { StyleDefinition } from "@dicebear/core";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import type { Group } from "./group.ts";
import { type Look, lookOf } from "./look.ts";
import { adapt, parts } from "./style.ts";

/** Renders an avatar as SVG of `size` pixels, deterministically. */
export type Renderer = (group: Group, number: number, size: number) => string;

/** Part of every avatar's seed: changing it changes the image of every published address. */
const VERSION = "avatar 1";

/** Loads DiceBear in steps, between which the event loop runs, and renders a first image, which is slow. */
export async function loadRenderer(): Promise<Renderer> {
  const { Avatar, Style } = await import("@dicebear/core");
  await nextTurn();
  const { default: personas } = await import("@dicebear/styles/personas.json", { with: { type: "json" } });
  await nextTurn();
  // cast: TypeScript widens the literals of JSON modules; Style validates the definition.
  const style = new Style(adapt(personas as StyleDefinition));
  const render: Renderer = (group, number, size) => {
    const look = lookOf(new Rng(keyOf(VERSION, group)).seek(number, 0), group, number);
    return new Avatar(style, { seed: `${group}/${number}`, title: titles[group], size, ...optionsOf(look) }).toString();
  };
  await nextTurn();
  render("female-adult", 0, 64);
  await nextTurn();
  return render;
}

/** Resolves after pending events. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const titles: Readonly<Record<Group, string>> = {
  "female-young": "Drawing of a young woman",
  "female-adult": "Drawing of a middle-aged woman",
  "female-senior": "Drawing of an older woman",
  "male-young": "Drawing of a young man",
  "male-adult": "Drawing of a middle-aged man",
  "male-senior": "Drawing of an older man",
};

/** A look as DiceBear's options, with no choice left to its own generator. */
function optionsOf({ parts: variants, colors, mirrored }: Look): Record<string, unknown> {
  return {
    scale: 1.06,
    flip: mirrored ? "horizontal" : "none",
    ...Object.fromEntries(
      parts.flatMap((part) => {
        const variant = variants[part];
        return variant === undefined
          ? [[`${part}Probability`, 0]]
          : [
              [`${part}Probability`, 100],
              [`${part}Variant`, variant],
            ];
      }),
    ),
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`${name}Color`, value])),
  };
}
