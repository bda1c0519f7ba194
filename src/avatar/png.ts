import type Sharp from "sharp";

/** The credit that the licence of the drawings asks for, in the image's metadata. */
const CREDIT = { IFD0: { Artist: "Draftbit, adapted", Copyright: "CC BY 4.0, https://personas.draftbit.com/" } };

/** sharp is not installed: it is an optional peer of the package. */
export class MissingSharpError extends Error {
  override readonly name = "MissingSharpError";

  constructor(options?: ErrorOptions) {
    super("PNG pictures need the package sharp: npm install sharp. Without it pictures are SVG.", options);
  }
}

/**
 * Renders an SVG as PNG at the width and height that it states, outside the event loop. The first call loads sharp. Throws
 * MissingSharpError.
 */
export async function toPng(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // The avatar cache keeps the images, and its caller limits how many are rendered at once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg), { limitInputPixels: 1_024 * 1_024 })
    .withExif(CREDIT)
    .png()
    .toBuffer();
}

async function loadSharp(): Promise<typeof Sharp> {
  try {
    return (await import("sharp")).default;
  } catch (cause) {
    throw new MissingSharpError({ cause });
  }
}
