import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** Translates the lines of a stack, read from standard input, from those of dist/server/server.cjs to those of the sources. */

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist/server");
const map = new SourceMap(JSON.parse(readFileSync(join(folder, "server.cjs.map"), "utf8")));

const translated = (await text(process.stdin)).replaceAll(
  /[^\s(]*server\.cjs:(\d+):(\d+)/g,
  (place, line: string, column: string) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return place;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${relative(root, join(folder, originalSource))}:${originalLine + 1}:${originalColumn + 1}`;
  },
);
process.stdout.write(translated);
