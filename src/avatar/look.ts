import { chance, int, pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample, weighted } from "../random/weighted.ts";
import type { Group } from "./group.ts";
import { type Habits, habits } from "./habits.ts";
import { mensHair, womensHair } from "./hairdo.ts";
import {
  backgrounds,
  complexions,
  frames,
  garments,
  greys,
  type Hex,
  inners,
  irises,
  mix,
  shade,
  whites,
} from "./palette.ts";
import type { ColorName, Part } from "./style.ts";

/** Everything that an image shows. */
export interface Look {
  /** The variant of each part; undefined where the part is missing. */
  readonly parts: Readonly<Record<Part, string | undefined>>;
  readonly colors: Readonly<Record<ColorName, Hex>>;
  /** Flipped horizontally. */
  readonly mirrored: boolean;
}

const bands = ["young", "adult", "senior"] as const;

/** Samples a look. The last digit of the number decides skin, hair colour and texture. */
export function lookOf(rng: Rng, group: Group, number: number): Look {
  const female = group.startsWith("female");
  const age = bands.findIndex((band) => group.endsWith(band));
  const band = bands[age] ?? "adult";
  const { skin: skins, hair: hairs, textures } = complexionOf(number);
  const skin = shade(rng, skins);
  const texture = pick(rng, textures);
  const natural = shade(rng, hairs);
  const hair = band === "young" ? natural : band === "adult" ? greying(rng, natural) : grey(rng, natural);
  const suiting = (female ? womensHair : mensHair).filter((hairdo) => hairdo.textures.includes(texture));
  const hairdo = sample(
    rng,
    weighted(suiting, ({ weights }) => weights[age] ?? 0),
  );
  const clothing = shade(rng, garments[band]);
  const inner = shade(rng, inners);
  const of = (part: keyof Habits): string | undefined => sampleVariant(rng, habits[group][part]);
  const needsCues = female && hairdo.short === true;
  const head = of("head");
  const anyEyes = of("eyes");
  const eyes = needsCues ? "open" : anyEyes;
  const lashes = of("lashes") ?? (needsCues ? "short" : undefined);
  const mouth = of("mouth");
  const beard = of("beard");
  const earrings = of("earrings") ?? (needsCues ? "pearl" : undefined);
  const dark = luma(skin) < 135;
  return {
    parts: {
      rearHair: hairdo.rear,
      // The beards are cut for round jaws.
      head: beard === undefined ? head : "round",
      eyes,
      // Smiling eyes are closed, and one of the beards includes a smile.
      lashes: eyes === "happy" ? undefined : lashes,
      mouth: beard === "beardMustache" ? undefined : mouth,
      brows: of("brows"),
      age: of("age"),
      hair: hairdo.front,
      clothes: of("clothes"),
      earrings: hairdo.ears ? earrings : undefined,
      nose: of("nose"),
      beard,
      glasses: of("glasses"),
    },
    colors: {
      skin,
      neck: mix(skin, "#7a3a20", 0.16),
      skinDeep: dark ? mix(skin, "#1a0a06", 0.62) : mix(skin, "#6a2f1c", 0.5),
      lip: dark ? mix(skin, "#cf5f68", 0.45) : mix(skin, "#b5354a", 0.5),
      iris: shade(rng, luma(natural) > 90 ? irises.fair : irises.dark),
      hair,
      hairDeep: mix(hair, "#15100f", 0.22),
      hairLight: mix(hair, "#ffffff", 0.2),
      brow: band === "senior" ? mix(hair, "#6a6262", 0.45) : mix(natural, "#15100f", 0.25),
      facialHair: mix(hair, "#15100f", band === "senior" ? 0 : 0.12),
      clothing,
      clothingDeep: mix(clothing, "#101522", 0.24),
      inner,
      innerDeep: mix(inner, "#101522", 0.2),
      frame: shade(rng, dark ? frames.dark : frames.fair),
      metal: pick(rng, ["#d8b25a", "#c9ced4"]),
      ink: dark ? "#170e0f" : "#2b2024",
      background: shade(rng, backgrounds),
    },
    mirrored: chance(rng, 0.5),
  };
}

function complexionOf(number: number) {
  const complexion = complexions[number % complexions.length];
  if (complexion === undefined) throw new RangeError(`no complexion for avatar ${number}`);
  return complexion;
}

/** Adult hair: half of it partly grey. */
const greying = (rng: Rng, natural: Hex): Hex => {
  const share = int(rng, 20, 50) / 100;
  return chance(rng, 0.5) ? mix(natural, "#9b9a9c", share) : natural;
};

/** Senior hair: more than half white, most of the rest grey, a few still darker. */
const grey = (rng: Rng, natural: Hex): Hex => {
  const white = shade(rng, whites);
  const plain = shade(rng, greys);
  const percentile = int(rng, 1, 100);
  return percentile <= 52 ? white : percentile <= 88 ? plain : mix(natural, plain, 0.65);
};

/** One of the variants by its percentage, or none for the rest of 100. */
function sampleVariant(rng: Rng, shares: Readonly<Record<string, number>>): string | undefined {
  let percentile = int(rng, 1, 100);
  for (const [name, share] of Object.entries(shares)) {
    percentile -= share;
    if (percentile <= 0) return name;
  }
  return undefined;
}

/** Luma of a colour, 0 to 255 (ITU-R BT.601). */
function luma(color: Hex): number {
  const at = (index: number): number => Number.parseInt(color.slice(index, index + 2), 16);
  return 0.299 * at(1) + 0.587 * at(3) + 0.114 * at(5);
}
