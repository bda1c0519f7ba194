import { type AvatarCache, type AvatarRequest, createAvatarCache, QueueFullError } from "../../avatar/avatar-cache.ts";
import { isGroup } from "../../avatar/group.ts";
import { Refusal, type Violation } from "../../service/refusal.ts";
import { preferred } from "../http/accept.ts";
import { matchesTag } from "../http/conditional.ts";
import type { Route } from "../http/context.ts";
import type { Headers } from "../http/message.ts";
import { HttpError, requireGet } from "../http/problem.ts";

const PREFIX = "/avatar/";

/** Numbers without leading zeros, 0 to 999. */
const PATH = /^\/avatar\/([a-z]+-[a-z]+)\/(0|[1-9][0-9]{0,2})(\.png)?$/;

const DEFAULT_SIZE = 256;
const SMALLEST = 32;
const LARGEST = 512;

const types = { svg: "image/svg+xml", png: "image/png" } as const;

/** The same address gives the same bytes for ever, to every origin; an SVG opened by itself can do nothing. */
const always: Headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** `/avatar/{group}/{number}`: the image that `photo_url` names, as SVG, or as PNG if asked for. */
export function createAvatarRoute(avatars: AvatarCache = createAvatarCache()): Route {
  return (context) => {
    if (!context.path.startsWith(PREFIX)) return false;
    const { group, number, suffix } = readPath(context.path);
    requireGet(context);
    const format = suffix || preferred(context.header("accept"), [types.svg, types.png]) === types.png ? "png" : "svg";
    const size = readSize(context.query);
    return avatars({ group, number, format, size }).then(
      ({ image, digest }) => {
        const etag = `"${digest}"`;
        const headers = { ...always, etag, ...(suffix ? {} : { vary: "Accept" }) };
        if (matchesTag(context.header("if-none-match"), etag)) context.send(304, headers);
        else context.send(200, { ...headers, "content-type": types[format] }, image);
      },
      (error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        throw new HttpError(503, "Too many images are being rendered; ask again in a moment.", { "retry-after": "1" });
      },
    );
  };
}

function readPath(path: string): Pick<AvatarRequest, "group" | "number"> & { readonly suffix: boolean } {
  const [, group, number, suffix] = PATH.exec(path) ?? [];
  if (group === undefined || !isGroup(group)) throw new HttpError(404, "There is no such image.");
  return { group, number: Number(number), suffix: suffix !== undefined };
}

function readSize(query: string): number {
  const parameters = new URLSearchParams(query);
  const violations: Violation[] = [...new Set(parameters.keys())]
    .filter((field) => field !== "size")
    .map((field) => ({ field, message: "is not a parameter of this path" }));
  const [text = String(DEFAULT_SIZE), ...more] = parameters.getAll("size");
  const size = /^[1-9][0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (more.length > 0 || size < SMALLEST || size > LARGEST) {
    violations.unshift({ field: "size", message: `must be one whole number from ${SMALLEST} to ${LARGEST}` });
  }
  if (violations.length > 0) throw new Refusal("invalid_argument", "The request is not valid.", violations);
  return size;
}
