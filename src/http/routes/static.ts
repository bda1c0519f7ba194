import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { once } from "../../text/memo.ts";
import { preferred } from "../message/accept.ts";
import type { Context } from "../message/context.ts";
import { HttpError } from "../message/problem.ts";
import { type Asset, createAsset, pageHeaders, sendAsset } from "./asset.ts";
import { freeRoute, type Route } from "./route.ts";

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

/** Paths whose requests are counted by path; those of all other files are counted together. */
const pages: ReadonlySet<string> = new Set(["/", "/identity.proto"]);

/** The built page at `/` and its assets; names under `/assets/` have a hash and are immutable. Unbuilt, `/` is 503. */
export function createStaticRoutes(folder: string = built): readonly Route[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const routes = files.flatMap((file) => routesOf(folder, file));
  if (routes.some(({ path }) => path === "/")) return routes;
  const refuse = (): never => {
    throw new HttpError(503, "The page is not built: npm run build makes it.");
  };
  return [...routes, freeRoute("/", refuse)];
}

/** Documents, each of which has itself as a page of HTML beside it. */
const DOCUMENT = /\.(?:md|txt)$/;

/** The paths of a file, which is read now and compressed when it is first asked for. */
function routesOf(folder: string, file: string): readonly Route[] {
  const type = types[extname(file)];
  if (type === undefined || DOCUMENT.test(file.replace(/\.html$/, "")) !== DOCUMENT.test(file)) return [];
  const path = `/${file.replaceAll(sep, "/")}`;
  const caching = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  const send = DOCUMENT.test(file)
    ? documentHandler(join(folder, file))
    : fileHandler(join(folder, file), type, caching);
  const route = (at: string): Route => freeRoute(at, send, pages.has(at) ? at : "other");
  if (path === "/index.html") return [route("/")];
  // Browsers ask for /favicon.ico wherever no page names another.
  return path === "/favicon.svg" ? [route(path), route("/favicon.ico")] : [route(path)];
}

function fileHandler(path: string, type: string, caching: string): (context: Context) => Promise<void> {
  const asset = readOnce(path, type, caching);
  return async (context) => sendAsset(await asset(), context);
}

/** Sends a document as a page to browsers, which prefer HTML, and as Markdown to all others. */
function documentHandler(path: string): (context: Context) => Promise<void> {
  const [text, page] = ["text/plain", "text/html"] as const;
  const assets = {
    [text]: readOnce(path, `${text}; charset=utf-8`, "no-cache"),
    [page]: readOnce(`${path}.html`, `${page}; charset=utf-8`, "no-cache"),
  };
  return async (context) => {
    context.set({ vary: "Accept" });
    sendAsset(await assets[preferred(context.header("accept"), [text, page])](), context);
  };
}

function readOnce(path: string, type: string, caching: string): () => Promise<Asset> {
  const content = readFileSync(path);
  return once(() => createAsset(content, pageHeaders(type, caching)));
}
