import { describe, expect, it } from "vitest";
import { snippetsFor } from "../../../src/web/code/snippets.ts";
import type { Query } from "../../../src/web/request/fields.ts";
import { defaultQuery } from "../../../src/web/request/query.ts";

const query: Query = {
  ...defaultQuery,
  gender: "female",
  country: "jp",
  min_age: 30,
  seed: `it's "so"`,
  reference_date: "2026-11-20",
};
const code = (id: string, origin: string, of: Query = query): string =>
  snippetsFor(origin, of).find((snippet) => snippet.id === id)?.code ?? "";

describe("the code that the page offers", () => {
  it("quotes a seed as each language does", () => {
    const origin = "http://localhost:8080";
    expect(code("curl", origin)).toBe(
      `curl '${origin}/generate?gender=female&country=jp&seed=it%27s+%22so%22&reference_date=2026-11-20&min_age=30'`,
    );
    expect(code("buf", origin)).toContain(`"seed":"it'\\''s \\"so\\""`);
    expect(code("python", origin)).toContain(`seed="it's \\"so\\"",`);
    expect(code("go", origin)).toContain(`"seed":           "it's \\"so\\"",`);
    expect(code("typescript", origin)).toContain(`seed: "it's \\"so\\"",`);
  });

  it("names the port that a channel needs, and uses TLS if the page does", () => {
    expect(code("python", "http://people.example")).toContain('insecure_channel("people.example:80")');
    expect(code("python", "https://people.example")).toContain('secure_channel("people.example:443", grpc.ssl');
    expect(code("buf", "http://localhost:8080")).toContain("--http2-prior-knowledge");
    expect(code("buf", "https://people.example")).not.toContain("--http2-prior-knowledge");
  });

  it("omits what the query omits", () => {
    const defaults = { ...defaultQuery, seed: "s" };
    expect(code("curl", "http://localhost", defaults)).toBe("curl 'http://localhost/generate?seed=s'");
    expect(code("typescript", "http://localhost", defaults)).toContain("import { Gender, IdentityService }");
  });

  it("writes booleans, lists and enums as each language does", () => {
    const exact: Query = {
      ...defaultQuery,
      country: "de",
      city: "Bonn",
      card_brand: "Visa",
      phone_range: "never_issued",
      script: "latin",
      details: true,
      extra: ["company.name", "color.human"],
      violate: ["any"],
      seed: "s",
    };
    const origin = "http://localhost";
    const [curl, buf, python, go, typescript] = ["curl", "buf", "python", "go", "typescript"].map((id) =>
      code(id, origin, exact),
    );
    expect(curl).toContain("&card_brand=Visa&phone_range=never_issued&violate=any&details=true");
    expect(curl).toContain("&extra=company.name%2Ccolor.human&script=latin");
    expect(buf).toContain('"card_brand":"CARD_BRAND_VISA","phone_range":"PHONE_RANGE_NEVER_ISSUED"');
    expect(python).toContain('    card_brand="CARD_BRAND_VISA",');
    expect(python).toContain("    details=True,");
    expect(python).toContain('    extra=["company.name", "color.human"],');
    expect(go).toMatch(/"details": +true,/);
    expect(go).toMatch(/"extra": +\[\]any\{"company.name", "color.human"\},/);
    expect(typescript).toContain("import { CardBrand, Country, Gender, IdentityService, PhoneRange, Script }");
    expect(typescript).toContain("  phoneRange: PhoneRange.NEVER_ISSUED,");
    expect(typescript).toContain('  violate: ["any"],');
  });

  it("asks for a table of the seed by URL", () => {
    const origin = "http://localhost:8080";
    const url =
      "people.csv?count=1000&gender=female&country=jp&seed=it%27s+%22so%22&reference_date=2026-11-20&min_age=30";
    for (const id of ["pandas", "excel"]) expect(code(id, origin)).toContain(`"${origin}/${url}"`);
    expect(code("duckdb", origin)).toContain(`'${origin}/${url.replace("csv", "parquet")}'`);
    expect(code("duckdb", origin, { ...query, protocol: "grpc-web" })).not.toContain("protocol");
  });

  it("has no constraint that is not set", () => {
    for (const { code: written } of snippetsFor("http://localhost", { ...defaultQuery, seed: "s" })) {
      expect(written).not.toMatch(/details|extra|violate|city|card_?brand/i);
    }
  });
});
