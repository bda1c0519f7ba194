/** The credit that the licence of the drawings asks for, in the image's metadata. */
const CREDIT = { IFD0: { Artist: "Draftbit, adapted", Copyright: "CC BY 4.0, https://personas.draftbit.com/" } };

/** Renders an SVG as PNG at the width and height that it states, outside the event loop. The first call loads sharp. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  // The avatar cache keeps the images, and its queue limits the concurrency.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg), { limitInputPixels: 1_024 * 1_024 })
    .withExif(CREDIT)
    .png()
    .toBuffer();
}
