import { households, people } from "../../library/index.ts";
import type { HouseholdsRequest, PeopleRequest } from "../../library/request.ts";
import { householdCount, indexes } from "../../schema/bounds.ts";
import { whole } from "../../schema/field.ts";
import type { JsonObject } from "../../schema/json-schema.ts";
import type { Given } from "../../schema/read.ts";
import { householdRequest, personRequest } from "../../schema/request.ts";
import { type Description, listOf, MOST, next, page, type Tool, toolOf, unchecked } from "./tool.ts";

interface Draw extends Omit<Description, "name" | "own" | "returns"> {
  readonly items: string;
  readonly schema: JsonObject;
  readonly most: number;
  readonly indexes: number;
  draw(request: Given): Iterable<unknown> & Pick<ReturnType<typeof people>, "seed" | "reference_date" | "data_version">;
}

function drawTool({ items, schema, most, indexes: limit, draw, ...names }: Draw): Tool {
  const own = {
    count: whole(`How many ${items}.`, 1, most, { usual: 1 }),
    first_index: whole("Index of the first of the seed, or `next_index` of the result before.", 0, limit - 1, {
      usual: 0,
    }),
  };
  const returns = {
    [items]: schema,
    seed: { type: "string", description: "Draws the same again." },
    reference_date: { type: "string", description: "Draws the same again on another day." },
    data_version: { type: "string", description: "Of the tables." },
    next_index: next("first_index"),
  };
  return toolOf({ name: `draw_${items}`, own, returns, ...names }, ({ count = 1, first_index = 0, ...request }) => {
    const drawn = draw({ ...request, count, first_index });
    const { seed, reference_date, data_version } = drawn;
    const { shown, next: next_index } = page(drawn, Number(first_index));
    return { [items]: shown, seed, reference_date, data_version, next_index };
  });
}

const { index: _, ...household } = householdRequest;

export const drawTools: readonly Tool[] = [
  drawTool({
    items: "people",
    title: "Draw invented people",
    description:
      "Invents coherent people with address, names, birth date, phone, e-mail, national id, card and body, none of whom " +
      "exists. The same seed and constraints give the same people. Where a result has fewer than " +
      "`count`, `next_index` says where to go on.",
    request: personRequest,
    schema: listOf("Records of people."),
    most: MOST,
    indexes,
    draw: (request) => people(unchecked<PeopleRequest>(request)),
  }),
  drawTool({
    items: "households",
    title: "Draw invented households",
    description:
      "Invents adults who belong together: couples, families, flatmates. The constraints are those of the first member.",
    request: household,
    schema: { type: "array", description: "The members of each.", items: listOf("Members, with `relation`.") },
    most: 20,
    indexes: householdCount,
    draw: (request) => households(unchecked<HouseholdsRequest>(request)),
  }),
];
