import { placesRequest, rulesRequest } from "../../schema/request.ts";
import type { IdentityService } from "../../service/service.ts";
import { matchesTag, weakTag } from "../message/caching.ts";
import type { Context } from "../message/context.ts";
import type { Headers } from "../message/message.ts";
import { queryOf } from "../message/query.ts";
import { freeRoute, type Route } from "./route.ts";

/** What requests may ask for: places, as by `GET /places?country=de&query=mün`, and rules, of a country or of all. */
export function createListRoutes(service: IdentityService): readonly Route[] {
  return [
    listRoute("/places", "public, max-age=3600", (context) => {
      const places = service.places(queryOf(context, placesRequest));
      return { places: places.map((place) => place()) };
    }),
    listRoute("/rules", "no-cache", (context) => ({ rules: service.rules(queryOf(context, rulesRequest)) })),
  ];
}

/** Answers GET and HEAD with JSON that changes with a release alone, or with 304 if the caller's copy is current. */
function listRoute(path: string, cacheControl: string, listOf: (context: Context) => object): Route {
  return freeRoute(path, (context) => {
    const body = Buffer.from(JSON.stringify(listOf(context)));
    const etag = weakTag(body);
    const headers: Headers = { "content-type": "application/json", "cache-control": cacheControl, etag };
    if (!matchesTag(context.header("if-none-match"), etag)) return context.sendCompressed(200, headers, body);
    context.send(304, { ...headers, vary: "Accept-Encoding" });
  });
}
