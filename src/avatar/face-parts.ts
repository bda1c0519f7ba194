import { circles, color, type Element, line, shape, type Variants } from "./element.ts";

const brow = color("brow");
const skinDeep = color("skinDeep");
const lip = color("lip");
const ink = color("ink");

/** Neck, ears and a face: of a round, a narrow and a square jaw. The neck ends where clothes begin. */
export const heads: Variants = {
  round: { elements: head("M18 27a14 14 0 0 1 28 0V33a14 14 0 0 1-28 0z") },
  narrow: { elements: head("M18 27a14 14 0 0 1 28 0V32C46 40.6 39.4 47.4 32 47.4S18 40.6 18 32z") },
  square: {
    elements: head("M18 27a14 14 0 0 1 28 0V34.6C46 41.4 41.4 47.2 35.6 47.2H28.4C22.6 47.2 18 41.4 18 34.6z"),
  },
};

function head(face: string): Element[] {
  return [
    ...circles(color("neck"), [18.5, 32.5, 4.5], [45.5, 32.5, 4.5]),
    shape("M27 42H37V54a5 5 0 0 1-10 0z", color("neck")),
    shape(face, color("skin")),
  ];
}

/** Eyes that look at the viewer. */
export const eyes: Variants = {
  open: {
    elements: [
      shape(
        "M22.9 28.8Q25.5 25.9 28.1 28.8Q25.5 31.3 22.9 28.8zM35.9 28.8Q38.5 25.9 41.1 28.8Q38.5 31.3 35.9 28.8z",
        "#fdfaf6",
      ),
      ...circles(color("iris"), [25.5, 28.6, 1.5], [38.5, 28.6, 1.5]),
      ...circles("#ffffffcc", [26, 28.1, 0.4], [39, 28.1, 0.4]),
      line("M22.9 28.7Q25.5 26 28.1 28.7M35.9 28.7Q38.5 26 41.1 28.7", ink, 0.6),
    ],
  },
};

/** Calm brows above the eyes at (25.5, 28.5) and (38.5, 28.5). */
export const brows: Variants = {
  soft: { elements: [line("M22.8 24.7Q25.2 23.2 27.8 24.3M36.2 24.3Q38.8 23.2 41.2 24.7", brow, 0.9)] },
  arched: { elements: [line("M22.7 24.6Q24.6 22.6 27.8 24M36.2 24Q39.4 22.6 41.3 24.6", brow, 0.9)] },
  straight: { elements: [line("M22.6 24.5Q25.2 23.5 28 24.4M36 24.4Q38.8 23.5 41.4 24.5", brow, 1.5)] },
  full: { elements: [line("M22.5 24.9Q24.8 23.2 28.1 24.1M35.9 24.1Q39.2 23.2 41.5 24.9", brow, 1.7)] },
};

/** Lashes at the outer corners. */
export const lashes: Variants = {
  short: { elements: [line("M23 28.5L22 27.5M41 28.5L42 27.5", ink, 0.6)] },
  lined: {
    elements: [
      line("M22.9 28.7Q25.5 25.8 28.1 28.6M41.1 28.7Q38.5 25.8 35.9 28.6", ink, 0.85),
      line("M23 28.6L21.7 27.4M23.7 27.8L22.8 26.6M41 28.6L42.3 27.4M40.3 27.8L41.2 26.6", ink, 0.6),
    ],
  },
};

/** Lines of age: beside the mouth and the eyes, under the eyes, on the forehead. */
export const age: Variants = {
  faint: {
    elements: [line("M25.7 37.2Q24.6 38.5 24.5 40M38.3 37.2Q39.4 38.5 39.5 40", skinDeep, 0.55)],
  },
  settled: {
    elements: [
      line("M25.8 36.6Q24.2 38.3 24.3 40.6M38.2 36.6Q39.8 38.3 39.7 40.6", skinDeep, 0.7),
      line("M23.4 31.2Q25.4 32.5 27.4 31.3M36.6 31.3Q38.6 32.5 40.6 31.2", skinDeep, 0.55),
      line("M21.2 29L20 28.7M21.3 30L20.2 30.4M42.8 29L44 28.7M42.7 30L43.8 30.4", skinDeep, 0.45),
    ],
  },
  lined: {
    elements: [
      line("M26.2 36.2Q23.8 38.4 24 41.4M37.8 36.2Q40.2 38.4 40 41.4", skinDeep, 0.75),
      line("M23.2 31Q25.4 32.7 27.5 31.2M36.5 31.2Q38.6 32.7 40.8 31", skinDeep, 0.65),
      line("M21.3 28.4L20 27.8M21.3 29.5L20 30M42.7 28.4L44 27.8M42.7 29.5L44 30", skinDeep, 0.55),
      line("M27 20.9Q32 19.9 37 20.9M28.4 18.6Q32 17.9 35.6 18.6", skinDeep, 0.55),
    ],
  },
  furrowed: {
    elements: [
      line("M26.2 36.2Q23.8 38.4 24 41.8M37.8 36.2Q40.2 38.4 40 41.8", skinDeep, 0.85),
      line(
        "M23.2 31Q25.4 32.8 27.5 31.2M36.5 31.2Q38.6 32.8 40.8 31M23.9 32.5Q25.4 33.5 26.9 32.7M37.1 32.7Q38.6 33.5 40.1 32.5",
        skinDeep,
        0.6,
      ),
      line(
        "M21.3 28.1L19.9 27.3M21.2 29.1H19.7M21.3 30.1L20 30.8M42.7 28.1L44.1 27.3M42.8 29.1H44.3M42.7 30.1L44 30.8",
        skinDeep,
        0.6,
      ),
      line("M26.4 21.4Q32 20.2 37.6 21.4M27.2 19.4Q32 18.4 36.8 19.4M28.8 17.4Q32 16.8 35.2 17.4", skinDeep, 0.55),
    ],
  },
};

/** Friendly mouths beyond those of Personas, with natural lips. */
export const mouths: Variants = {
  lipsSoft: {
    elements: [
      shape("M28.2 40.1Q30.4 38.7 32 39.5Q33.6 38.7 35.8 40.1Q34.4 42.6 32 42.6T28.2 40.1z", lip),
      line("M28.2 40.1Q32 41.3 35.8 40.1", skinDeep, 0.45),
    ],
  },
  lipsSmile: {
    elements: [
      shape("M27.6 39.3Q30.4 39.2 32 39.6Q33.6 39.2 36.4 39.3Q35.2 43.2 32 43.2T27.6 39.3z", lip),
      shape("M28.9 40Q32 40.5 35.1 40Q34.2 41.9 32 41.9T28.9 40z", "#fffdfa"),
    ],
  },
  lipsClosed: { elements: [line("M28.4 40.2Q32 42.6 35.6 40.2", lip, 1.5)] },
  calm: { elements: [line("M28.2 40.3Q32 42.3 35.8 40.3", ink, 1.2)] },
  warm: { elements: [line("M27.6 39.8Q32 43.6 36.4 39.8", ink, 1.2)] },
  gentle: { elements: [line("M28.8 40.6Q32.4 42 35.6 39.9", ink, 1.2)] },
  grin: {
    elements: [
      shape("M27.8 39.4Q32 40.4 36.2 39.4Q35.6 43.4 32 43.4T27.8 39.4z", "#fffdfa", {
        stroke: ink,
        "stroke-width": ".7",
        "stroke-linejoin": "round",
      }),
    ],
  },
};

/** Beards beyond those of Personas, for the round jaw; they leave the mouth free. */
export const beards: Variants = {
  trimmed: {
    elements: [
      shape(
        "M18 28.7C18.6 33 20.6 36.4 24.6 37.8Q28.4 35.8 32 37.1Q35.6 35.8 39.4 37.8C43.4 36.4 45.4 33 46 28.7V33a14 14 0 0 1-28 0zM27 39.6C27 42.6 29.4 44 32 44S37 42.6 37 39.6Q34.4 38.2 32 38.8Q29.6 38.2 27 39.6z",
        color("facialHair"),
        { "fill-rule": "evenodd" },
      ),
    ],
  },
  moustache: {
    elements: [
      shape(
        "M26.4 39.2C27.2 36.9 30 36.2 32 37.3C34 36.2 36.8 36.9 37.6 39.2C36 39.9 33.6 39.8 32 38.9C30.4 39.8 28 39.9 26.4 39.2z",
        color("facialHair"),
      ),
    ],
  },
  chin: {
    elements: [
      shape(
        "M26.6 37.8Q32 34.8 37.4 37.8Q39.2 41.4 37.6 45.4Q32 48.8 26.4 45.4Q24.8 41.4 26.6 37.8zM27.6 39.4C27.4 42.4 29.4 43.8 32 43.8S36.6 42.4 36.4 39.4Q34.2 38.2 32 38.6Q29.8 38.2 27.6 39.4z",
        color("facialHair"),
        { "fill-rule": "evenodd" },
      ),
    ],
  },
};
