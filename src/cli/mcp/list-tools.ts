import { extraNames } from "../../extra/methods.ts";
import { countries, places, rules } from "../../library/index.ts";
import type { CountryCode, PlacesRequest } from "../../library/request.ts";
import { text, whole } from "../../schema/field.ts";
import type { JsonObject } from "../../schema/json-schema.ts";
import type { Given } from "../../schema/read.ts";
import { placesRequest, requiredOf, rulesRequest } from "../../schema/request.ts";
import { type Description, listOf, MOST, next, page, type Tool, toolOf, unchecked } from "./tool.ts";

const skip = {
  skip: whole("How many of the list to leave out, or `next_skip` of the result before.", 0, 100_000, { usual: 0 }),
};
const limit = { limit: whole("How many places.", 1, MOST, { usual: 20 }) };
const query = { query: text("Part of a name.", 100, { mayBe: "empty" }) };

interface List extends Omit<Description, "name" | "returns"> {
  readonly items: string;
  readonly schema?: JsonObject;
  all(args: Given): readonly unknown[];
}

function listTool({ items, own, schema = listOf(`The ${items}.`), all, ...names }: List): Tool {
  const returns = { [items]: schema, next_skip: next("skip") };
  return toolOf({ name: `list_${items}`, ...names, own, returns }, ({ skip: given = 0, ...args }) => {
    const found = all(args);
    const from = own.skip === undefined ? 0 : Number(given);
    const { shown, next: next_skip } = page(found.slice(from), from);
    return { [items]: shown, next_skip };
  });
}

export const listTools: readonly Tool[] = [
  listTool({
    items: "countries",
    title: "List countries",
    description: "Lists the countries; with a country, where the values of each of its fields come from.",
    own: rulesRequest,
    all: ({ country }) =>
      country === undefined
        ? countries().map(({ code, name, fields }) => {
            const { provenance } = fields.find(({ field }) => field === "national_id") ?? {};
            return { code, name, national_id: provenance };
          })
        : countries().filter(({ code }) => code === country),
  }),
  listTool({
    items: "places",
    title: "List places",
    description: "Lists places of a country that draw_people may be asked for, the most populous first.",
    request: placesRequest,
    own: { ...limit, ...skip },
    required: [...requiredOf.country],
    all: ({ limit: most = limit.limit.usual, ...args }) =>
      places(unchecked<PlacesRequest>({ ...args, limit: most })).map(briefly),
  }),
  listTool({
    items: "rules",
    title: "List rules",
    description: "Lists the rules that records are checked by; draw_people breaks those with `can_be_violated`.",
    request: rulesRequest,
    own: skip,
    all: (args) => rules(unchecked<{ country?: CountryCode }>(args).country),
  }),
  listTool({
    items: "extras",
    title: "List further values",
    description: "Lists the names that `extra` of draw_people takes: further values of faker for each person.",
    own: { ...query, ...skip },
    schema: { type: "array", items: { type: "string" } },
    all: ({ query: part = "" }) => extraNames.filter((name) => name.toLowerCase().includes(String(part).toLowerCase())),
  }),
];

/** A place with its first postal codes: large cities have thousands. */
function briefly(place: ReturnType<typeof places>[number]): object {
  const { postal_codes, ...rest } = place;
  return { ...rest, postal_codes: postal_codes.slice(0, 10), postal_code_count: postal_codes.length };
}
