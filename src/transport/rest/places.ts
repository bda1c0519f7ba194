import type { IdentityService } from "../../service/service.ts";
import type { Route } from "../http/context.ts";
import { requireGet } from "../http/problem.ts";
import { queryOf } from "../http/query.ts";

/** `GET /places?country=de&query=mün`: places that a request may ask for. */
export function createPlacesRoute(service: IdentityService): Route {
  return (context) => {
    if (context.path !== "/places") return false;
    requireGet(context);
    const { limit, ...fields } = queryOf(context, ["country", "query", "state", "limit"]);
    // Decimal digits alone: Number() also reads 1e2, 0x10 and spaces. The service refuses the text as it stands.
    const count = limit !== undefined && /^\d+$/.test(limit) ? Number(limit) : limit;
    const places = service.places(count === undefined ? fields : { ...fields, limit: count });
    // The tables change with a release only.
    const headers = { "content-type": "application/json", "cache-control": "public, max-age=3600" };
    context.send(200, headers, JSON.stringify({ places: places.map((place) => place()) }));
    return true;
  };
}
