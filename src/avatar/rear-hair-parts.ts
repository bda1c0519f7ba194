import { circles, color, mirrored, shape, type Variants } from "./element.ts";

const hair = color("hair");
const deep = color("hairDeep");

/** Hair behind the head. */
export const rearHair: Variants = {
  long: { elements: [shape("M16 27C16 12 48 12 48 27L49.6 66H14.4z", deep)] },
  straight: { elements: [shape("M16 27C16 12 48 12 48 27V50C48 51 47 51.8 46 51.8H18C17 51.8 16 51 16 50z", deep)] },
  wavy: {
    elements: [
      shape(
        "M15.8 27C15.8 13 48.2 13 48.2 27C48.2 31 50.4 33.4 49.8 37.6C49.4 41 51.6 43.6 50.6 47.6C49.6 51.8 45.6 53.6 41 52.8H23C18.4 53.6 14.4 51.8 13.4 47.6C12.4 43.6 14.6 41 14.2 37.6C13.6 33.4 15.8 31 15.8 27z",
        deep,
      ),
    ],
  },
  bob: { elements: [shape("M16 27C16 12 48 12 48 27V40C48.4 44 45.4 45.6 41 45.6H23C18.6 45.6 15.6 44 16 40z", deep)] },
  ponytail: {
    elements: [
      shape(
        "M42 13C51 14 55.6 22 54.4 31C53.8 36 54.4 41 56.4 45.6C50.4 45 47 40.6 46.4 34C46 28 44.6 24 40 20z",
        deep,
      ),
    ],
  },
  lowBun: { elements: circles(deep, [46.6, 41.4, 5.6]) },
  topKnot: { elements: [...circles(hair, [32, 9.4, 5.8]), ...circles(deep, [32, 13, 3.6])] },
  curly: {
    elements: [
      shape("M16 27C16 12 48 12 48 27V44H16z", deep),
      ...mirrored(
        deep,
        [21.6, 44, 4.6],
        [17.4, 39.8, 4.6],
        [14.8, 34.2, 4.6],
        [14.2, 28, 4.6],
        [15.4, 22, 4.6],
        [18.5, 16.7, 4.6],
        [23.2, 12.9, 4.6],
        [29, 10.9, 4.6],
      ),
    ],
  },
  afro: {
    elements: [
      ...circles(deep, [32, 25, 17.4]),
      ...mirrored(
        deep,
        [19.8, 36, 4.6],
        [16.9, 31.4, 4.8],
        [15.6, 26.2, 4.8],
        [16.1, 20.9, 4.8],
        [18.3, 16, 4.8],
        [22, 12, 4.8],
        [26.7, 9.5, 4.8],
      ),
      ...circles(deep, [32, 8.6, 4.8]),
    ],
  },
};
