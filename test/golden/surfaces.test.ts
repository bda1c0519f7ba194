import { expect, it } from "vitest";
import { tools } from "../../src/cli/mcp/tools.ts";
import { openapiDocument } from "../../src/http/routes/openapi/document.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { dataVersion } from "../../src/person/field.ts";
import { columnsPage } from "./columns.ts";
import { expectFrozen, json } from "./frozen.ts";

const service = createIdentityService({ newSeed: () => "golden", today: () => ({ year: 2026, month: 1, day: 1 }) });

it("the OpenAPI document is as published, but for its example people", () => {
  const document = JSON.stringify(openapiDocument(service, "http://localhost:8080"), (name, value: unknown) =>
    name === "examples" && typeof value === "object" && value !== null
      ? Object.keys(value)
      : name === "example"
        ? "<example>"
        : value,
  );
  expectFrozen("openapi.json", json(JSON.parse(document.replaceAll(dataVersion, "<data version>"))));
});

it("the tools for agents are as published", () => {
  expectFrozen("tools.json", json(tools.map(({ call: _call, ...tool }) => tool)));
});

it("the columns of every format are as published", () => {
  const page = columnsPage(service);
  expect(page).toContain("details.card.network");
  expectFrozen("columns.txt", page);
});
