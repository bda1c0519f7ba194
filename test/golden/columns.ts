import { givenBy } from "../../src/cli/flags.ts";
import { allOptions } from "../../src/cli/options.ts";
import { type Job, readOptions } from "../../src/cli/read-options.ts";
import { fieldAt } from "../../src/formats/columns/asked-fields.ts";
import { treeOf } from "../../src/formats/columns/tree.ts";
import { formatOf } from "../../src/formats/formats.ts";
import type { IdentityService } from "../../src/service/service.ts";

/** Options as they are typed. */
const asked: readonly Readonly<Record<string, string | true>>[] = [
  {},
  { flat: true },
  { details: true, extra: "company.name,person.jobTitle" },
  { violate: "any" },
  { columns: "name,email=mail,dob.date=born,address" },
];

/** The first bytes of every format, and the kinds of all columns. */
export function columnsPage(service: IdentityService): string {
  const text = new TextDecoder();
  const kinds = new Map<string, string>();
  const lines: string[] = [];
  for (const options of asked) {
    const jobOf = (format: string): Job =>
      readOptions(service, givenBy(allOptions, { gender: "male", ...options, format }));
    for (const format of ["csv", "sql"] as const) {
      const job = jobOf(format);
      lines.push(
        `${format} ${JSON.stringify(options)}`,
        text.decode(formatOf(job.task.layout.format).frame(job.task.layout).open()).trim(),
        "",
      );
      for (const { field } of job.task.layout.columns) {
        const { kind, optional } = fieldAt(field);
        kinds.set(field, optional.length > 0 ? `${kind}, optional` : kind);
      }
    }
    if (options.violate !== undefined) continue;
    const { layout } = jobOf("parquet").task;
    const names = JSON.stringify(treeOf(layout.columns), (name, value) => (name === "field" ? value.kind : value));
    lines.push(`parquet ${JSON.stringify(options)}`, names, "");
  }
  return [...lines, ...[...kinds].map(([field, kind]) => `${field}: ${kind}`), ""].join("\n");
}
