import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RespCounter } from "../../../src/limit/resp.ts";

const text = fc.string({ maxLength: 20 });
const line = text.map((value) => value.replace(/[\r\n]/g, " "));
const bulk = text.map((value) => `$${Buffer.byteLength(value)}\r\n${value}\r\n`);
const scalar = fc.oneof(
  line.map((value) => `+${value}\r\n`),
  line.map((value) => `-ERR ${value}\r\n`),
  fc.integer().map((value) => `:${value}\r\n`),
  bulk,
);
const nested = fc.oneof(scalar, fc.constantFrom("$-1\r\n", "*-1\r\n", "_\r\n"));
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(fc.oneof(nested, tie("value")), { maxLength: 4 }).map((all) => `*${all.length}\r\n${all.join("")}`),
    fc
      .array(fc.oneof(nested, tie("value")), { maxLength: 2 })
      .map((all) => `%${all.length}\r\n${all.join("")}${all.join("")}`),
  ),
}));

describe("the counter of answers", () => {
  it("counts whole values however their bytes are cut", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 8 }), fc.array(fc.nat(400)), (values, cuts) => {
        const counter = new RespCounter();
        const bytes = Buffer.from(values.join(""));
        const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
        let whole = 0;
        for (const [i, from] of at.entries()) whole += counter.read(bytes.subarray(from, at[i + 1] ?? from));
        expect(whole).toBe(values.length);
      }),
    );
  });

  it.each(["HTTP/1.1\r\n", ">1\r\n+a\r\n", "$-1\r\n", "*-1\r\n", "_\r\n", "$x\r\n", "*9999999\r\n", "\r\n"])(
    "refuses %j, which is no answer",
    (bytes) => expect(() => new RespCounter().read(Buffer.from(bytes))).toThrow("no answer"),
  );

  it("refuses a value that grows beyond 1 MiB, however it is made", () => {
    for (const part of ["*1\r\n", "+", "*2\r\n:1\r\n"]) {
      const counter = new RespCounter();
      const bytes = Buffer.from(part.repeat(20_000));
      const readAll = (): void => {
        for (let i = 0; i < 60; i++) counter.read(bytes);
      };
      expect(readAll).toThrow("more than 1048576 bytes");
    }
  });
});
