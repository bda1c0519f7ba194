import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Route } from "../http/context.ts";
import { type Asset, createAsset, pageHeaders, sendAsset } from "../rest/asset.ts";

/** Media type and URL of each file, by path. */
const files: ReadonlyMap<string, readonly [type: string, url: string]> = new Map([
  ["/docs", ["text/html", import.meta.resolve("./viewer/index.html")]],
  ["/docs/start.js", ["text/javascript", import.meta.resolve("./viewer/start.js")]],
  ["/docs/style.css", ["text/css", import.meta.resolve("./viewer/style.css")]],
  ["/docs/swagger-ui.css", ["text/css", import.meta.resolve("swagger-ui-dist/swagger-ui.css")]],
  ["/docs/swagger-ui-bundle.js", ["text/javascript", import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js")]],
]);

/** `/docs`: a viewer of the OpenAPI document. Its files are read when they are first requested. */
export function createDocsRoute(): Route {
  const assets = new Map<string, Promise<Asset>>();
  return (context) => {
    const { path } = context;
    if (path === "/docs/") {
      context.send(308, { location: "../docs" });
      return true;
    }
    const file = files.get(path);
    if (file === undefined) return false;
    const asset = assets.get(path) ?? readAsset(...file);
    assets.set(path, asset);
    return asset.then((ready) => sendAsset(ready, context));
  };
}

function readAsset(type: string, url: string): Promise<Asset> {
  return createAsset(readFileSync(fileURLToPath(url)), pageHeaders(`${type}; charset=utf-8`, "no-cache"));
}
