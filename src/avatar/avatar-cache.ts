import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Group } from "./group.ts";
import { toPng } from "./png.ts";
import { loadRenderer } from "./render.ts";

/** Which image of which avatar. */
export interface AvatarRequest {
  readonly group: Group;
  /** 0 to 999. */
  readonly number: number;
  readonly format: "svg" | "png";
  /** Width and height in pixels. */
  readonly size: number;
}

export interface Avatar {
  readonly image: Uint8Array;
  /** Identifies the bytes of the image: 22 characters of base64url. */
  readonly digest: string;
}

/** Too many images wait to be rendered. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Returns the same bytes for equal requests, always. Rejects with QueueFullError. */
export type AvatarCache = (request: AvatarRequest) => Promise<Avatar>;

export interface AvatarLimits {
  readonly maxImages: number;
  readonly maxBytes: number;
  /** PNGs rendered at the same time. */
  readonly concurrency: number;
  /** PNGs that wait to be rendered. */
  readonly maxWaiting: number;
}

const defaults: AvatarLimits = { maxImages: 2_000, maxBytes: 8 * 1_024 * 1_024, concurrency: 2, maxWaiting: 200 };

/** Keeps the most recently used images, and renders an image once for simultaneous requests. */
export function createAvatarCache(limits: Partial<AvatarLimits> = {}): AvatarCache {
  const { maxImages, maxBytes, concurrency, maxWaiting } = { ...defaults, ...limits };
  const queue = pLimit(concurrency);
  let renderer: ReturnType<typeof loadRenderer> | undefined;

  const render = async ({ group, number, format, size }: AvatarRequest): Promise<Avatar> => {
    renderer ??= loadRenderer();
    const renderSvg = await renderer;
    if (format === "svg") return avatarOf(Buffer.from(renderSvg(group, number, size)));
    if (queue.pendingCount >= maxWaiting) throw new QueueFullError("too many images wait to be rendered");
    return avatarOf(await queue(() => toPng(renderSvg(group, number, size))));
  };

  const cache = new LRUCache<string, Avatar, AvatarRequest>({
    max: maxImages,
    maxSize: maxBytes,
    sizeCalculation: ({ image }) => image.byteLength,
    fetchMethod: (_key, _stale, { context }) => render(context),
    // Callers still get an image whose entry is evicted while it is rendered.
    ignoreFetchAbort: true,
  });

  return (request) => {
    const { group, number, format, size } = request;
    return cache.forceFetch(`${group}/${number}/${size}.${format}`, { context: request });
  };
}

function avatarOf(image: Uint8Array): Avatar {
  return { image, digest: hash("sha256", image, "base64url").slice(0, 22) };
}
