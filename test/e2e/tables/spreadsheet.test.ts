import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { parseCsv } from "../command-line/csv.ts";
import { finish, start } from "../command-line/run-draw.ts";
import { needs } from "../programs.ts";
import { writeTable } from "./write-table.ts";

it("a spreadsheet shows cells of digits as they are where --spreadsheet wrote them", needs("ssconvert"), async () => {
  const columns = "--columns name,dob.day,credit_card.number,credit_card.expiry,address.zip";
  const [plain, marked] = await Promise.all(
    ["", "--spreadsheet"].map((option) => writeTable("people.csv", `-n 50 -f csv ${columns} ${option}`)),
  );
  const shown = async (file = ""): Promise<readonly (readonly string[])[]> => {
    const converted = join(dirname(file), "shown.csv");
    const run = await finish(start("ssconvert", [file, converted]));
    expect(run, run.stderr).toMatchObject({ code: 0 });
    return parseCsv(readFileSync(converted, "utf8").replaceAll("\n", "\r\n"));
  };
  const written = parseCsv(readFileSync(plain ?? "", "utf8"));
  const asText = (rows: readonly (readonly string[])[]) => rows.slice(1).map(([, ...digits]) => digits);
  expect(asText(await shown(marked))).toEqual(asText(written));
  expect(asText(await shown(plain))).not.toEqual(asText(written));
});
