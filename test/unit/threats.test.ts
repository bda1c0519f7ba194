import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { limits } from "../../src/http/limits.ts";
import { attacks } from "../faults/attacks/index.ts";
import { withLines } from "../faults/harness/table.ts";

const root = new URL("../../", import.meta.url);
const security = readFileSync(new URL("SECURITY.md", root), "utf8");

describe("test/faults/README.md", () => {
  it("states for every limit what exercises it, or why nothing does", () => {
    const faults = readFileSync(new URL("test/faults/README.md", root), "utf8");
    expect(Object.keys(limits).filter((name) => !faults.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("SECURITY.md", () => {
  it("has a row for every attack", () => {
    expect(attacks.map(({ name }) => name).filter((name) => !security.includes(`| ${name} |`))).toEqual([]);
  });

  it("stays as it is by a run of no attack", () => {
    expect(withLines(security, attacks, [])).toBe(security);
  });

  const [threats = ""] = security.slice(security.indexOf("| threat |")).split("\n\n");
  const cells = threats
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()));

  it("names the attacks or tests that cover each threat", () => {
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter(([, , rows, tests]) => rows === "" && tests === "")).toEqual([]);
  });

  it("names the rows of all attacks, and no others", () => {
    const named = new Set(cells.flatMap(([, , rows = ""]) => rows.split(", ")).filter((row) => row !== ""));
    expect([...named].sort()).toEqual([...new Set(attacks.map(({ row }) => row))].sort());
  });

  it("names only tests that exist", () => {
    const named = [...security.matchAll(/`(test\/[^`]+)`/g)].map(([, path = ""]) => path);
    expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});
