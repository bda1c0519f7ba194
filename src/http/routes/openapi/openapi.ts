import { readFileSync } from "node:fs";
import { LRUCache } from "lru-cache";
import type { OriginOf } from "../../message/origin.ts";
import { type Asset, createAsset, sendAsset } from "../asset.ts";
import { freeRoute, type Route } from "../route.ts";
import type { OpenapiVersion } from "./document.ts";

/** Origins whose documents are kept: callers choose them by their Host header. */
const KEPT = 4;

/** Stands for the origin in the documents that are built; a host of no request (RFC 6761). */
export const ORIGIN = "http://origin.invalid";

/** The documents that `npm run build` writes: the path of each, and the version of OpenAPI. */
export const versions: readonly (readonly [path: string, version: OpenapiVersion])[] = [
  ["/openapi.json", "3.1.1"],
  ["/openapi-3.0.json", "3.0.4"],
];

const built = new URL("../../../../dist/openapi/", import.meta.url);

/** `/openapi.json` and `/openapi-3.0.json`: the OpenAPI document with the origin that was asked. */
export function createOpenapiRoutes(originOf: OriginOf): readonly Route[] {
  return versions.map(([path]) => {
    let text: string | undefined;
    const assets = new LRUCache<string, Promise<Asset>>({
      max: KEPT,
      memoMethod(origin) {
        text ??= readFileSync(new URL(`.${path}`, built), "utf8");
        return createAsset(text.replaceAll(ORIGIN, origin), {
          "content-type": "application/json",
          "cache-control": "no-cache",
          "x-content-type-options": "nosniff",
        });
      },
    });
    return freeRoute(path, async (context) => sendAsset(await assets.memo(originOf(context)), context));
  });
}
