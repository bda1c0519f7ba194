import { circles, color, line, mirrored, shape, type Variants } from "./element.ts";

// Drawn on the canvas of 64 by 64. The skull is an arc of 14 around (32, 27); the ears end at 14 and 50.

const hair = color("hair");
const deep = color("hairDeep");
const light = color("hairLight");

/** Hair that covers the skull, `grown` thick, down to a hairline from (46, 29) to (18, 29). */
const cap = (hairline: string, grown: number): string =>
  `M${18 - grown} 29V27a${14 + grown} ${14 + grown} 0 0 1 ${28 + 2 * grown} 0V29H46${hairline}z`;

const coilyLine = "C45.6 25 45 22 43.4 20C36 18 28 18 20.6 20C19 22 18.4 25 18 29";

/** Hair around the face, beyond that of Personas. */
export const frontHair: Variants = {
  centreParted: {
    elements: [shape(cap("C45.5 23 40 20.5 32 15C24 20.5 18.5 23 18 29", 2), hair), line("M32 11.6V14.6", deep, 0.7)],
  },
  sideSwept: {
    elements: [
      shape(cap("C45 25.5 40.5 23.5 38 17.5C34 22 25 24.5 19.5 24.5C18.6 26 18.2 27.5 18 29", 2), hair),
      line("M38.2 16.8Q37.6 14.6 38.3 12.6", deep, 0.7),
    ],
  },
  bangs: {
    elements: [
      shape(cap("C45.8 26.6 45.4 25 44.6 23.6Q32 22 19.4 23.6C18.6 25 18.2 26.6 18 29", 2), hair),
      line("M26 20.6L25.8 22.8M32 20V22.4M38 20.6L38.2 22.8", deep, 0.5),
    ],
  },
  combedBack: {
    elements: [
      shape(cap("C46 20 40 16.5 32 16.5C24 16.5 18 20 18 29", 1.2), hair),
      line("M26 14.2Q24.9 15.4 24.6 16.9M32 12.8V15.4M38 14.2Q39.1 15.4 39.4 16.9", deep, 0.6),
    ],
  },
  pixie: {
    elements: [
      shape(
        "M16.4 31.5C13.8 17 21.4 9.8 32 9.8S50.2 17 47.6 31.5C47 28.5 46 26 44.4 24C40 23.6 36 21.6 34 18.4C31 22.6 25 25 19.8 25.2C18 26.6 17 29 16.4 31.5z",
        hair,
      ),
      shape("M34 18.4C31 22.6 25 25 19.8 25.2C25 23.2 30 20.2 32.4 14.6C32.8 16.2 33.4 17.4 34 18.4z", deep),
    ],
  },
  softCurls: {
    elements: [
      shape(cap("C46 26 45 23 42.6 21.4C36 18.4 28 18.4 21.4 21.4C19 23 18 26 18 29", 2.4), hair),
      ...mirrored(
        hair,
        [17.6, 31.5, 3.4],
        [16.6, 26.4, 3.6],
        [17.5, 21.3, 3.6],
        [20.2, 16.6, 3.6],
        [24.2, 13, 3.6],
        [29.2, 11.2, 3.6],
      ),
      ...mirrored(hair, [21.6, 21.8, 2.7], [25.2, 19.2, 2.7], [29.6, 18, 2.7]),
      line(
        "M19.6 18.6q.6-2.6 3-2.8M25.4 14.4q1.4-2.2 3.8-1.4M33.2 13.4q2.4-1 4 1M40.6 16q2.6.4 3 3M24 20.4q1-1.8 3-1.4M36 19.2q2-.4 3 1.2",
        light,
        0.8,
      ),
    ],
  },
  roundAfro: { elements: [shape(cap(coilyLine, 1.6), hair)] },
  croppedCurls: {
    elements: [
      shape(cap(coilyLine, 0.6), hair),
      ...mirrored(
        hair,
        [18.6, 26.6, 1.9],
        [18.5, 24, 2.2],
        [19.3, 21.2, 2.4],
        [20.9, 18.6, 2.4],
        [23.1, 16.4, 2.4],
        [25.7, 14.5, 2.4],
        [28.8, 13.4, 2.4],
      ),
      ...circles(hair, [32, 13, 2.4]),
    ],
  },
  highTop: {
    elements: [
      shape(`${cap(coilyLine, 0.6)}M19 22V13a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v9z`, hair),
      ...mirrored(hair, [20.4, 11.4, 2.6], [23.8, 9, 2.6], [28, 8.4, 2.6]),
      ...circles(hair, [32, 8.2, 2.6]),
    ],
  },
  buzz: { elements: [shape(cap(coilyLine, 0.3), hair, { opacity: ".75" })] },
  crop: {
    elements: [shape(cap("C45.6 25 45 22.4 43.6 20.4C36 18.6 28 18.6 20.4 20.4C19 22.4 18.4 25 18 29", 0.8), hair)],
  },
  sidePart: {
    elements: [
      shape(
        "M17.2 29C15.8 18.5 19.5 10.6 29 9.8C39.5 9 48.6 12.6 46.8 29C46.2 26.4 45.6 23.6 44.4 21.4C37 21.6 29.5 20.4 25.4 17C23.6 19.4 20.4 21 19.4 22.4C18.2 24.4 17.8 26.8 17.2 29z",
        hair,
      ),
      line("M25.4 16.4Q24.2 14 24.8 11.8", deep, 0.7),
    ],
  },
  waves: {
    elements: [
      shape(
        "M17.2 29C15.6 21 17 14.6 20.4 12.8C20.8 10 24.4 8.6 27 9.8C29 7.6 33.6 7.6 35.2 9.6C38 8 42 9.4 42.6 12C46.6 13.4 48.4 21 46.8 29C46.2 26.4 45.6 24 44.4 22C42.4 22.2 40.4 21.2 39.6 19.8C37.6 21.6 34.4 21.4 33 19.6C31 21.6 27.4 21.4 26 19.6C24.4 21.6 21.8 22 20 21.6C18.6 23.8 17.8 26.6 17.2 29z",
        hair,
      ),
      line("M24 13.6Q26.8 11.8 29.2 14M32 13Q35 11.2 38 14", light, 0.9),
    ],
  },
  quiff: {
    elements: [
      shape(
        "M17.4 29C16.4 24 17 20 19 17C20 11 26 8 33 7.6C40 7.4 45.6 10 45.4 16.6C47 20 47.6 24 46.6 29C46 26 45.4 23.4 44 21.4C42 18.4 38 17.4 33 17.8C28 18 22 18.4 20.4 21.2C19 23.4 18 26 17.4 29z",
        hair,
      ),
      line("M25 15.4Q28 11.8 34 11M32 15.6Q35.6 13.4 41 13.8", light, 0.8),
    ],
  },
  fringe: {
    elements: [
      shape(
        "M16.6 29C15 18 20.6 10.4 32 10.4S49 18 47.4 29C46.6 26.6 46 25 44.8 23.2L41 24.2L39.4 22.2L36 24.2L33 22L30 24.2L27 22.2L24 24.2L22.4 22.6L19.6 23.8C18.4 25.4 17.4 27 16.6 29z",
        hair,
      ),
      line("M30 14.6L27.4 20M35 14.6L36.4 19.6", deep, 0.6),
    ],
  },
  receding: {
    elements: [
      shape(
        "M17.3 29.4C15.8 21 18 12.2 32 12.2S48.2 21 46.7 29.4C46.2 26 45.4 23.6 44 22.2C43.6 19.2 41.6 17 38.8 16.2C37.2 17.8 34.6 18.4 32 18.4S26.8 17.8 25.2 16.2C22.4 17 20.4 19.2 20 22.2C18.6 23.6 17.8 26 17.3 29.4z",
        hair,
      ),
    ],
  },
  thinning: {
    elements: [
      shape(
        "M17.2 30.4C15.8 26 16.4 21.6 20 18.8C20.8 20.8 20.6 22.8 19.6 24.6C18.6 26.4 17.8 28 17.2 30.4zM46.8 30.4C48.2 26 47.6 21.6 44 18.8C43.2 20.8 43.4 22.8 44.4 24.6C45.4 26.4 46.2 28 46.8 30.4z",
        hair,
      ),
      shape("M21.6 17.6C24.6 11 39.4 11 42.4 17.6C38 14 26 14 21.6 17.6z", hair),
    ],
  },
};
