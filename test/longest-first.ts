import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take the most CPU time, the longest first. One that starts late ends alone, while the other core rests.
 * Vitest itself orders by the last run, in which the time of imports does not count, or by size where there was none.
 */
const longest: readonly string[] = [
  "faults/http",
  "faults/limits",
  "faults/messages",
  "e2e/library/package",
  "e2e/process/twelfth-country",
  "e2e/command-line/draw",
  "e2e/bulk",
  "properties/shares",
  "e2e/postgres",
  "e2e/shards",
  "contract/people",
  "protocol/unary",
  "e2e/examples/examples",
  "protocol/clients/mistakes",
  "e2e/process/balancer",
  "e2e/command-line/verify",
  "protocol/shared-limit",
];

/** Starts the longest files first. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.indexOf(relative(import.meta.dirname, moduleId).replace(/\.test\.ts$/, ""));
      return at === -1 ? longest.length : at;
    };
    // Stable: all others stay in Vitest's order.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
