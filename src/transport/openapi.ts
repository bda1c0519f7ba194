import type { IdentityService } from "../service/service.ts";
import { type Asset, createAsset, sendAsset } from "./asset.ts";
import type { Request, Response, Room } from "./exchange.ts";
import { openapiDocument } from "./openapi-document.ts";
import type { Limits } from "./openapi-headers.ts";

/** `/openapi.json`: the description of the plain HTTP surface, made when it is first asked for. */
export function createOpenapiRoom(service: IdentityService, limits: Limits): Room {
  let asset: Promise<Asset> | undefined;
  const make = (): Promise<Asset> =>
    createAsset(JSON.stringify(openapiDocument(service, limits)), {
      "content-type": "application/json",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
  const answer = async (request: Request, response: Response): Promise<void> => {
    asset ??= make();
    sendAsset(await asset, request, response);
  };
  return ({ path }, request, response) => (path === "/openapi.json" ? answer(request, response) : false);
}
