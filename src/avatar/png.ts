import type Sharp from "sharp";

/** The credit that the drawings' licence requires. */
const CREDIT = { IFD0: { Artist: "Draftbit, adapted", Copyright: "CC BY 4.0, https://personas.draftbit.com/" } };

/** The optional peer dependency sharp is missing. */
export class MissingSharpError extends Error {
  override readonly name = "MissingSharpError";

  constructor(options?: ErrorOptions) {
    super("PNG pictures need the package sharp: npm install sharp. Without it pictures are SVG.", options);
  }
}

/** Renders an SVG as PNG at its own size, off the event loop. The first call loads sharp. Throws MissingSharpError. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // The avatar cache keeps images, and its caller limits concurrency.
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
