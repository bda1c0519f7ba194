import { extraNames } from "../../extra/methods.ts";
import { countries, places, rules } from "../../library/index.ts";
import type { CountryCode, PlacesRequest } from "../../library/request.ts";
import { text, whole } from "../../schema/field.ts";
import { propertiesOf } from "../../schema/json-schema.ts";
import { placesRequest, requiredOf, rulesRequest } from "../../schema/request.ts";
import { type Answer, answer, listOf, MOST, next, page, type Tool, unchecked } from "./tool.ts";

const skip = { skip: whole("How many of the list to leave out.", 0, 100_000, { usual: 0 }) };
const limit = { limit: whole("How many places.", 1, MOST, { usual: 20 }) };
const named = { query: text("Part of a name.", 100, { mayBe: "empty" }) };

/** The part of a list that fits one result. */
function listed(name: string, all: readonly unknown[], skipped: unknown): Answer {
  const from = Number(skipped ?? 0);
  const { shown, isWhole } = page(all.slice(from));
  const end = from + shown.length;
  return {
    result: { [name]: shown, ...(isWhole ? {} : { next_skip: end }) },
    summary: `${shown.length} of ${all.length} ${name}, in the structured content.${isWhole ? "" : ` The rest follows with skip ${end}.`}`,
  };
}

const schemaOf = (name: string, items = listOf(`The ${name}.`)): Tool["outputSchema"] => ({
  type: "object",
  properties: { [name]: items, next_skip: next("skip") },
  required: [name],
});

/** The tools that say what can be asked for. */
export const listTools: readonly Tool[] = [
  {
    name: "list_countries",
    title: "List countries",
    description: "Lists the countries; with a country, where the values of each of its fields come from.",
    inputSchema: { type: "object", properties: propertiesOf(rulesRequest), additionalProperties: false },
    outputSchema: schemaOf("countries"),
    call: (args) =>
      answer(rulesRequest, args, ({ country }) => {
        const found = countries().filter(({ code }) => country === undefined || code === country);
        const short = found.map(({ code, name, fields }) => {
          const { provenance } = fields.find(({ field }) => field === "national_id") ?? {};
          return { code, name, national_id: provenance };
        });
        return listed("countries", country === undefined ? short : found, 0);
      }),
  },
  {
    name: "list_places",
    title: "List places",
    description: "Lists places of a country that draw_people may be asked for, the most populous first.",
    inputSchema: {
      type: "object",
      properties: propertiesOf({ ...placesRequest, ...limit, ...skip }),
      required: [...requiredOf.country],
      additionalProperties: false,
    },
    outputSchema: schemaOf("places"),
    call: (args) =>
      answer({ ...limit, ...skip }, args, ({ limit: most = 20, skip: from, ...rest }) =>
        listed("places", places(unchecked<PlacesRequest>({ ...rest, limit: most })).map(briefly), from),
      ),
  },
  {
    name: "list_rules",
    title: "List rules",
    description: "Lists the rules that records are checked by; draw_people breaks those with `can_be_violated`.",
    inputSchema: {
      type: "object",
      properties: propertiesOf({ ...rulesRequest, ...skip }),
      additionalProperties: false,
    },
    outputSchema: schemaOf("rules"),
    call: (args) =>
      answer(skip, args, ({ skip: from, ...rest }) =>
        listed("rules", rules(unchecked<{ country?: CountryCode }>(rest).country), from),
      ),
  },
  {
    name: "list_extras",
    title: "List further values",
    description: "Lists the names that `extra` of draw_people takes: further values of faker for each person.",
    inputSchema: { type: "object", properties: propertiesOf({ ...named, ...skip }), additionalProperties: false },
    outputSchema: schemaOf("extras", { type: "array", items: { type: "string" } }),
    call: (args) =>
      answer({ ...named, ...skip }, args, ({ query, skip: from }) => {
        const part = String(query ?? "").toLowerCase();
        return listed(
          "extras",
          extraNames.filter((name) => name.toLowerCase().includes(part)),
          from,
        );
      }),
  },
];

/** A place with its first postal codes: a large city has thousands. */
function briefly(place: ReturnType<typeof places>[number]): object {
  const { postal_codes, ...rest } = place;
  return { ...rest, postal_codes: postal_codes.slice(0, 10), postal_code_count: postal_codes.length };
}
