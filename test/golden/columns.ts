import type { DrawOptions } from "../../src/cli/options.ts";
import { readOptions } from "../../src/cli/read-options.ts";
import { fieldAt } from "../../src/formats/columns/asked-fields.ts";
import { treeOf } from "../../src/formats/columns/tree.ts";
import type { IdentityService } from "../../src/service/service.ts";

const base = { gender: "male", count: "1", firstIndex: "0", header: true } as const;
const asked: readonly Partial<DrawOptions>[] = [
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
    for (const format of ["csv", "sql"] as const) {
      const job = readOptions(service, { ...base, ...options, format });
      lines.push(
        `${format} ${JSON.stringify(options)}`,
        text.decode(job.format.frame(job.task.layout).open()).trim(),
        "",
      );
      for (const { field } of job.task.layout.columns) {
        const { kind, optional } = fieldAt(field);
        kinds.set(field, optional.length > 0 ? `${kind}, optional` : kind);
      }
    }
    if (options.violate !== undefined) continue;
    const { layout } = readOptions(service, { ...base, ...options, format: "parquet" }).task;
    const names = JSON.stringify(treeOf(layout.columns), (name, value) => (name === "field" ? value.kind : value));
    lines.push(`parquet ${JSON.stringify(options)}`, names, "");
  }
  return [...lines, ...[...kinds].map(([field, kind]) => `${field}: ${kind}`), ""].join("\n");
}
