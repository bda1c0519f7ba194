import { describe, expect, it } from "vitest";
import { fieldLines, shared } from "../../../src/transport/field-lines.ts";

describe("The lines of header fields", () => {
  const plain = { vary: "Origin", "cache-control": "no-store" };

  it("are the same whether the fields are shared or not", () => {
    expect(fieldLines(plain)).toBe("vary: Origin\r\ncache-control: no-store\r\n");
    expect(fieldLines(shared(plain))).toBe(fieldLines(plain));
    expect(fieldLines(shared({}))).toBe("");
  });

  it("follow a copy of shared fields that has more of them", () => {
    expect(fieldLines({ ...shared(plain), etag: '"1"' })).toBe(`${fieldLines(plain)}etag: "1"\r\n`);
    expect(fieldLines(Object.assign({}, shared(plain), { vary: "*" }))).toContain("vary: *\r\n");
  });
});
