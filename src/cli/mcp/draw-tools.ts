import { households, people } from "../../library/index.ts";
import type { HouseholdsRequest, PeopleRequest } from "../../library/request.ts";
import { householdCount, indexes } from "../../schema/bounds.ts";
import { whole } from "../../schema/field.ts";
import { propertiesOf } from "../../schema/json-schema.ts";
import { householdRequest, personRequest } from "../../schema/request.ts";
import { answer, listOf, MOST, next, page, type Tool, unchecked } from "./tool.ts";

const first = (most: number) => whole("Index of the first of the seed.", 0, most - 1, { usual: 0 });
const people100 = { count: whole("How many people.", 1, MOST, { usual: 1 }), first_index: first(indexes) };
const households20 = { count: whole("How many households.", 1, 20, { usual: 1 }), first_index: first(householdCount) };
const { index: _, ...household } = householdRequest;

const replay = {
  seed: { type: "string", description: "Draws the same again." },
  reference_date: { type: "string", description: "Draws the same again on another day." },
  data_version: { type: "string", description: "Of the tables." },
  next_index: next("first_index"),
} as const;

/** What was drawn of a range, as far as it fits one result. */
function drawn<Item>(
  name: string,
  args: { readonly count: number; readonly first_index: number },
  items: Iterable<Item> & { readonly seed: string; readonly reference_date: string; readonly data_version: string },
) {
  const { seed, reference_date, data_version } = items;
  const { shown, isWhole } = page(items);
  const more = isWhole ? {} : { next_index: args.first_index + shown.length };
  const rest = isWhole ? "" : ` The rest of ${args.count} follows with first_index ${more.next_index}.`;
  return {
    result: { [name]: shown, seed, reference_date, data_version, ...more },
    summary: `${shown.length} ${name} of the seed ${JSON.stringify(seed)}, in the structured content.${rest}`,
  };
}

/** The tools that invent people. */
export const drawTools: readonly Tool[] = [
  {
    name: "draw_people",
    title: "Draw invented people",
    description:
      "Invents coherent people with address, names, birth date, phone, e-mail, national id, card and body, none of whom " +
      "exists. The same seed and constraints give the same people. A result that would be long says where to go on.",
    inputSchema: {
      type: "object",
      properties: propertiesOf({ ...personRequest, ...people100 }),
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: { people: listOf("Records of people."), ...replay },
      required: ["people", "seed", "reference_date", "data_version"],
    },
    call: (args) =>
      answer(people100, args, ({ count, first_index, ...rest }) => {
        const range = { count: Number(count ?? 1), first_index: Number(first_index ?? 0) };
        return drawn("people", range, people(unchecked<PeopleRequest>({ ...rest, ...range })));
      }),
  },
  {
    name: "draw_households",
    title: "Draw invented households",
    description:
      "Invents adults who belong together: couples, families, flatmates. The constraints are those of the first member.",
    inputSchema: {
      type: "object",
      properties: propertiesOf({ ...household, ...households20 }),
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        households: { type: "array", description: "The members of each.", items: listOf("Members, with `relation`.") },
        ...replay,
      },
      required: ["households", "seed", "reference_date", "data_version"],
    },
    call: (args) =>
      answer(households20, args, ({ count, first_index, ...rest }) => {
        const range = { count: Number(count ?? 1), first_index: Number(first_index ?? 0) };
        return drawn("households", range, households(unchecked<HouseholdsRequest>({ ...rest, ...range })));
      }),
  },
];
