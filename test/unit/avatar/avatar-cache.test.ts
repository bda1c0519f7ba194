import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type AvatarRequest, createAvatarCache, type Offload } from "../../../src/avatar/avatar-cache.ts";

const request = (change: Partial<AvatarRequest> = {}): AvatarRequest => ({
  group: "female-adult",
  number: 12,
  format: "svg",
  size: 256,
  ...change,
});

describe("the avatar cache", () => {
  it("returns an SVG as text and a PNG of the requested size", async () => {
    const avatars = createAvatarCache();
    expect(Buffer.from((await avatars(request())).image).toString()).toMatch(/^<svg .*<\/svg>$/s);
    for (const size of [32, 333, 512]) {
      const { image } = await avatars(request({ format: "png", size }));
      const { format, width, height } = await sharp(image).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
    }
  });

  it("renders what the SVG shows: skin in the middle, cloth below", async () => {
    const { image } = await createAvatarCache()(request({ format: "png", size: 64 }));
    const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string => data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3).toString("hex");
    const corner = at(1, 1);
    expect(at(62, 1)).toBe(corner);
    expect(at(28, 35)).not.toBe(corner);
    expect(at(28, 62)).not.toBe(at(28, 35));
    expect(at(28, 62)).not.toBe(corner);
  });

  it("credits the designer in a PNG too", async () => {
    const { image } = await createAvatarCache()(request({ format: "png" }));
    const { exif } = await sharp(image).metadata();
    expect(exif?.toString("latin1")).toMatch(/CC BY 4\.0.*Draftbit/s);
  });

  it("returns equal bytes and an equal digest from another cache, and a digest of its own for each image", async () => {
    const digests = new Set<string>();
    for (const change of [{ format: "svg" }, { format: "png" }, { number: 13 }, { size: 64 }] as const) {
      const first = await createAvatarCache()(request(change));
      const second = await createAvatarCache()(request(change));
      expect(Buffer.compare(first.image, second.image)).toBe(0);
      expect(second.digest).toBe(first.digest);
      expect(first.digest).toMatch(/^[\w-]{22}$/);
      digests.add(first.digest);
    }
    expect(digests.size).toBe(4);
  });

  it("renders an image once for simultaneous requests, and keeps it", async () => {
    const avatars = createAvatarCache();
    const png = request({ format: "png" });
    const [first, second] = await Promise.all([avatars(png), avatars(png)]);
    expect(second).toBe(first);
    expect(await avatars(png)).toBe(first);
    expect(await avatars({ ...png, number: 13 })).not.toBe(first);
  });

  it("evicts the least recently used image above its number of images", async () => {
    const avatars = createAvatarCache({ maxImages: 2 });
    const first = await avatars(request({ number: 1 }));
    const second = await avatars(request({ number: 2 }));
    expect(await avatars(request({ number: 1 }))).toBe(first);
    await avatars(request({ number: 3 }));
    expect(await avatars(request({ number: 1 }))).toBe(first);
    expect(await avatars(request({ number: 2 }))).not.toBe(second);
  });

  it("evicts above its number of bytes, and does not keep an image that is larger", async () => {
    const { image } = await createAvatarCache()(request({ number: 1 }));
    const largeCache = createAvatarCache({ maxBytes: image.byteLength });
    const kept = await largeCache(request({ number: 1 }));
    expect(await largeCache(request({ number: 1 }))).toBe(kept);
    const tight = createAvatarCache({ maxBytes: image.byteLength - 1 });
    const lost = await tight(request({ number: 1 }));
    const again = await tight(request({ number: 1 }));
    expect(again).not.toBe(lost);
    expect(again).toEqual(lost);
  });

  it("answers every request even if its image is evicted while it is rendered", async () => {
    const avatars = createAvatarCache({ maxImages: 1 });
    const images = await Promise.all([1, 2, 3].map((number) => avatars(request({ format: "png", number, size: 32 }))));
    expect(new Set(images.map(({ digest }) => digest)).size).toBe(3);
  });

  it("renders a PNG once it may, and no SVG", async () => {
    const avatars = createAvatarCache();
    const works: (() => void)[] = [];
    const offload: Offload = (work) => new Promise((resolve) => works.push(() => resolve(work())));
    expect((await avatars(request({}), offload)).digest).toHaveLength(22);
    const both = [1, 2].map(() => avatars(request({ format: "png", size: 32 }), offload));
    await expect.poll(() => works.length).toBe(2);
    for (const work of works) work();
    const [first, second] = await Promise.all(both);
    expect(first).toBe(second);
  });
});
