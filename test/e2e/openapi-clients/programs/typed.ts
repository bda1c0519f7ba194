// Calls the service with openapi-fetch and the types that openapi-typescript has made.
import createClient from "openapi-fetch";
import type { paths } from "./identikit";

const client = createClient<paths>({ baseUrl: process.argv[2] ?? "" });
const replay = { seed: "demo", reference_date: "2026-01-01" };

const { data: person } = await client.POST("/generate", {
  body: { gender: "female", country: "jp", extra: ["company.name"], ...replay },
});
if (person === undefined) throw new Error("no person");
console.log(person.name, person.extra?.["company.name"]);

const { error: problem } = await client.POST("/generate", { body: { gender: "random", min_age: 40, max_age: 30 } });
console.log(problem?.status, problem?.errors?.[0]?.field);

const { data: verification } = await client.POST("/verify", {
  body: { identity: person, country: "jp", reference_date: replay.reference_date },
});
console.log(verification?.coherent);

const { data: household } = await client.POST("/household", {
  body: { country: "jp", kind: "family", size: 4, ...replay },
});
for (const { relation, identity } of household?.members ?? []) console.log(relation, identity.name);
