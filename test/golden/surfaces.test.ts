import { expect, it } from "vitest";
import { openapiDocument } from "../../scripts/openapi/document.ts";
import { tools } from "../../src/cli/mcp/tools.ts";
import { ORIGIN } from "../../src/http/routes/docs.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { dataVersion } from "../../src/person/field.ts";
import { columnsPage } from "./columns.ts";
import { expectFrozen, json } from "./frozen.ts";

const service = createIdentityService({ newSeed: () => "golden", today: () => ({ year: 2026, month: 1, day: 1 }) });

it("the OpenAPI document is as published, but for its example people", () => {
  const document = JSON.stringify(openapiDocument(service), (name, value: unknown) =>
    name === "examples" && typeof value === "object" && value !== null
      ? Object.keys(value)
      : name === "example"
        ? "<example>"
        : value,
  );
  const text = document.replaceAll(dataVersion, "<data version>").replaceAll(ORIGIN, "http://localhost:8080");
  expectFrozen("openapi.json", json(JSON.parse(text)));
});

it("the tools for agents are as published", () => {
  expectFrozen("tools.json", json(tools.map(({ call: _call, ...tool }) => tool)));
});

it("the columns of every format are as published", () => {
  const page = columnsPage(service);
  expect(page).toContain("details.card.network");
  expectFrozen("columns.txt", page);
});
