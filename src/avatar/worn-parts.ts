import { circles, color, type Element, line, shape, type Variants } from "./element.ts";

const cloth = color("clothing");
const deep = color("clothingDeep");
const inner = color("inner");
const innerDeep = color("innerDeep");
const frame = color("frame");
const neck = color("neck");

/** The two shoulders of Personas: broad and sloping; the neck ends in an arc of 5 around (32, 52). */
const broad = "M27 49v3a5 5 0 0 0 10 0v-3l7.15 2.05a9.4 9.4 0 0 1 6.85 8.9V66H13v-6.05a9.4 9.4 0 0 1 6.85-8.9z";
const sloping = "M27 50.6v1.4a5 5 0 0 0 10 0v-1.4C43.4 52 49.4 56.4 51 66H13C14.6 56.4 20.6 52 27 50.6z";

/** The same garments for both shoulders. */
function wardrobe(torso: string): Variants {
  const body = shape(torso, cloth);
  const open = (depth: number): Element[] => [
    shape("M25 50.6H39V60H25z", cloth),
    shape(`M26.6 50.6L32 ${depth}L37.4 50.6V48.6H26.6z`, neck),
  ];
  return {
    crew: { elements: [body, line("M26.6 51.8a5.4 5.4 0 0 0 10.8 0", deep, 1.3, { "stroke-linecap": "butt" })] },
    vNeck: { elements: [body, ...open(59), line("M26.8 50.6L32 59L37.2 50.6", deep, 1.1)] },
    turtleneck: {
      elements: [
        body,
        shape("M26.2 47.6Q32 49.6 37.8 47.6L38.6 58H25.4z", cloth),
        line("M26.4 53.4Q32 55.8 37.6 53.4", deep, 0.7),
      ],
    },
    shirt: {
      elements: [
        body,
        ...open(56),
        shape("M26.4 48.8L32 55.8L28 60.2L22.6 51.4zM37.6 48.8L32 55.8L36 60.2L41.4 51.4z", deep),
        line("M32 56.4V66", deep, 0.7),
        ...circles(deep, [32.9, 60.4, 0.5], [32.9, 63.4, 0.5]),
      ],
    },
    jacket: {
      elements: [
        body,
        shape("M26.2 49L32 55.4L37.8 49L39 52L32 66L25 52z", inner),
        line("M26.8 50.4L32 55.6L29.6 58.6M37.2 50.4L32 55.6L34.4 58.6", innerDeep, 0.5),
        shape(
          "M25.6 49.4L32 66H27L21.4 57.4L24 56.2L21.4 54.6L23 50.6zM38.4 49.4L32 66H37L42.6 57.4L40 56.2L42.6 54.6L41 50.6z",
          deep,
        ),
      ],
    },
    cardigan: {
      elements: [
        body,
        shape("M26 50L29.4 66H34.6L38 50L37 50.8a5.4 5.4 0 0 1-10 0z", inner),
        line("M25.6 50L29.2 66M38.4 50L34.8 66", deep, 1.2),
        ...circles(deep, [36.9, 62.8, 0.6]),
      ],
    },
    hoodie: {
      elements: [
        body,
        shape(
          "M24.8 48.8Q21 52.6 26 56.4Q29.4 58.6 32 58.8Q34.6 58.6 38 56.4Q43 52.6 39.2 48.8L37.4 50.6a5.6 5.6 0 0 1-10.8 0z",
          deep,
        ),
        line("M29.4 58V62.6M34.6 58V62.6", inner, 0.8),
      ],
    },
    blouse: {
      elements: [
        body,
        shape("M25.4 54H38.6V60H25.4z", cloth),
        shape(
          "M27 50.2Q23.4 52 24.2 55.4Q28.8 56.8 31.7 54.6Q28 54 27 50.2zM37 50.2Q40.6 52 39.8 55.4Q35.2 56.8 32.3 54.6Q36 54 37 50.2z",
          inner,
        ),
        line("M32 57V66", deep, 0.6),
      ],
    },
  };
}

const suffixed = (variants: Variants, suffix: string): Variants =>
  Object.fromEntries(Object.entries(variants).map(([name, variant]) => [`${name}${suffix}`, variant]));

/** Plain garments, for broad and for sloping shoulders. */
export const clothes: Variants = { ...suffixed(wardrobe(broad), "Broad"), ...suffixed(wardrobe(sloping), "Sloping") };

/** Glasses around the eyes. */
export const glasses: Variants = {
  round: {
    elements: [
      ...circles("#ffffff1c", [25.5, 28.6, 4.2], [38.5, 28.6, 4.2]),
      line(
        "M21.3 28.6a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM34.3 28.6a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM29.7 28Q32 26.6 34.3 28M21.3 28L18 27.2M42.7 28L46 27.2",
        frame,
        0.8,
      ),
    ],
  },
  square: {
    elements: [
      shape("M21 25.6h8.8v4.6q0 2-2 2h-4.8q-2 0-2-2zM34.2 25.6h8.8v4.6q0 2-2 2h-4.8q-2 0-2-2z", "#ffffff1c"),
      line(
        "M21 25.6h8.8v4.6q0 2-2 2h-4.8q-2 0-2-2zM34.2 25.6h8.8v4.6q0 2-2 2h-4.8q-2 0-2-2zM29.8 26.8h4.4M21 26.6L18 26.2M43 26.6L46 26.2",
        frame,
        1.1,
      ),
    ],
  },
  oval: {
    elements: [
      shape(
        "M25.4 25.6c3 0 4.6 1.2 4.6 3s-1.6 3.2-4.6 3.2-4.6-1.4-4.6-3.2 1.6-3 4.6-3zM38.6 25.6c3 0 4.6 1.2 4.6 3s-1.6 3.2-4.6 3.2-4.6-1.4-4.6-3.2 1.6-3 4.6-3z",
        "#ffffff1c",
      ),
      line(
        "M25.4 25.6c3 0 4.6 1.2 4.6 3s-1.6 3.2-4.6 3.2-4.6-1.4-4.6-3.2 1.6-3 4.6-3zM38.6 25.6c3 0 4.6 1.2 4.6 3s-1.6 3.2-4.6 3.2-4.6-1.4-4.6-3.2 1.6-3 4.6-3zM30 28.2Q32 27 34 28.2M20.8 28L18 27.2M43.2 28L46 27.2",
        frame,
        0.7,
      ),
    ],
  },
  halfRim: {
    elements: [
      line(
        "M20.8 30.6Q20.8 34.4 25.3 34.4T29.8 30.6zM34.2 30.6Q34.2 34.4 38.7 34.4T43.2 30.6zM29.8 31Q32 29.8 34.2 31M20.8 30.6L18 28.4M43.2 30.6L46 28.4",
        frame,
        0.75,
      ),
    ],
  },
};

/** Plain studs below the ears. */
export const earrings: Variants = {
  stud: { elements: circles(color("metal"), [18.3, 37.6, 1.1], [45.7, 37.6, 1.1]) },
  pearl: { elements: circles("#f6f1e7", [18.3, 37.8, 1.2], [45.7, 37.8, 1.2]) },
};
