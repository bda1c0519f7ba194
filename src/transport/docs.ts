import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Asset, createAsset, sendAsset } from "./asset.ts";
import { type Headers, type Request, type Response, type Room, send } from "./exchange.ts";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="light dark">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>identikit: reference</title>
    <link rel="icon" href="favicon.svg">
    <link rel="stylesheet" href="docs/swagger-ui.css">
    <link rel="stylesheet" href="docs/contrast.css">
    <script src="docs/swagger-ui-bundle.js" defer></script>
    <script src="docs/start.js" defer></script>
  </head>
  <body>
    <div id="reference"></div>
    <noscript><p>This page needs JavaScript. The description itself is at <a href="openapi.json">openapi.json</a>.</p></noscript>
  </body>
</html>
`;

/** No validator: it would send the description to another origin. Dark where the reader's system is. */
const start = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: "none",
});
`;

/** What the viewer paints too faintly to be read by everybody (WCAG 2.2, 1.4.3). */
const contrast = `.swagger-ui .info .title small { background: #5a6170 }
.swagger-ui .info .title small.version-stamp { background: #48700a }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #12703f; color: #fff }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1b62b3; color: #fff }
.swagger-ui .microlight [style*="211, 99, 99"] { color: #ff9c9c !important }
html:not(.dark-mode) .swagger-ui .info :is(a, .url) { color: #1d62b0 }
html:not(.dark-mode) .swagger-ui .parameter__in { color: #5b5b5b }
.dark-mode .swagger-ui .info :is(a, .url) { color: #6ab0ff }
.dark-mode .swagger-ui :is(.header-col, .examples-select__section-label) { color: #e4e6e6 }
`;

/** Nothing but what this origin serves. The viewer draws its icons from `data:` images; styles that its script sets are free. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

type Source = readonly [type: string, content: () => string | Uint8Array];

/** What the room serves, by path. */
const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  ["/docs", ["text/html; charset=utf-8", () => page]],
  ["/docs/start.js", ["text/javascript; charset=utf-8", () => start]],
  ["/docs/contrast.css", ["text/css; charset=utf-8", () => contrast]],
  ["/docs/swagger-ui.css", ["text/css; charset=utf-8", () => viewer("swagger-ui.css")]],
  ["/docs/swagger-ui-bundle.js", ["text/javascript; charset=utf-8", () => viewer("swagger-ui-bundle.js")]],
]);

/** `/docs`: the description of the plain HTTP surface in a viewer, all of it from this origin. */
export function createDocsRoom(): Room {
  const assets = new Map<string, Promise<Asset>>();
  const answer = async ([type, content]: Source, path: string, request: Request, response: Response): Promise<void> => {
    const asset = assets.get(path) ?? createAsset(content(), headersOf(type));
    assets.set(path, asset);
    sendAsset(await asset, request, response);
  };
  return ({ path }, request, response) => {
    const source = sources.get(path);
    if (source !== undefined) return answer(source, path, request, response);
    if (path !== "/docs/") return false;
    send(response, 308, { location: "../docs" });
    return true;
  };
}

function headersOf(type: string): Headers {
  return {
    "content-type": type,
    "cache-control": "no-cache",
    "content-security-policy": contentSecurityPolicy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

function viewer(file: string): Uint8Array {
  return readFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`)));
}
