import { type AvatarCache, type AvatarRequest, createAvatarCache } from "../../avatar/avatar-cache.ts";
import { isGroup } from "../../avatar/group.ts";
import { MissingSharpError } from "../../avatar/png.ts";
import { whole } from "../../schema/field.ts";
import { readerOf } from "../../schema/read.ts";
import { allOrRefusal } from "../../service/refusal.ts";
import { preferred } from "../message/accept.ts";
import { matchesTag } from "../message/caching.ts";
import type { Context } from "../message/context.ts";
import type { Headers } from "../message/message.ts";
import { HttpError } from "../message/problem.ts";
import { queryOf } from "../message/query.ts";
import { freeRoute, type Route } from "./route.ts";

/** Numbers without leading zeros, 0 to 999. */
const PATH = /^\/avatar\/([a-z]+-[a-z]+)\/(0|[1-9][0-9]{0,2})(\.png)?$/;

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
  const handle: Route["handle"] = (context) => {
    const { group, number, suffix } = readPath(context.path);
    const format = suffix || preferred(context.header("accept"), [types.svg, types.png]) === types.png ? "png" : "svg";
    const size = readSize(context);
    return avatars({ group, number, format, size }, (render) => context.offload(render)).then(
      ({ image, digest }) => {
        const etag = `"${digest}"`;
        const headers = { ...always, etag, ...(suffix ? {} : { vary: "Accept" }) };
        if (matchesTag(context.header("if-none-match"), etag)) context.send(304, headers);
        else context.send(200, { ...headers, "content-type": types[format] }, image);
      },
      (error: unknown) => {
        if (error instanceof MissingSharpError) throw new HttpError(501, error.message);
        throw error;
      },
    );
  };
  return freeRoute("/avatar/*", handle, "/avatar");
}

function readPath(path: string): Pick<AvatarRequest, "group" | "number"> & { readonly suffix: boolean } {
  const [, group, number, suffix] = PATH.exec(path) ?? [];
  if (group === undefined || !isGroup(group)) throw new HttpError(404, "There is no such image.");
  return { group, number: Number(number), suffix: suffix !== undefined };
}

export const avatarRequest = {
  size: whole("Width and height of the image in pixels.", 32, 512, { usual: 256 }),
};

const read = readerOf(avatarRequest);

function readSize(context: Context): number {
  const given = queryOf(context, avatarRequest);
  return allOrRefusal((refuse) => read(given, refuse)).size ?? avatarRequest.size.usual;
}
