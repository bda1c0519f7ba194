import { verify } from "../../library/index.ts";
import type { VerifyRequest } from "../../library/request.ts";
import { reasonOutside } from "../../schema/fault.ts";
import { flag, whole } from "../../schema/field.ts";
import { propertiesOf } from "../../schema/json-schema.ts";
import { verifyRequest } from "../../schema/request.ts";
import type { Verification } from "../../verify/verify.ts";
import { drawTools } from "./draw-tools.ts";
import { listTools } from "./list-tools.ts";
import { answer, listOf, MOST, next, page, type Tool, unchecked } from "./tool.ts";

/** What agents read before they call a tool. */
export const instructions =
  "identikit invents people who do not exist, for tests. draw_people and draw_households return a seed: pass it, " +
  "reference_date and first_index to get the same or the next ones. list_places, list_rules and list_extras say what " +
  "can be asked for. verify_records checks records by the rules of their country. Results are in the structured content; " +
  "one that says next_… has more. Never present these people as real, and never use them to deceive.";

const own = {
  all: flag("Whether rules that pass, or do not apply, are returned too."),
  first_record: whole("Position of the first record to check, from 0.", 0, MOST - 1, { usual: 0 }),
};

const verifyTool: Tool = {
  name: "verify_records",
  title: "Verify records of people",
  description:
    "Checks records of the shape that draw_people gives by every rule of their country, and returns failures.",
  inputSchema: {
    type: "object",
    properties: {
      ...propertiesOf({ ...verifyRequest, ...own }),
      records: { type: "array", items: { type: "object" }, minItems: 1, maxItems: MOST },
    },
    required: ["country", "records"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      checked: { type: "integer", description: "How many records were checked." },
      failed: { type: "integer", description: "How many of them fail a rule." },
      results: listOf("Of each record that fails, or of all if asked: its position and the rules."),
      next_record: next("first_record"),
    },
    required: ["checked", "failed", "results"],
  },
  call({ records, ...rest }) {
    const isList = Array.isArray(records) && records.length >= 1 && records.length <= MOST;
    const list: readonly object[] = isList ? records : [{}];
    const message = `must be a list of 1 to ${MOST} records`;
    const found = isList ? [] : [{ field: "records", message, reason: reasonOutside(records, "list") }];
    return answer(
      own,
      rest,
      ({ all, first_record, ...request }) => {
        const from = Number(first_record ?? 0);
        const checked = list.slice(from).map((record, at) => {
          const result = verify(record, unchecked<VerifyRequest>(request));
          return { record: from + at, coherent: result.coherent, results: failuresOf(result, all === true) };
        });
        const { shown, isWhole } = page(checked);
        const failed = shown.filter(
          ({ coherent, results }) => !coherent || results.some(({ verdict }) => verdict === "fail"),
        );
        const more = isWhole ? {} : { next_record: from + shown.length };
        return {
          result: { checked: shown.length, failed: failed.length, results: all === true ? shown : failed, ...more },
          summary: `${failed.length} of ${shown.length} records fail a rule.`,
        };
      },
      found,
    );
  },
};

const failuresOf = ({ results }: Verification, all: boolean): Verification["results"] =>
  all ? results : results.filter(({ verdict }) => verdict === "fail");

export const tools: readonly Tool[] = [...drawTools, verifyTool, ...listTools];
