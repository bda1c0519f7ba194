import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Group } from "./group.ts";
import { toPng } from "./png.ts";
import { loadRenderer } from "./render.ts";

export interface AvatarRequest {
  readonly group: Group;
  /** 0 to 999. */
  readonly number: number;
  readonly format: "svg" | "png";
  /** Width and height in pixels. */
  readonly size: number;
}

interface Avatar {
  readonly image: Uint8Array;
  /** Identifies the bytes of the image: 22 characters of base64url. */
  readonly digest: string;
}

/** Runs work that other threads do, once it may. */
export type Offload = (work: () => Promise<Avatar>) => Promise<Avatar>;

/** Returns the same bytes for equal requests. `offload` runs the rendering of PNGs, by default at once. */
export type AvatarCache = (request: AvatarRequest, offload?: Offload) => Promise<Avatar>;

interface AvatarLimits {
  readonly maxImages: number;
  readonly maxBytes: number;
}

const defaults: AvatarLimits = { maxImages: 2_000, maxBytes: 8 * 1_024 * 1_024 };

/** Keeps the most recently used images, and renders an image once for simultaneous requests. */
export function createAvatarCache(limits: Partial<AvatarLimits> = {}): AvatarCache {
  const { maxImages, maxBytes } = { ...defaults, ...limits };
  const kept = new LRUCache<string, Avatar>({
    max: maxImages,
    maxSize: maxBytes,
    sizeCalculation: ({ image }) => image.byteLength,
  });
  const begun = new Map<string, Promise<Avatar>>();
  let renderer: ReturnType<typeof loadRenderer> | undefined;

  const keep = (key: string, image: Uint8Array): Avatar => {
    const avatar = { image, digest: hash("sha256", image, "base64url").slice(0, 22) };
    kept.set(key, avatar);
    return avatar;
  };

  return async ({ group, number, format, size }, offload = (work) => work()) => {
    const key = `${group}/${number}/${size}.${format}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    renderer ??= loadRenderer();
    const renderSvg = await renderer;
    const svg = (): string => renderSvg(group, number, size);
    if (format === "svg") return kept.get(key) ?? keep(key, Buffer.from(svg()));
    return offload(async () => {
      const rendered = begun.get(key) ?? kept.get(key);
      if (rendered !== undefined) return rendered;
      const png = toPng(svg()).then((image) => keep(key, image));
      begun.set(key, png);
      return png.finally(() => begun.delete(key));
    });
  };
}
