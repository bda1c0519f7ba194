import { isMet } from "../section.ts";
import { compared, type Measured } from "./picture.ts";
import { amount, bound } from "./table.ts";

/** What is compared with other programs, for docs/figures.md. */
export function figureLines(sections: readonly Measured[], machine: string): readonly string[] {
  return [
    `${machine}.`,
    "Medians. CPU ratio: CPU time per call or person of the other program, divided by that of identikit (higher is faster).",
    "Same request repeated: the CPU ratio where all calls send the same request.",
    "",
    "| | a second | against | CPU ratio | same request repeated |",
    "|---|---:|---|---:|---:|",
    ...sections.filter(({ name }) => compared.has(name)).flatMap(figures),
  ];
}

/** What has a mark, for docs/figures.md. */
export function markLines(sections: readonly Measured[]): readonly string[] {
  const marks = sections.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, target }) =>
      target === undefined
        ? []
        : `| ${title.replace(/[,:] .*/, "")} | ${name} | ${bound(target)} | ${amount(target.value)} ${target.what} | ${isMet(target) ? "met" : "missed"} |`,
    ),
  );
  return ["| | | mark | measured | |", "|---|---|---|---|---|", ...marks];
}

/** What has no mark and is not compared with other programs, for docs/figures.md: a line for rows that differ after their last comma. */
export function otherLines(sections: readonly Measured[]): readonly string[] {
  const others = sections
    .filter(({ name }) => !compared.has(name))
    .flatMap(({ title, rows }) => {
      const subjects = Map.groupBy(
        rows.filter(({ target }) => target === undefined),
        ({ name }) => name.replace(LAST_PART, ""),
      );
      return [...subjects].map(([subject, some]) => {
        const figures = some.map(({ name, unit, value: { median, min, max } }) =>
          `${LAST_PART.exec(name)?.[1] ?? ""} ${amount(median)} (${amount(min)} to ${amount(max)}) ${unit}`.trim(),
        );
        const remarks = some.map(({ ratio, note = "" }) =>
          ratio === undefined || ratio === 1 ? note : `${ratio.toFixed(2)} of node:http`,
        );
        const remark = [...new Set(remarks.filter(Boolean))].join("; ");
        return `| ${title.replace(/[,:] .*/, "")} | ${subject} | ${figures.join("; ")} | ${remark} |`;
      });
    });
  return ["| | | measured | |", "|---|---|---|---|", ...others];
}

/** What follows the last comma of a row's name that is none of a number. */
const LAST_PART = /, ((?:[^,]|,(?! ))*)$/;

/** Lines that compare the service with each of the other programs of a section. */
function figures({ title, rows }: Measured): string[] {
  const own = rows.filter(({ name }) => name.startsWith("identikit"));
  const others = rows.filter((row) => row.ratio !== undefined && !own.includes(row));
  return own.flatMap((row, which) =>
    // With the limit on, it is compared with the reference row only.
    others
      .filter(({ ratio }) => which === 0 || ratio === 1)
      .map((other, index) => {
        const subject = which === 0 ? title.replace(/,.*/, "") : row.name.replace("identikit, ", "");
        const first = index === 0 ? `${subject} | ${amount(row.value.median)}` : " | ";
        const note = other.note === undefined ? "" : ` (${other.note})`;
        return `| ${first} | ${other.name}${note} | ${times(row.ratio, other.ratio)} | ${times(row.repeated?.ratio, other.repeated?.ratio)} |`;
      }),
  );
}

function times(ratio: number | undefined, other: number | undefined): string {
  return ratio === undefined || other === undefined ? "" : (ratio / other).toFixed(2);
}
