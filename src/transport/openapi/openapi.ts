import type { IdentityService } from "../../service/service.ts";
import type { Route } from "../http/context.ts";
import { type Asset, createAsset, sendAsset } from "../rest/asset.ts";
import { openapiDocument } from "./document.ts";
import type { Limits } from "./headers.ts";

/** `/openapi.json`: the OpenAPI document, which is made when it is first requested. */
export function createOpenapiRoute(service: IdentityService, limits: Limits): Route {
  let asset: Promise<Asset> | undefined;
  return (context) => {
    if (context.path !== "/openapi.json") return false;
    asset ??= createAsset(JSON.stringify(openapiDocument(service, limits)), {
      "content-type": "application/json",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    return asset.then((ready) => sendAsset(ready, context));
  };
}
