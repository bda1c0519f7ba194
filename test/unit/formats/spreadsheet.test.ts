import { describe, expect, it } from "vitest";
import { spreadsheetText, textOfCell } from "../../../src/text/spreadsheet.ts";
import { parseCsv } from "../../e2e/command-line/csv.ts";
import { tableOf } from "../../e2e/tables/write-table.ts";

describe("a text that a spreadsheet evaluates or changes", () => {
  it.each([
    ..."=1+1 =cmd|'/c'!A1 @SUM(A1) +1 -1 -x +x ＝1 ＠a －1 ＋1".split(" "),
    " =1+1",
    "'quoted",
    " blank",
    "blank ",
    ..."007 1234567890123456 04/28 1-2 1/2 12:30 1e5 1.5E+10 1,234 50% (5) $5 5€ ₹500 1.2.3 #5 .5 １２ ٣".split(" "),
    "5 €",
    "12:30 PM",
    "5 a",
    "2026年5月1日",
    "2026-05-01T10:00:00.000Z",
    "May 5",
    "5 May",
    "1-Mar",
    "Sept 2",
    "MARCH1",
    "Dec 12, 2026",
    "Monday, May 5, 2026",
    "1er mai",
    "5. März 2026",
    "5 de mayo de 2026",
    "5 мая",
    "TRUE",
    "false",
    "WAHR",
    "ЛОЖЬ",
    "#N/A",
    "#REF!",
  ])("is written as a formula that shows it: %j", (text) => {
    expect(spreadsheetText(text)).toBe(`="${text}"`);
    expect(textOfCell(spreadsheetText(text))).toBe(text);
  });

  it("may have quotes, and more characters than a text of a formula", () => {
    expect(spreadsheetText('=HYPERLINK("x")')).toBe('="=HYPERLINK(""x"")"');
    for (const text of [`=${"x".repeat(254)}`, `-${'ab"&"'.repeat(200)}`, '="a"', '="a"&"b"', `@${"😀".repeat(300)}`]) {
      const formula = spreadsheetText(text);
      expect(textOfCell(formula)).toBe(text);
      for (const piece of formula.match(/"(?:[^"]|"")*"/g) ?? []) expect(piece.length).toBeLessThan(770);
    }
  });

  it.each([
    "Müller",
    "May",
    "12 Highfield",
    "350 Broadway",
    "Mai 5b",
    "5 May Street",
    "a=b",
    "O+",
    "A-",
    "#ff00ff",
    "K1A 0B1",
    "東京都",
    "",
  ])("is not one that all show as it is: %j", (text) => {
    expect(spreadsheetText(text)).toBe(text);
  });
});

it("CSV for spreadsheets has no cell that begins as a formula does, but those that show a text", async () => {
  const args =
    "-n 300 --details --extra string.sample,lorem.slug,string.symbol,number.float,date.past,internet.password";
  const columns = "--columns name=@name,extra,details,phone,address,national_id";
  const [marked, plain] = await Promise.all(
    ["--spreadsheet", "--bom"].map(async (option) =>
      parseCsv((await tableOf(`-f csv ${args} ${columns} ${option}`)).toString().slice(1)),
    ),
  );
  expect(marked?.map((row) => row.map(textOfCell))).toEqual(plain);
  const cells = marked?.flat().filter((cell) => /^[=+@\t\r-]/.test(cell)) ?? [];
  expect(cells.length).toBeGreaterThan(600);
  for (const cell of cells) expect(cell).toMatch(/^-?\d+(?:\.\d+)?$|^="(?:[^"]|"")*"(?:&"(?:[^"]|"")*")*$/);
});
