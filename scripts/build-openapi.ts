import { mkdirSync, writeFileSync } from "node:fs";
import { system } from "../src/app/system.ts";
import { createIdentityService } from "../src/library/generator.ts";
import { openapiDocument } from "./openapi/document.ts";

/** Writes the OpenAPI documents into dist/openapi, with a stand-in for the origin that serves them. */

const folder = new URL("../dist/openapi/", import.meta.url);
const service = createIdentityService(system);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL("openapi.json", folder), JSON.stringify(openapiDocument(service, "3.1.1")));
writeFileSync(new URL("openapi-3.0.json", folder), JSON.stringify(openapiDocument(service, "3.0.4")));
