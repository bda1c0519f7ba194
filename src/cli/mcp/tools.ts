import { countries, people, places, verify } from "../../library/index.ts";
import type { PeopleRequest, PlacesRequest, VerifyRequest } from "../../library/request.ts";
import { RequestError } from "../../library/request-error.ts";
import { indexes } from "../../schema/bounds.ts";
import { type Shape, whole } from "../../schema/field.ts";
import { type JsonObject, propertiesOf } from "../../schema/json-schema.ts";
import { type Given, type Refuse, readerOf } from "../../schema/read.ts";
import { personRequest, placesRequest, verifyRequest } from "../../schema/request.ts";
import type { Violation } from "../../service/refusal.ts";

/** A function that an agent may call, with the JSON Schema of its arguments. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: "object";
    readonly properties: Record<string, JsonObject>;
    readonly required?: string[];
    readonly additionalProperties: false;
  };
  /** Throws RequestError where an argument is wrong. */
  call(args: Given): Readonly<Record<string, unknown>>;
}

/** People, records and places of one call, at most: an agent has to read them. */
const MOST = 100;

const range = {
  count: whole("How many.", 1, MOST, { usual: 1 }),
  first_index: whole("Index of the first person of the seed.", 0, indexes - 1, { usual: 0 }),
};
const limit = { limit: whole("How many places.", 1, MOST, { usual: 20 }) };

/** The service checks the arguments, whatever their types say. */
const unchecked = <Request>(args: Given): Request => args as Request;

/**
 * What `call` returns for arguments of which the tool's own, which are bounded for agents, are valid. Throws a RequestError
 * with their violations and those of the others.
 */
function answer<T>(own: Shape, args: Given, call: (args: Given) => T, found: readonly Violation[] = []): T {
  const violations = [...found];
  const refuse: Refuse = (field, message) => void violations.push({ field, message });
  const mine = Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(own, name)));
  const values = readerOf(own)(mine, refuse);
  let result: T | undefined;
  try {
    result = call({ ...args, ...Object.fromEntries(Object.keys(mine).map((name) => [name, values[name]])) });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    violations.push(...error.violations);
  }
  if (result === undefined || violations.length > 0) throw new RequestError(violations);
  return result;
}

export const tools: readonly Tool[] = [
  {
    name: "draw_people",
    title: "Draw invented people",
    description:
      "Invents coherent people with address, names, birth date, phone, e-mail, national id, card and body, none of whom " +
      "exists. The same seed and constraints give the same people.",
    inputSchema: {
      type: "object",
      properties: propertiesOf({ ...personRequest, ...range }),
      additionalProperties: false,
    },
    call: (args) =>
      answer(range, args, ({ count = 1, ...rest }) => {
        const drawn = people(unchecked<PeopleRequest>({ ...rest, count }));
        const { seed, reference_date, data_version } = drawn;
        return { people: [...drawn], seed, reference_date, data_version };
      }),
  },
  {
    name: "verify_records",
    title: "Verify records of people",
    description: "Checks records of the shape that draw_people gives by every rule of their country.",
    inputSchema: {
      type: "object",
      properties: {
        ...propertiesOf(verifyRequest),
        records: { type: "array", items: { type: "object" }, minItems: 1, maxItems: MOST },
      },
      required: ["country", "records"],
      additionalProperties: false,
    },
    call({ records, ...rest }) {
      const isList = Array.isArray(records) && records.length >= 1 && records.length <= MOST;
      const list: readonly object[] = isList ? records : [{}];
      const found = isList ? [] : [{ field: "records", message: `must be a list of 1 to ${MOST} records` }];
      const check = (args: Given) => ({
        results: list.map((record) => verify(record, unchecked<VerifyRequest>(args))),
      });
      return answer({}, rest, check, found);
    },
  },
  {
    name: "list_countries",
    title: "List countries",
    description: "Lists the countries, and where the values of each field come from.",
    inputSchema: { type: "object", properties: {}, additionalProperties: false },
    call: () => ({ countries: countries() }),
  },
  {
    name: "list_places",
    title: "List places",
    description: "Lists places of a country that draw_people may be asked for, the most populous first.",
    inputSchema: {
      type: "object",
      properties: propertiesOf({ ...placesRequest, ...limit }),
      required: ["country"],
      additionalProperties: false,
    },
    call: (args) =>
      answer(limit, args, ({ limit: most = 20, ...rest }) => ({
        places: places(unchecked<PlacesRequest>({ ...rest, limit: most })).map(briefly),
      })),
  },
];

/** A place with its first postal codes: a large city has thousands. */
function briefly(place: ReturnType<typeof places>[number]): object {
  const { postal_codes, ...rest } = place;
  return { ...rest, postal_codes: postal_codes.slice(0, 10), postal_code_count: postal_codes.length };
}
