import { verify } from "../../library/index.ts";
import type { VerifyRequest } from "../../library/request.ts";
import { reasonOutside } from "../../schema/fault.ts";
import { flag, whole } from "../../schema/field.ts";
import { verifyRequest } from "../../schema/request.ts";
import type { Verification } from "../../verify/verify.ts";
import { parsed } from "./arguments.ts";
import { drawTools } from "./draw-tools.ts";
import { listTools } from "./list-tools.ts";
import { listOf, MOST, next, page, type Tool, toolOf, unchecked } from "./tool.ts";

export const instructions =
  "identikit invents people who do not exist, for tests. draw_people and draw_households return a seed: pass it, " +
  "reference_date and first_index to get the same or the next ones. list_places, list_rules and list_extras say what " +
  "can be asked for. verify_records checks records by the rules of their country. A result with next_… has more: call " +
  "again with it. Never present these people as real, and never use them to deceive.";

const isRecords = (records: unknown): records is readonly object[] =>
  Array.isArray(records) && records.length >= 1 && records.length <= MOST;

/** The records, which models may write as JSON texts. */
function recordsOf(given: unknown): unknown {
  const records = parsed(given);
  return Array.isArray(records) ? records.map(parsed) : records;
}

const verifyTool = toolOf(
  {
    name: "verify_records",
    title: "Verify records of people",
    description:
      "Checks records of the shape that draw_people gives by every rule of their country, and returns failures.",
    request: verifyRequest,
    own: {
      all: flag("Whether rules that pass, or do not apply, are returned too."),
      first_record: whole(
        "Position of the first record to check, or `next_record` of the result before.",
        0,
        MOST - 1,
        { usual: 0 },
      ),
    },
    others: { records: { type: "array", items: { type: "object" }, minItems: 1, maxItems: MOST } },
    required: ["country", "records"],
    returns: {
      checked: { type: "integer", description: "How many records were checked." },
      failed: { type: "integer", description: "How many of them fail a rule." },
      results: listOf("Of each record that fails, or of all if asked: its position and the rules."),
      next_record: next("first_record"),
    },
    faultsOf({ records: given }) {
      const records = recordsOf(given);
      const message = `must be a list of 1 to ${MOST} records`;
      return isRecords(records) ? [] : [{ field: "records", message, reason: reasonOutside(records, "list") }];
    },
  },
  ({ records: given, all, first_record = 0, ...request }) => {
    const from = Number(first_record);
    const records = recordsOf(given);
    // An empty record, so that the request is checked without records too.
    const list = isRecords(records) ? records : [{}];
    const checked = list.slice(from).map((record, at) => {
      const result = verify(record, unchecked<VerifyRequest>(request));
      return { record: from + at, coherent: result.coherent, results: failuresOf(result, all === true) };
    });
    const { shown, next: next_record } = page(checked, from);
    const failed = shown.filter(
      ({ coherent, results }) => !coherent || results.some(({ verdict }) => verdict === "fail"),
    );
    return { checked: shown.length, failed: failed.length, results: all === true ? shown : failed, next_record };
  },
);

const failuresOf = ({ results }: Verification, all: boolean): Verification["results"] =>
  all ? results : results.filter(({ verdict }) => verdict === "fail");

export const tools: readonly Tool[] = [...drawTools, verifyTool, ...listTools];
