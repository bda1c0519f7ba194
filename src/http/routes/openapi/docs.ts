import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { once } from "../../../text/memo.ts";
import { createAsset, pageHeaders, sendAsset } from "../asset.ts";
import { freeRoute, type Route } from "../route.ts";

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
