import { hash } from "node:crypto";
import { createGallery, type Gallery, type Wanted } from "../avatar/gallery.ts";
import { Busy } from "../avatar/gate.ts";
import { isGroup } from "../avatar/group.ts";
import { Refusal, type Violation } from "../service/refusal.ts";
import { preferred } from "./accept.ts";
import { type Headers, header, type Request, type Room, send, type Target } from "./exchange.ts";
import { sendRefusal } from "./problem.ts";

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

/** `/avatar/{group}/{number}`: the picture that `photo_url` names, as SVG, or as PNG if asked for. */
export function createAvatarRoom(gallery: Gallery = createGallery()): Room {
  return (target, request, response) => {
    if (!target.path.startsWith(PREFIX)) return false;
    const named = readPath(target);
    if (request.method !== "GET" && request.method !== "HEAD") {
      const refusal = new Refusal("method_not_allowed", "This path takes GET and HEAD alone.");
      sendRefusal(response, refusal, { allow: "GET, HEAD" });
      return true;
    }
    const { group, number, suffix } = named;
    const format = suffix || preferred(header(request, "accept"), [types.svg, types.png]) === types.png ? "png" : "svg";
    const wanted: Wanted = { group, number, format, size: readSize(target.query) };
    return gallery(wanted).then(
      (picture) => {
        const etag = tagOf(picture);
        const headers = { ...always, etag, ...(suffix ? {} : { vary: "Accept" }) };
        if (isKnown(request, etag)) send(response, 304, headers);
        else send(response, 200, { ...headers, "content-type": types[format] }, picture);
      },
      (error: unknown) => {
        if (!(error instanceof Busy)) throw error;
        const refusal = new Refusal("unavailable", "Too many pictures are being painted; ask again in a moment.");
        sendRefusal(response, refusal, { "retry-after": "1" });
      },
    );
  };
}

function readPath({ path }: Target): Pick<Wanted, "group" | "number"> & { readonly suffix: boolean } {
  const [, group, number, suffix] = PATH.exec(path) ?? [];
  if (group === undefined || !isGroup(group)) throw new Refusal("not_found", "There is no such picture.");
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

/** Strong, because made of the bytes; those that the gallery keeps are not digested twice. */
function tagOf(picture: Uint8Array): string {
  const tag = tags.get(picture) ?? `"${hash("sha256", picture, "base64url").slice(0, 22)}"`;
  tags.set(picture, tag);
  return tag;
}

const tags = new WeakMap<Uint8Array, string>();

/** RFC 9110 section 13.1.2: `*` or a list of entity tags, compared weakly. Our tags hold no comma. */
function isKnown(request: Request, etag: string): boolean {
  const known = header(request, "if-none-match");
  if (known === undefined) return false;
  return known.trim() === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
