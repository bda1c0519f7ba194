/** Ends the process with one sentence if the schema of RPC lacks a field that all other callers could send or read. */
import { readFileSync } from "node:fs";
import { missingField } from "./proto/missing-field.ts";

const missing = missingField(readFileSync(new URL("../proto/identity/v1/identity.proto", import.meta.url), "utf8"));
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
