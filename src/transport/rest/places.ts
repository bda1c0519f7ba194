import { placesRequest } from "../../schema/request.ts";
import type { IdentityService } from "../../service/service.ts";
import type { ApiRoute } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";
import { queryOf } from "../http/query.ts";

/** `GET /places?country=de&query=mün`: places that a request may ask for. */
export function createPlacesRoute(service: IdentityService): ApiRoute {
  return {
    path: "/places",
    answer(context) {
      requireGet(context);
      const places = service.places(queryOf(context, placesRequest));
      // The tables change with a release only.
      const headers = { "content-type": "application/json", "cache-control": "public, max-age=3600" };
      context.send(200, headers, JSON.stringify({ places: places.map((place) => place()) }));
      return true;
    },
  };
}
