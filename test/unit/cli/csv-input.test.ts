import { describe, expect, it } from "vitest";
import { itemsOf } from "../../../src/cli/verify/input.ts";

/** The items of a CSV text that arrives in chunks of some characters. */
async function read(csv: string, size = 3) {
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < csv.length; at += size) yield csv.slice(at, at + size);
  }
  return Array.fromAsync(itemsOf(chunks(), "csv", undefined));
}

describe("records in CSV", () => {
  it.each([1, 2, 1_000])("begin on the line that is named, in chunks of %i", async (size) => {
    const csv = 'a,b\r\n1,2\r\n\r\n"x\r\ny",3\r\n\n5,6\n"7\n\n8",9';
    expect(await read(csv, size)).toEqual([
      { where: "line 2", value: { a: "1", b: "2" } },
      { where: "line 4", value: { a: "x\r\ny", b: "3" } },
      { where: "line 7", value: { a: "5", b: "6" } },
      { where: "line 8", value: { a: "7\n\n8", b: "9" } },
    ]);
  });

  it("may have quotes inside cells, doubled in quoted ones", async () => {
    expect(await read('a,b\n5" tall,"say ""hi"""\n')).toEqual([
      { where: "line 2", value: { a: '5" tall', b: 'say "hi"' } },
    ]);
  });

  it.each([
    ["sep=;\r\na;b\r\n1;2,5\r\n", ";"],
    ["SEP=;\na;b\n1;2,5", ";"],
    ['"sep=;"\r\na;b\r\n1;2,5', ";"],
    ["sep=\t\na\tb\n1\t2,5\n", "tab"],
    ["sep=|\ra|b\r1|2,5\r", "|"],
    ['sep=,\na,b\n1,"2,5"\n', ","],
  ])("are separated as the first line says: %j", async (csv) => {
    for (const size of [1, 2, 5, 1_000]) {
      expect(await read(csv, size)).toEqual([{ where: "line 3", value: { a: "1", b: "2,5" } }]);
    }
  });

  it("may have a column that is called sep", async () => {
    expect(await read("sep\n1\n")).toEqual([{ where: "line 2", value: { sep: "1" } }]);
    expect(await read("sep=\n1\n")).toEqual([{ where: "line 2", value: { "sep=": "1" } }]);
    expect(await read("sep=long,b\n1,2\n")).toEqual([{ where: "line 2", value: { "sep=long": "1", b: "2" } }]);
  });

  it("may end in CR alone, and have lines of empty cells, which are no records", async () => {
    for (const size of [1, 2, 1_000]) {
      expect(await read('a,b\r1,2\r,\r"x\ry",3\r\n4,5\r\n', size)).toEqual([
        { where: "line 2", value: { a: "1", b: "2" } },
        { where: "line 4", value: { a: "x\ry", b: "3" } },
        { where: "line 6", value: { a: "4", b: "5" } },
      ]);
    }
  });

  it("are unreadable with more or fewer cells than the header, and those after them are read", async () => {
    expect(await read("a,b\n1\n1,2,3\n4,5\n")).toEqual([
      { where: "line 2", fault: "has 1 cells instead of 2." },
      { where: "line 3", fault: "has 3 cells instead of 2." },
      { where: "line 4", value: { a: "4", b: "5" } },
    ]);
  });

  it("are unreadable from a quote on that does not end", async () => {
    expect(await read('a,b\n1,2\n"3,4\n5,6\n')).toEqual([
      { where: "line 2", value: { a: "1", b: "2" } },
      { where: "line 3", fault: "begins a quoted cell that does not end." },
    ]);
  });

  it("end with the failure of the text", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield "a,b\n";
      throw new Error("unplugged");
    }
    await expect(Array.fromAsync(itemsOf(broken(), "csv", undefined))).rejects.toThrow("unplugged");
  });
});
