import { describe, expect, it } from "vitest";
import { csv } from "../../../src/web/csv.ts";

describe("csv()", () => {
  it("writes a header and nested fields with a dot, in lines that end in CRLF", () => {
    expect(csv([{ name: "Ada", dob: { age: 36, day: "10" } }])).toBe("name,dob.age,dob.day\r\nAda,36,10\r\n");
  });

  it("quotes what would break a line, and doubles quotes", () => {
    expect(csv([{ street: 'Col. "Centro", 5', note: "a\nb", plain: "c d" }])).toBe(
      'street,note,plain\r\n"Col. ""Centro"", 5","a\nb",c d\r\n',
    );
  });
});
