import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createGallery, type Wanted } from "../../../src/avatar/gallery.ts";
import { Busy, createGate } from "../../../src/avatar/gate.ts";
import { createShelf } from "../../../src/avatar/shelf.ts";

const wanted = (change: Partial<Wanted> = {}): Wanted => ({
  group: "female-adult",
  number: 12,
  format: "svg",
  size: 256,
  ...change,
});

describe("the gallery", () => {
  it("gives an SVG as text and a PNG of the size that is wanted", async () => {
    const gallery = createGallery();
    expect(Buffer.from(await gallery(wanted())).toString()).toMatch(/^<svg .*<\/svg>$/s);
    for (const size of [32, 333, 512]) {
      const { format, width, height, hasAlpha } = await sharp(
        await gallery(wanted({ format: "png", size })),
      ).metadata();
      expect({ format, width, height, hasAlpha }).toMatchObject({ format: "png", width: size, height: size });
    }
  });

  it("paints what is drawn: skin in the middle, cloth below", async () => {
    const png = await createGallery()(wanted({ format: "png", size: 64 }));
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string => data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3).toString("hex");
    const corner = at(1, 1);
    expect(at(62, 1)).toBe(corner);
    expect(at(28, 35)).not.toBe(corner);
    expect(at(28, 62)).not.toBe(at(28, 35));
    expect(at(28, 62)).not.toBe(corner);
  });

  it("names the designer in a PNG as well", async () => {
    const { exif } = await sharp(await createGallery()(wanted({ format: "png" }))).metadata();
    expect(exif?.toString("latin1")).toMatch(/CC BY 4\.0.*Draftbit/s);
  });

  it("gives the same bytes again, from two galleries too", async () => {
    for (const format of ["svg", "png"] as const) {
      const [first, second] = [createGallery({ maxPictures: 0 }), createGallery({ maxPictures: 0 })];
      const pictures = [
        await first(wanted({ format })),
        await first(wanted({ format })),
        await second(wanted({ format })),
      ];
      for (const picture of pictures) expect(Buffer.compare(picture, pictures[0] ?? Buffer.of())).toBe(0);
    }
  });

  it("makes a picture once for all who want it at the same time, and keeps it", async () => {
    const gallery = createGallery();
    const [first, second] = await Promise.all([gallery(wanted({ format: "png" })), gallery(wanted({ format: "png" }))]);
    expect(second).toBe(first);
    expect(await gallery(wanted({ format: "png" }))).toBe(first);
    expect(await gallery(wanted({ format: "png", number: 13 }))).not.toBe(first);
  });

  it("refuses a painting where too many wait, and paints again when they are done", async () => {
    const gallery = createGallery({ paintingsAtOnce: 1, paintingsWaiting: 1 });
    const paintings = [1, 2, 3, 4].map((number) => gallery(wanted({ format: "png", number })));
    const outcomes = await Promise.allSettled(paintings);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
    expect(outcomes[3]).toMatchObject({ reason: expect.any(Busy) });
    await expect(gallery(wanted({ format: "png", number: 4 }))).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe("a gate", () => {
  it("lets no more than its number through at once, in their order, and goes on after a failure", async () => {
    const gate = createGate(2, 10);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const task = (name: number) => async (): Promise<number> => {
      begun.push(name);
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (name === 1) throw new Error("a failure");
      return name;
    };
    const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => gate(task(name))));
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
      "fulfilled",
    ]);
    await expect(gate(task(5))).resolves.toBe(5);
  });
});

describe("a shelf", () => {
  const item = (bytes: number): Uint8Array => new Uint8Array(bytes);

  it("lets go of what was not used for longest", () => {
    const shelf = createShelf(2, 100);
    shelf.put("a", item(1));
    shelf.put("b", item(1));
    shelf.get("a");
    shelf.put("c", item(1));
    expect([shelf.get("a"), shelf.get("b"), shelf.get("c")].map((kept) => kept?.length)).toEqual([1, undefined, 1]);
  });

  it("holds no more bytes than it may, and nothing that is larger by itself", () => {
    const shelf = createShelf(10, 100);
    shelf.put("a", item(60));
    shelf.put("b", item(60));
    expect([shelf.get("a"), shelf.get("b")].map((kept) => kept?.length)).toEqual([undefined, 60]);
    shelf.put("c", item(101));
    expect([shelf.get("b"), shelf.get("c")]).toEqual([undefined, undefined]);
    shelf.put("d", item(100));
    expect(shelf.get("d")?.length).toBe(100);
  });

  it("counts what is put twice once", () => {
    const shelf = createShelf(10, 100);
    shelf.put("a", item(60));
    shelf.put("a", item(60));
    shelf.put("b", item(40));
    expect([shelf.get("a"), shelf.get("b")].map((kept) => kept?.length)).toEqual([60, 40]);
  });
});
