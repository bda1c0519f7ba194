import { describe, expect, it } from "vitest";
import { toCsv } from "../../../src/text/csv.ts";

describe("toCsv()", () => {
  it("writes a header and nested fields with a dot, in lines that end in CRLF", () => {
    expect(toCsv([{ name: "Ada", dob: { age: 36, day: "10" } }], true)).toBe("name,dob.age,dob.day\r\nAda,36,10\r\n");
  });

  it("leaves the header out to continue a file", () => {
    expect(toCsv([{ name: "Ada" }, { name: "Eve" }], false)).toBe("Ada\r\nEve\r\n");
  });

  it("quotes values with commas, quotes and line breaks, and doubles quotes", () => {
    expect(toCsv([{ street: 'Col. "Centro", 5', note: "a\nb", plain: "c d" }], true)).toBe(
      'street,note,plain\r\n"Col. ""Centro"", 5","a\nb",c d\r\n',
    );
  });
});
