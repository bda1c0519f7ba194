import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { once } from "../../text/memo.ts";
import type { OriginOf } from "../message/origin.ts";
import { type Asset, createAsset, pageHeaders, sendAsset } from "./asset.ts";
import { freeRoute, type Route } from "./route.ts";

/** Stands for the origin in the documents that are built from `proto/openapi.yaml`; a host of no request (RFC 6761). */
export const ORIGIN = "http://origin.invalid";

const built = new URL("../../../dist/openapi/", import.meta.url);

/** Origins whose documents are kept: callers choose them by their Host header. */
const KEPT = 4;

/** `/openapi.json` and `/openapi-3.0.json`: the OpenAPI document with the origin that was asked. */
export function createOpenapiRoutes(originOf: OriginOf): readonly Route[] {
  return ["/openapi.json", "/openapi-3.0.json"].map((path) => {
    let text: string | undefined;
    const assets = new LRUCache<string, Promise<Asset>>({
      max: KEPT,
      memoMethod(origin) {
        text ??= readFileSync(new URL(`.${path}`, built), "utf8");
        return createAsset(text.replaceAll(ORIGIN, origin), {
          "content-type": "application/json",
          "cache-control": "no-cache",
          "x-content-type-options": "nosniff",
        });
      },
    });
    return freeRoute(path, async (context) => sendAsset(await assets.memo(originOf(context)), context));
  });
}

/** A file that is read when it is first requested. */
const file = (path: string, type: string, url: string, label = "other"): Route => {
  const read = once(() =>
    createAsset(readFileSync(fileURLToPath(url)), pageHeaders(`${type}; charset=utf-8`, "no-cache")),
  );
  return freeRoute(path, async (context) => sendAsset(await read(), context), label);
};

/** `/docs`: a viewer of the OpenAPI document. */
export const docsRoutes: readonly Route[] = [
  file("/docs", "text/html", import.meta.resolve("./viewer/index.html"), "/docs"),
  file("/docs/start.js", "text/javascript", import.meta.resolve("./viewer/start.js")),
  file("/docs/style.css", "text/css", import.meta.resolve("./viewer/style.css")),
  file("/docs/swagger-ui.css", "text/css", import.meta.resolve("swagger-ui-dist/swagger-ui.css")),
  file("/docs/swagger-ui-bundle.js", "text/javascript", import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
  freeRoute("/docs/", (context) => context.send(308, { location: "../docs" }), "other"),
];
