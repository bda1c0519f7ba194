import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { once } from "../../text/memo.ts";
import type { Route } from "../message/context.ts";
import { HttpError } from "../message/problem.ts";
import { type Asset, createAsset, pageHeaders, sendAsset } from "./asset.ts";

/** Where `npm run build` writes the page. */
const built = fileURLToPath(new URL("../../../dist/web", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".proto": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * The page at `/` and its assets, from the folder that the build wrote. Names under `/assets/` carry a hash of their
 * content and may be cached without limit; all else is revalidated. Without a build, `/` answers 503 and the rest of the
 * service is not affected.
 */
export function createStaticRoute(folder: string = built): Route {
  const assets = readAssets(folder);
  return (context) => {
    const asset = assets.get(context.path);
    if (asset !== undefined) return asset().then((ready) => sendAsset(ready, context));
    if (context.path !== "/") return false;
    throw new HttpError(503, "The page is not built: npm run build makes it.");
  };
}

/** Every file by its path, read now and compressed when it is first asked for. */
function readAssets(folder: string): ReadonlyMap<string, () => Promise<Asset>> {
  const assets = new Map<string, () => Promise<Asset>>();
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  for (const file of files) {
    const type = types[extname(file)];
    if (type === undefined) continue;
    const content = readFileSync(join(folder, file));
    const path = `/${file.replaceAll(sep, "/")}`;
    const caching = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    const ready = once(() => createAsset(content, pageHeaders(type, caching)));
    assets.set(path === "/index.html" ? "/" : path, ready);
    // Browsers ask for this name wherever no page names another.
    if (path === "/favicon.svg") assets.set("/favicon.ico", ready);
  }
  return assets;
}
