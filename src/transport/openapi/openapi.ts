import type { IdentityService } from "../../service/service.ts";
import type { ApiRoute } from "../http/context.ts";
import { type Asset, createAsset, sendAsset } from "../rest/asset.ts";
import { openapiDocument } from "./document.ts";
import type { Limits } from "./headers.ts";

/** `/openapi.json`: the OpenAPI document, which is made when it is first requested. */
export function createOpenapiRoute(service: IdentityService, limits: Limits): ApiRoute {
  let asset: Promise<Asset> | undefined;
  return {
    path: "/openapi.json",
    answer(context) {
      asset ??= createAsset(JSON.stringify(openapiDocument(service, limits)), {
        "content-type": "application/json",
        "cache-control": "no-cache",
        "x-content-type-options": "nosniff",
      });
      return asset.then((ready) => sendAsset(ready, context));
    },
  };
}
