import { dataVersion } from "../../../person/field.ts";
import { personExample, tableExample } from "../../../schema/examples.ts";
import { record } from "../../../schema/record.ts";
import { arrayRequest, personRequest, tableRequest } from "../../../schema/request.ts";
import type { IdentityService } from "../../../service/service.ts";
import { personOf } from "./examples.ts";
import { get } from "./free-paths.ts";
import { headerRefs, rateLimitHeaders, replayHeaders } from "./headers.ts";
import { type Json, type JsonObject, ref, string } from "./json-schema.ts";
import { parametersOf } from "./request-schemas.ts";
import { limitedErrors } from "./responses.ts";

const caching =
  "With `seed` and `reference_date` caches keep the answer for an hour, with `data_version` too for a year, and it has an ETag. `HEAD` costs one call.";

/** `GET /generate`. */
export function personQuery(service: IdentityService): JsonObject {
  const about = {
    operationId: "getIdentity",
    summary: "Generate one person by GET",
    description: `The fields of the request are parameters; without a gender the seed decides. ${caching}`,
  };
  return query(about, parametersOf(personRequest, person), {
    "application/json": {
      schema: ref("schemas", "Identity"),
      examples: { all: { summary: "Every parameter", value: personOf(service) } },
    },
  });
}

/** The tables of people by GET. */
export function peoplePaths(service: IdentityService): JsonObject {
  const lines = string("Lines in UTF-8.");
  return {
    "/people.json": table("Json", "one JSON array", arrayParameters, {
      "application/json": {
        schema: { type: "array", items: ref("schemas", "Identity") },
        examples: { all: { summary: "Every parameter", value: peopleOf(service) } },
      },
    }),
    "/people.csv": table("Csv", "CSV", tableParameters, { "text/csv; charset=utf-8": { schema: lines } }),
    "/people.ndjson": table("Ndjson", "one JSON text a line", tableParameters, {
      "application/x-ndjson": { schema: lines },
    }),
    "/people.parquet": table("Parquet", "Apache Parquet", parquetParameters, {
      "application/vnd.apache.parquet": { schema: string("A file.", { format: "binary" }) },
    }),
  };
}

const person = { ...personExample, data_version: dataVersion };
const tableParameters = parametersOf({ ...personRequest, ...tableRequest }, { ...person, ...tableExample });

/** The columns are those of the schema. */
const columns = Object.keys(record).join(",");
const arrayParameters = parametersOf({ ...personRequest, ...arrayRequest }, { ...person, ...tableExample, columns });

/** Parquet has no dates that are none. */
const parquetParameters = tableParameters.filter(({ name }) => name !== "violate");

/** The people of the parameters' examples. */
function peopleOf(service: IdentityService): Json {
  const { count, first_index: firstIndex } = tableExample;
  const people = [...service.stream(personExample, { count, firstIndex }).draw({ count, firstIndex })];
  return JSON.parse(JSON.stringify(people.map(({ details: _d, extra: _e, violated: _v, ...columnsOf }) => columnsOf)));
}

function table(name: string, form: string, parameters: readonly JsonObject[], content: JsonObject): JsonObject {
  const description = `The people that \`identikit draw\` writes, at the price of a batch of as many. ${caching}`;
  return query(
    { operationId: `getPeople${name}`, summary: `Generate people as ${form}`, description },
    parameters,
    content,
  );
}

function query(about: JsonObject, parameters: readonly JsonObject[], content: JsonObject): JsonObject {
  const description = "What is asked for, and what is needed to get the same again.";
  const headers = headerRefs([...rateLimitHeaders, ...replayHeaders, "ETag"]);
  return get({ tags: ["identity"], ...about }, parameters, {
    200: { description, headers, content },
    ...limitedErrors,
  });
}
