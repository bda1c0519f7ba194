import { extraNames } from "../../extra/methods.ts";
import { countries, households, people, places, rules, verify } from "../../library/index.ts";
import type {
  CountryCode,
  HouseholdsRequest,
  PeopleRequest,
  PlacesRequest,
  VerifyRequest,
} from "../../library/request.ts";
import { householdCount, indexes } from "../../schema/bounds.ts";
import { reasonOutside } from "../../schema/fault.ts";
import { flag, text, whole } from "../../schema/field.ts";
import type { JsonObject } from "../../schema/json-schema.ts";
import type { Given } from "../../schema/read.ts";
import {
  householdRequest,
  personRequest,
  placesRequest,
  requiredOf,
  rulesRequest,
  verifyRequest,
} from "../../schema/request.ts";
import type { Verification } from "../../verify/verify.ts";
import { type Description, listOf, MOST, next, page, type Tool, toolOf, unchecked } from "./tool.ts";

/** What agents read before they call a tool. */
export const instructions =
  "identikit invents people who do not exist, for tests. draw_people and draw_households return a seed: pass it, " +
  "reference_date and first_index to get the same or the next ones. list_places, list_rules and list_extras say what " +
  "can be asked for. verify_records checks records by the rules of their country. Results are in the structured content; " +
  "one that says next_… has more. Never present these people as real, and never use them to deceive.";

const isRecords = (records: unknown): records is readonly object[] =>
  Array.isArray(records) && records.length >= 1 && records.length <= MOST;

const verifyTool = toolOf(
  {
    name: "verify_records",
    title: "Verify records of people",
    description:
      "Checks records of the shape that draw_people gives by every rule of their country, and returns failures.",
    request: verifyRequest,
    own: {
      all: flag("Whether rules that pass, or do not apply, are returned too."),
      first_record: whole("Position of the first record to check, from 0.", 0, MOST - 1, { usual: 0 }),
    },
    others: { records: { type: "array", items: { type: "object" }, minItems: 1, maxItems: MOST } },
    required: ["country", "records"],
    returns: {
      checked: { type: "integer", description: "How many records were checked." },
      failed: { type: "integer", description: "How many of them fail a rule." },
      results: listOf("Of each record that fails, or of all if asked: its position and the rules."),
      next_record: next("first_record"),
    },
    faultsOf({ records }) {
      const message = `must be a list of 1 to ${MOST} records`;
      return isRecords(records) ? [] : [{ field: "records", message, reason: reasonOutside(records, "list") }];
    },
  },
  ({ records, all, first_record = 0, ...request }) => {
    const from = Number(first_record);
    // One without fields, whose request is checked, where there are none.
    const list = isRecords(records) ? records : [{}];
    const checked = list.slice(from).map((record, at) => {
      const result = verify(record, unchecked<VerifyRequest>(request));
      return { record: from + at, coherent: result.coherent, results: failuresOf(result, all === true) };
    });
    const { shown, next: next_record } = page(checked, from);
    const failed = shown.filter(
      ({ coherent, results }) => !coherent || results.some(({ verdict }) => verdict === "fail"),
    );
    return {
      result: { checked: shown.length, failed: failed.length, results: all === true ? shown : failed, next_record },
      summary: `${failed.length} of ${shown.length} records fail a rule.`,
    };
  },
);

const failuresOf = ({ results }: Verification, all: boolean): Verification["results"] =>
  all ? results : results.filter(({ verdict }) => verdict === "fail");

interface Draw extends Omit<Description, "name" | "own" | "returns"> {
  /** The name of what is drawn, and its schema. */
  readonly items: string;
  readonly schema: JsonObject;
  /** How many one call may draw, and how many indexes a seed has. */
  readonly most: number;
  readonly indexes: number;
  draw(request: Given): Iterable<unknown> & Pick<ReturnType<typeof people>, "seed" | "reference_date" | "data_version">;
}

/** The tool that draws consecutive people or households, as many as fit one result. */
function drawTool({ items, schema, most, indexes: limit, draw, ...names }: Draw): Tool {
  const own = {
    count: whole(`How many ${items}.`, 1, most, { usual: 1 }),
    first_index: whole("Index of the first of the seed.", 0, limit - 1, { usual: 0 }),
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
    const rest = next_index === undefined ? "" : ` The rest of ${count} follows with first_index ${next_index}.`;
    return {
      result: { [items]: shown, seed, reference_date, data_version, next_index },
      summary: `${shown.length} ${items} of the seed ${JSON.stringify(seed)}, in the structured content.${rest}`,
    };
  });
}

const { index: _, ...household } = householdRequest;

/** The tools that invent people. */
const drawTools: readonly Tool[] = [
  drawTool({
    items: "people",
    title: "Draw invented people",
    description:
      "Invents coherent people with address, names, birth date, phone, e-mail, national id, card and body, none of whom " +
      "exists. The same seed and constraints give the same people. A result that would be long says where to go on.",
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

const skip = { skip: whole("How many of the list to leave out.", 0, 100_000, { usual: 0 }) };
const limit = { limit: whole("How many places.", 1, MOST, { usual: 20 }) };
const query = { query: text("Part of a name.", 100, { mayBe: "empty" }) };

interface List extends Omit<Description, "name" | "returns"> {
  /** The name of what is listed, and its schema. */
  readonly items: string;
  readonly schema?: JsonObject;
  /** All of the list. */
  all(args: Given): readonly unknown[];
}

/** The tool that returns a list, from the index `skip` on. */
function listTool({ items, own, schema = listOf(`The ${items}.`), all, ...names }: List): Tool {
  const returns = { [items]: schema, next_skip: next("skip") };
  return toolOf({ name: `list_${items}`, ...names, own, returns }, ({ skip: given = 0, ...args }) => {
    const found = all(args);
    const from = own.skip === undefined ? 0 : Number(given);
    const { shown, next: end } = page(found.slice(from), from);
    const rest = end === undefined ? "" : ` The rest follows with skip ${end}.`;
    return {
      result: { [items]: shown, next_skip: end },
      summary: `${shown.length} of ${found.length} ${items}, in the structured content.${rest}`,
    };
  });
}

/** The tools that say what can be asked for. */
const listTools: readonly Tool[] = [
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

/** A place with its first postal codes: a large city has thousands. */
function briefly(place: ReturnType<typeof places>[number]): object {
  const { postal_codes, ...rest } = place;
  return { ...rest, postal_codes: postal_codes.slice(0, 10), postal_code_count: postal_codes.length };
}

export const tools: readonly Tool[] = [...drawTools, verifyTool, ...listTools];
