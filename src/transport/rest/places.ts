import { placesRequest } from "../../schema/request.ts";
import type { IdentityService } from "../../service/service.ts";
import type { ApiRoute } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";
import { queryOf } from "../http/query.ts";
import { sendList } from "./list.ts";

/** `GET /places?country=de&query=mün`: places that a request may ask for. */
export function createPlacesRoute(service: IdentityService): ApiRoute {
  return {
    path: "/places",
    answer(context) {
      requireGet(context);
      const places = service.places(queryOf(context, placesRequest));
      return sendList(context, "public, max-age=3600", { places: places.map((place) => place()) });
    },
  };
}
