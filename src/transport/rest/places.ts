import { placesRequest } from "../../schema/request.ts";
import type { IdentityService } from "../../service/service.ts";
import type { ApiRoute } from "../http/context.ts";
import { queryOf } from "../http/query.ts";
import { listRoute } from "./list.ts";

/** `GET /places?country=de&query=mün`: places that a request may ask for. */
export function createPlacesRoute(service: IdentityService): ApiRoute {
  return listRoute("/places", "public, max-age=3600", (context) => {
    const places = service.places(queryOf(context, placesRequest));
    return { places: places.map((place) => place()) };
  });
}
