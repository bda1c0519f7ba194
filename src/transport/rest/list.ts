import { matchesTag, weakTag } from "../http/conditional.ts";
import type { ApiRoute, Context } from "../http/context.ts";
import type { Headers } from "../http/message.ts";
import { requireGet } from "../http/problem.ts";

/** Answers GET and HEAD with JSON that changes with a release alone, or with 304 if the caller's copy is current. */
export function listRoute(path: string, cacheControl: string, listOf: (context: Context) => object): ApiRoute {
  const answer = (context: Context): true | Promise<void> => {
    requireGet(context);
    const body = Buffer.from(JSON.stringify(listOf(context)));
    const etag = weakTag(body);
    const headers: Headers = { "content-type": "application/json", "cache-control": cacheControl, etag };
    if (!matchesTag(context.header("if-none-match"), etag)) return context.sendCompressed(200, headers, body) ?? true;
    context.send(304, { ...headers, vary: "Accept-Encoding" });
    return true;
  };
  return [path, answer];
}
