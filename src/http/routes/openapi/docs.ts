import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { once } from "../../../text/memo.ts";
import type { Route } from "../../message/context.ts";
import { createAsset, pageHeaders, sendAsset } from "../asset.ts";

/** A file that is read when it is first requested. */
const file = (type: string, url: string) =>
  once(() => createAsset(readFileSync(fileURLToPath(url)), pageHeaders(`${type}; charset=utf-8`, "no-cache")));

const files = new Map([
  ["/docs", file("text/html", import.meta.resolve("./viewer/index.html"))],
  ["/docs/start.js", file("text/javascript", import.meta.resolve("./viewer/start.js"))],
  ["/docs/style.css", file("text/css", import.meta.resolve("./viewer/style.css"))],
  ["/docs/swagger-ui.css", file("text/css", import.meta.resolve("swagger-ui-dist/swagger-ui.css"))],
  ["/docs/swagger-ui-bundle.js", file("text/javascript", import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js"))],
]);

/** `/docs`: a viewer of the OpenAPI document. */
export const docsRoute: Route = (context) => {
  const { path } = context;
  if (path !== "/docs/")
    return (
      files
        .get(path)?.()
        .then((ready) => sendAsset(ready, context)) ?? false
    );
  context.send(308, { location: "../docs" });
  return true;
};
