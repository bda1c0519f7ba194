/** Told in the picture, as the licence of the drawings asks. */
const CREDIT = { IFD0: { Artist: "Draftbit, adapted", Copyright: "CC BY 4.0, https://personas.draftbit.com/" } };

let loading: ReturnType<typeof load> | undefined;

/**
 * Paints an SVG as PNG, in the width and height that the SVG asks for, outside the event loop. The first call loads
 * sharp.
 */
export async function toPng(svg: string): Promise<Uint8Array> {
  loading ??= load();
  const open = await loading;
  return open(Buffer.from(svg)).withExif(CREDIT).png().toBuffer();
}

async function load() {
  const { default: sharp } = await import("sharp");
  // Pictures are kept here already, and the gate says how many are painted at once.
  sharp.cache(false);
  sharp.concurrency(1);
  return (svg: Buffer) => sharp(svg, { limitInputPixels: 1_024 * 1_024 });
}
