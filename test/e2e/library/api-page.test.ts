import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { apiPage } from "../../../scripts/docs/api.ts";

it("docs/api.md is up to date; if not, run npm run docs", () => {
  expect(readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8")).toBe(apiPage());
});
