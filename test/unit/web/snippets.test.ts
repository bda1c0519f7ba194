import { describe, expect, it } from "vitest";
import { snippetsFor } from "../../../src/web/snippets.ts";
import { anybody, type Wish } from "../../../src/web/wish.ts";

const wish: Wish = {
  ...anybody,
  gender: "female",
  country: "jp",
  minAge: 30,
  seed: `it's "so"`,
  referenceDate: "2026-11-20",
};
const code = (id: string, origin: string, of: Wish = wish): string =>
  snippetsFor(origin, of).find((snippet) => snippet.id === id)?.code ?? "";

describe("the code that the page offers", () => {
  it("quotes a seed as each language does", () => {
    const origin = "http://localhost:8080";
    expect(code("curl", origin)).toContain(`"seed":"it'\\''s \\"so\\""`);
    expect(code("buf", origin)).toContain(`"seed":"it'\\''s \\"so\\""`);
    expect(code("python", origin)).toContain(`seed="it's \\"so\\"",`);
    expect(code("go", origin)).toContain(`"seed":           "it's \\"so\\"",`);
    expect(code("typescript", origin)).toContain(`seed: "it's \\"so\\"",`);
  });

  it("names the port that a channel needs, and encrypts where the page is encrypted", () => {
    expect(code("python", "http://people.example")).toContain('insecure_channel("people.example:80")');
    expect(code("python", "https://people.example")).toContain('secure_channel("people.example:443", grpc.ssl');
    expect(code("buf", "http://localhost:8080")).toContain("--http2-prior-knowledge");
    expect(code("buf", "https://people.example")).not.toContain("--http2-prior-knowledge");
  });

  it("leaves out what the wish leaves out", () => {
    const bare = { ...anybody, seed: "s" };
    expect(code("curl", "http://localhost", bare)).toContain(`'{"gender":"random","seed":"s"}'`);
    expect(code("typescript", "http://localhost", bare)).toContain("import { Gender, IdentityService }");
  });
});
