import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as library from "../../../src/library/index.ts";
import { built } from "./installed.ts";

it("the package's docs/api.md describes everything that it exports", () => {
  const page = readFileSync(join(built, "docs/api.md"), "utf8");
  expect(Object.keys(library).filter((name) => !page.includes(`\n### ${name}\n`))).toEqual([]);
});
