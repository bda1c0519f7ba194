import { describe, expect, it } from "vitest";
import { layoutOf, readParquet, service, text, write } from "./write.ts";

describe("what not all people have", () => {
  const request = { gender: "female", seed: "details", country: "mx", details: true, extra: ["company.name"] };
  const { identity } = service.generate(request);
  const { details, extra } = identity;
  const columns = "details.name.middle,details.name.second_family.latin,details.envelope=lines,extra";
  const company = extra?.["company.name"];
  const second = details?.name.second_family?.latin;
  const lines = details?.envelope ?? [];

  it("is empty in CSV, and NULL in SQL; a list is one cell, or an array of PostgreSQL", () => {
    const name = "details.name.middle";
    const envelope = lines.join("; ");
    const cell = (value = "") => (/[,"]/.test(value) ? `"${value}"` : value);
    expect(text(layoutOf("csv", columns), [[[identity]]])).toBe(
      `${name}.native,${name}.latin,${name}.kana,details.name.second_family.latin,lines,extra.company.name\r\n` +
        `,,,${second},${cell(envelope)},${cell(company)}\r\n`,
    );
    expect(text(layoutOf("sql:postgresql", columns), [[[identity]]])).toContain(
      `\n\\N\t\\N\t\\N\t${second}\t{${lines.map((line) => JSON.stringify(line)).join(",")}}\t${company}\n`,
    );
    expect(text(layoutOf("sql:portable", columns), [[[identity]]])).toContain(
      `(NULL, NULL, NULL, '${second}', '${envelope}', '${company?.replaceAll("'", "''")}')`,
    );
  });

  it("is missing in JSON, as in the whole record, and null where that is asked for", () => {
    const part = { details: { name: { second_family: { latin: second } } }, lines, extra: { "company.name": company } };
    expect(JSON.parse(text(layoutOf("json", columns), [[[identity]]]))).toEqual([part]);
    const name = { middle: null, second_family: { latin: second } };
    expect(JSON.parse(text(layoutOf("json", columns, { nulls: true }), [[[identity]]]))).toEqual([
      { ...part, details: { name } },
    ]);
  });

  it("is null in Parquet, as a whole where a part is missing; lists are lists", async () => {
    const range = { firstIndex: 1, count: 3 };
    const all = [identity, ...service.batch({ ...request, country: "jp" }, range).draw(range)];
    const file = write(layoutOf("parquet", `${columns},details.time_zone,details.card.expires_on`), [[all]]);
    const rows = await readParquet(file);
    expect(rows).toEqual(
      all.map(({ details, extra }) => ({
        details: {
          name: {
            // hyparquet reads a group that is null as undefined.
            middle: undefined,
            second_family: details?.name.second_family && { latin: details.name.second_family.latin },
          },
          time_zone: details?.time_zone,
          card: { expires_on: new Date(details?.card.expires_on ?? "") },
        },
        lines: details?.envelope,
        extra: { "company.name": extra?.["company.name"] },
      })),
    );
    expect(rows.map(({ details }) => Object(Object(details).name).second_family !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
