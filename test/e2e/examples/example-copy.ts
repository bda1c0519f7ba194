import { cp, readFile, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { listen } from "../../protocol/listen.ts";
import { serve } from "../../protocol/serve.ts";
import { type Commands, commandsIn, root } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";

/**
 * Copies an example and the schema to a temporary folder, so that its commands leave the repository unchanged; its
 * dependencies are those of this repository.
 */
export async function copyExample(example: string): Promise<Commands & { readonly folder: string }> {
  const tree = newFolder();
  const folder = join(tree, "examples", example);
  await cp(join(root, "examples", example), folder, { recursive: true });
  await cp(join(root, "proto"), join(tree, "proto"), { recursive: true });
  await symlink(join(root, "node_modules"), join(tree, "node_modules"));
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  return { folder, ...commandsIn(folder, { PATH }) };
}

/** Copies an example, and serves what it calls. */
export async function serveExample(example: string, ...options: Parameters<typeof serve>) {
  const [{ url }, copy] = await Promise.all([serve(...options), copyExample(example)]);
  return { url, ...copy };
}

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** Serves a folder from an origin of its own; returns its URL. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer(async ({ url = "/" }, response) => {
    const file = join(folder, new URL(url, "http://localhost").pathname);
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(await readFile(file).catch(() => ""));
  });
  return `http://127.0.0.1:${await listen(server)}`;
}
