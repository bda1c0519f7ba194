import { LRUCache } from "lru-cache";
import type { IdentityService } from "../../../service/service.ts";
import type { ApiRoute } from "../../message/context.ts";
import type { OriginOf } from "../../message/origin.ts";
import { type Asset, createAsset, sendAsset } from "../asset.ts";
import { type OpenapiVersion, openapiDocument } from "./document.ts";

/** Origins whose documents are kept: callers choose them by their Host header. */
const KEPT = 4;

/** Stands for the origin in the document that is made once; a host of no request (RFC 6761). */
const ORIGIN = "http://origin.invalid";

const versions: readonly (readonly [path: string, version: OpenapiVersion])[] = [
  ["/openapi.json", "3.1.1"],
  ["/openapi-3.0.json", "3.0.4"],
];

/** `/openapi.json` and `/openapi-3.0.json`: the OpenAPI document with the origin that was asked, made when it is first requested. */
export function createOpenapiRoutes(service: IdentityService, originOf: OriginOf): readonly ApiRoute[] {
  return versions.map(([path, version]) => {
    let text: string | undefined;
    const assets = new LRUCache<string, Promise<Asset>>({
      max: KEPT,
      memoMethod(origin) {
        text ??= JSON.stringify(openapiDocument(service, ORIGIN, version));
        return createAsset(text.replaceAll(ORIGIN, origin), {
          "content-type": "application/json",
          "cache-control": "no-cache",
          "x-content-type-options": "nosniff",
        });
      },
    });
    return [path, (context) => assets.memo(originOf(context)).then((ready) => sendAsset(ready, context))];
  });
}
