import { chance, int, pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample, weighted } from "../random/weighted.ts";
import { luma, mix, shade } from "./colors.ts";
import type { Group } from "./group.ts";
import looks from "./looks.json" with { type: "json" };
import type { ColorName, Feature } from "./style.ts";

interface Hairdo {
  readonly front: string;
  readonly rear?: string;
  readonly textures: readonly string[];
  /** Relative frequencies among the young, adults and seniors. */
  readonly weights: readonly number[];
  /** Ears and earrings are visible. */
  readonly ears?: boolean;
  /** Worn by men too: women with it always have lashes and earrings. */
  readonly short?: boolean;
}

/** Percent of avatars with each variant of a part but hair; the others lack it. */
type Shares = Readonly<Partial<Record<Feature, Readonly<Record<string, number>>>>>;

export interface Look {
  /** Variants of the parts; undefined if missing. */
  readonly parts: Readonly<Record<Feature, string | undefined>>;
  readonly colors: Readonly<Record<ColorName, string>>;
  readonly mirrored: boolean;
}

const bands = ["young", "adult", "senior"] as const;

/** Samples a look. The number's last digit decides skin, hair colour and texture: 0 the fairest, 9 the darkest. */
export function lookOf(rng: Rng, group: Group, number: number): Look {
  const sex = group.startsWith("female") ? "female" : "male";
  const age = bands.findIndex((band) => group.endsWith(band));
  const band = bands[age] ?? "adult";
  const { skin: skins, hair: hairs, textures } = complexionOf(number);
  const skin = shade(rng, skins);
  const texture = pick(rng, textures);
  const natural = shade(rng, hairs);
  const hair = band === "young" ? natural : band === "adult" ? greying(rng, natural) : grey(rng, natural);
  const hairdos: readonly Hairdo[] = looks.hairdos[sex];
  const suiting = hairdos.filter((each) => each.textures.includes(texture));
  const hairdo = sample(
    rng,
    weighted(suiting, ({ weights }) => weights[age] ?? 0),
  );
  const clothing = shade(rng, looks.garments[band]);
  // Shirts under jackets and cardigans, collars of blouses.
  const inner = shade(rng, looks.inners);
  const shares: Shares = { ...looks.variants[sex], ...looks.variants[group] };
  const of = (part: Feature): string | undefined => sampleVariant(rng, shares[part] ?? {});
  const needsCues = sex === "female" && hairdo.short === true;
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
      // Beards are drawn for round jaws.
      head: beard === undefined ? head : "round",
      eyes,
      // Smiling eyes are closed; one beard includes a smile.
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
      iris: shade(rng, luma(natural) > 90 ? looks.irises.fair : looks.irises.dark),
      hair,
      hairDeep: mix(hair, "#15100f", 0.22),
      hairLight: mix(hair, "#ffffff", 0.2),
      brow: band === "senior" ? mix(hair, "#6a6262", 0.45) : mix(natural, "#15100f", 0.25),
      facialHair: mix(hair, "#15100f", band === "senior" ? 0 : 0.12),
      clothing,
      clothingDeep: mix(clothing, "#101522", 0.24),
      inner,
      innerDeep: mix(inner, "#101522", 0.2),
      frame: shade(rng, dark ? looks.frames.dark : looks.frames.fair),
      metal: pick(rng, ["#d8b25a", "#c9ced4"]),
      ink: dark ? "#170e0f" : "#2b2024",
      background: shade(rng, looks.backgrounds),
    },
    mirrored: chance(rng, 0.5),
  };
}

function complexionOf(number: number) {
  const { complexions } = looks;
  const complexion = complexions[number % complexions.length];
  if (complexion === undefined) throw new RangeError(`no complexion for avatar ${number}`);
  return complexion;
}

/** Adult hair: half of it partly grey. */
const greying = (rng: Rng, natural: string): string => {
  const share = int(rng, 20, 50) / 100;
  return chance(rng, 0.5) ? mix(natural, "#9b9a9c", share) : natural;
};

/** Senior hair: more than half white, most of the rest grey, a few still darker. */
const grey = (rng: Rng, natural: string): string => {
  const white = shade(rng, looks.whites);
  const plain = shade(rng, looks.greys);
  const percentile = int(rng, 1, 100);
  return percentile <= 52 ? white : percentile <= 88 ? plain : mix(natural, plain, 0.65);
};

function sampleVariant(rng: Rng, shares: Readonly<Record<string, number>>): string | undefined {
  let percentile = int(rng, 1, 100);
  for (const [name, share] of Object.entries(shares)) {
    percentile -= share;
    if (percentile <= 0) return name;
  }
  return undefined;
}
