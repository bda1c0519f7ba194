import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { product, root, type Source, sources } from "./sources.ts";

describe("the files of src, scripts, bench and test", () => {
  it("have at most 200 lines", () => {
    const lines = ({ text }: Source): number => text.trimEnd().split("\n").length;
    const long = sources.filter((source) => !source.file.startsWith("src/gen/") && lines(source) > 200);
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});

describe("the files of src", () => {
  it("hide no type behind unknown", () => {
    const breaches = product.filter(({ text }) => text.includes(" as unknown as "));
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });
});

describe("the folders", () => {
  const folders = ["src", "scripts", "bench", "test"].flatMap((top) => [
    top,
    ...readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length)),
  ]);

  it("hold at most 16 files each", () => {
    const size = (folder: string): number =>
      readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
    const full = folders.filter((folder) => !folder.includes("node_modules") && size(folder) > 16);
    expect(full).toEqual([]);
  });
});
