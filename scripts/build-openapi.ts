import { mkdirSync, writeFileSync } from "node:fs";
import { system } from "../src/app/system.ts";
import { openapiDocument } from "../src/http/routes/openapi/document.ts";
import { ORIGIN, versions } from "../src/http/routes/openapi/openapi.ts";
import { createIdentityService } from "../src/library/generator.ts";

/** Writes the OpenAPI documents into dist/openapi, with a stand-in for the origin that serves them. */

const folder = new URL("../dist/openapi/", import.meta.url);
const service = createIdentityService(system);

mkdirSync(folder, { recursive: true });
for (const [path, version] of versions)
  writeFileSync(new URL(`.${path}`, folder), JSON.stringify(openapiDocument(service, ORIGIN, version)));
