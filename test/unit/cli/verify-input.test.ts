import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { itemsOf, textOf } from "../../../src/cli/verify/input.ts";
import { newFolder, tableOf } from "../../e2e/tables/write-table.ts";

/** The values of a CSV file of these bytes. */
async function read(bytes: Buffer, delimiter?: string): Promise<readonly unknown[]> {
  const file = join(newFolder(), "people.csv");
  writeFileSync(file, bytes);
  const items = await Array.fromAsync(itemsOf(textOf(file), "csv", undefined, delimiter));
  return items.map((item) => ("value" in item ? item.value : item.fault));
}

const text = 'name,zip\nJosé,"=""01234"""\n';

describe("a file to verify", () => {
  it("may have a byte order mark, and cells that are formulas of text", async () => {
    expect(await read(Buffer.from(`\ufeff${text}`))).toEqual([{ name: "José", zip: "01234" }]);
  });

  it.each([
    ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16", Buffer.from(text, "utf16le")],
    ["WINDOWS-1252", Buffer.from(text, "latin1")],
  ])("is refused where it is not UTF-8, with the command that converts it: %s", async (encoding, bytes) => {
    await expect(read(bytes)).rejects.toThrow(`convert it first, such as by iconv -f ${encoding} -t UTF-8.`);
  });

  it("is refused where another character separates its cells, with the option that reads it", async () => {
    await expect(read(Buffer.from("name;zip\nA;1\n"))).rejects.toThrow(
      'the cells are separated by ";": add --delimiter ";".',
    );
    await expect(read(Buffer.from("name\tzip\nA\t1\n"))).rejects.toThrow("separated by tabs: add --delimiter tab.");
    expect(await read(Buffer.from("name;zip\nA;1\n"), ";")).toEqual([{ name: "A", zip: "1" }]);
    expect(await read(Buffer.from("name\nA\n"))).toEqual([{ name: "A" }]);
  });

  it("is what draw writes, whatever the delimiter", async () => {
    for (const [name, character] of [
      ["tab", "\t"],
      [";", ";"],
      ["|", "|"],
    ] as const) {
      const rows = await read(
        await tableOf(`-n 20 -f csv --delimiter ${name} --columns name,address.street`),
        character,
      );
      expect(rows.every((row) => Object.keys(Object(row)).length === 2)).toBe(true);
    }
  });
});
