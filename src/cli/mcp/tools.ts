import { bloodTypes } from "../../countries/country.ts";
import { phoneRanges } from "../../countries/phone-ranges.ts";
import { countries, people, places, verify } from "../../library/index.ts";
import type { PeopleRequest, PlacesRequest, VerifyRequest } from "../../library/request.ts";

/** The arguments of a tool, unchecked. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A function that an agent may call, with the JSON Schema of its arguments. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: "object";
    readonly properties: Record<string, object>;
    readonly required?: string[];
    readonly additionalProperties: false;
  };
  /** Throws RequestError where an argument is wrong. */
  call(args: Arguments): Readonly<Record<string, unknown>>;
}

/** People of one call, at most: an agent has to read them. */
const PEOPLE = 100;

const text = (description: string): object => ({ type: "string", description });
const day = (description: string): object => ({ type: "string", format: "date", description });
const whole = (minimum: number, maximum: number, description: string): object => ({
  type: "integer",
  minimum,
  maximum,
  description,
});
const country = { type: "string", enum: countries().map(({ code }) => code), description: "Code of the country." };
const referenceDate = day("The day from which ages are computed. Default: today in UTC.");

/** The service checks the arguments, whatever their types say. */
const unchecked = <Request>(args: Arguments): Request => args as Request;

export const tools: readonly Tool[] = [
  {
    name: "draw_people",
    title: "Draw invented people",
    description:
      "Invents coherent people with address, names, birth date, phone, e-mail, national id, card and body, none of whom " +
      "exists. The same seed and constraints give the same people.",
    inputSchema: {
      type: "object",
      properties: {
        country,
        gender: { type: "string", enum: ["male", "female", "random"], description: "Default: random." },
        count: whole(1, PEOPLE, "How many. Default: 1."),
        seed: text("1 to 64 characters. Default: a random one, which the result contains."),
        first_index: whole(0, 2 ** 32 - 1, "Index of the first person of the seed. Default: 0."),
        reference_date: referenceDate,
        min_age: whole(18, 90, "Default: 18."),
        max_age: whole(18, 90, "Default: 80."),
        born_from: day("First birth date."),
        born_to: day("Last birth date."),
        state: text("Name or abbreviation of a state; needs country."),
        city: text("Name of a place, as list_places gives it; needs country."),
        postal_code: text("A postal code, or how it begins; needs country."),
        card_brand: text("Such as Visa."),
        blood_type: { type: "string", enum: bloodTypes },
        phone_range: {
          type: "string",
          enum: phoneRanges,
          description: "mobile and valid (for libphonenumber) are refused for countries without such numbers.",
        },
        script: { type: "string", enum: ["native", "latin"], description: "Letters of names and addresses." },
        details: { type: "boolean", description: "Adds the parts of name, address and card." },
        extra: { type: "array", items: { type: "string" }, maxItems: 16, description: "Such as company.name." },
        violate: { type: "array", items: { type: "string" }, maxItems: 5, description: "Rules to break on purpose." },
        data_version: text("Refuses any data version other than this one."),
      },
      additionalProperties: false,
    },
    call(args) {
      const request = unchecked<PeopleRequest>(args);
      const drawn = people({ count: 1, ...request });
      const { seed, reference_date, data_version } = drawn;
      return { people: [...drawn], seed, reference_date, data_version };
    },
  },
  {
    name: "verify_records",
    title: "Verify records of people",
    description: "Checks records of the shape that draw_people gives by every rule of their country.",
    inputSchema: {
      type: "object",
      properties: {
        country,
        reference_date: referenceDate,
        records: { type: "array", items: { type: "object" }, minItems: 1, maxItems: PEOPLE },
      },
      required: ["country", "records"],
      additionalProperties: false,
    },
    call({ records, ...rest }) {
      const request = unchecked<VerifyRequest>(rest);
      const list: readonly object[] = Array.isArray(records) ? records : [];
      return { results: list.map((record) => verify(record, request)) };
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
      properties: {
        country,
        query: text("How the name begins."),
        state: text("Name or abbreviation."),
        limit: whole(1, PEOPLE, "Default: 20."),
      },
      required: ["country"],
      additionalProperties: false,
    },
    call: (args) => ({ places: places({ limit: 20, ...unchecked<PlacesRequest>(args) }).map(briefly) }),
  },
];

/** A place with its first postal codes: a large city has thousands. */
function briefly(place: ReturnType<typeof places>[number]): object {
  const { postal_codes, ...rest } = place;
  return { ...rest, postal_codes: postal_codes.slice(0, 10), postal_code_count: postal_codes.length };
}
