import type { Texture } from "./palette.ts";

/** A hair style and how common it is at each age. */
export interface Hairdo {
  /** The variant around the face. */
  readonly front: string;
  /** The variant behind the head. */
  readonly rear?: string;
  readonly textures: readonly Texture[];
  readonly weights: readonly [young: number, adult: number, senior: number];
  /** The ears are visible, and so are earrings. */
  readonly ears?: true;
  /** Men have it too: women with it always have lashes and earrings, so that the sex is visible. */
  readonly short?: true;
}

const smooth = ["straight", "wavy"] as const;
const all = ["straight", "wavy", "coily"] as const;

/** Hair of women. */
export const womensHair: readonly Hairdo[] = [
  { front: "centreParted", rear: "long", textures: ["straight"], weights: [6, 2, 0] },
  { front: "sideSwept", rear: "long", textures: ["straight"], weights: [4, 1, 0] },
  { front: "extraLong", textures: ["straight"], weights: [4, 1, 0] },
  { front: "long", textures: smooth, weights: [4, 2, 0] },
  { front: "centreParted", rear: "wavy", textures: ["wavy"], weights: [8, 5, 0] },
  { front: "sideSwept", rear: "wavy", textures: ["wavy"], weights: [7, 6, 1] },
  { front: "centreParted", rear: "straight", textures: smooth, weights: [3, 4, 1] },
  { front: "sideSwept", rear: "straight", textures: smooth, weights: [3, 4, 1] },
  { front: "combedBack", rear: "ponytail", textures: smooth, weights: [5, 1, 0], ears: true },
  { front: "sideSwept", rear: "ponytail", textures: smooth, weights: [4, 1, 0], ears: true },
  { front: "combedBack", rear: "topKnot", textures: all, weights: [4, 1, 0], ears: true },
  { front: "straightBun", textures: all, weights: [3, 2, 2], ears: true },
  { front: "bangs", rear: "long", textures: ["straight"], weights: [4, 1, 0] },
  { front: "bangs", rear: "bob", textures: smooth, weights: [3, 4, 2] },
  { front: "bobCut", textures: ["straight"], weights: [2, 3, 1] },
  { front: "sideSwept", rear: "bob", textures: smooth, weights: [1, 6, 5] },
  { front: "centreParted", rear: "bob", textures: smooth, weights: [1, 3, 2] },
  { front: "combedBack", rear: "lowBun", textures: all, weights: [1, 3, 5], ears: true },
  { front: "centreParted", rear: "lowBun", textures: smooth, weights: [1, 2, 3], ears: true },
  { front: "pixie", textures: smooth, weights: [1, 4, 7], ears: true, short: true },
  { front: "softCurls", textures: ["wavy", "coily"], weights: [0, 1, 10], ears: true, short: true },
  { front: "centreParted", rear: "curly", textures: ["wavy", "coily"], weights: [4, 3, 0] },
  { front: "roundAfro", rear: "afro", textures: ["coily"], weights: [6, 4, 1] },
  { front: "curlyBun", textures: ["coily"], weights: [6, 3, 1], ears: true },
  { front: "croppedCurls", textures: ["coily"], weights: [2, 4, 4], ears: true, short: true },
];

/** Hair of men. */
export const mensHair: readonly Hairdo[] = [
  { front: "sidePart", textures: smooth, weights: [5, 7, 5] },
  { front: "shortCombover", textures: smooth, weights: [6, 1, 0] },
  { front: "quiff", textures: smooth, weights: [5, 2, 1] },
  { front: "fringe", textures: ["straight"], weights: [5, 0, 0] },
  { front: "fade", textures: all, weights: [2, 0, 0] },
  { front: "waves", textures: ["wavy"], weights: [7, 3, 1] },
  { front: "crop", textures: all, weights: [5, 4, 1] },
  { front: "buzz", textures: all, weights: [3, 2, 0] },
  { front: "combedBack", textures: smooth, weights: [1, 3, 4] },
  { front: "highTop", textures: ["coily"], weights: [5, 0, 0] },
  { front: "croppedCurls", textures: ["coily"], weights: [6, 5, 3] },
  { front: "receding", textures: all, weights: [0, 5, 6] },
  { front: "thinning", textures: all, weights: [0, 1, 6] },
  { front: "balding", textures: all, weights: [0, 1, 6] },
  { front: "bald", textures: all, weights: [0, 2, 4] },
];
