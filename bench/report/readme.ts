import type { Measured } from "./picture.ts";
import { amount } from "./table.ts";

const BEGIN = "<!-- written by npm run bench -->";
const END = "<!-- end -->";

/** The README with its table of figures replaced by those of a run. */
export function withFigures(readme: string, sections: readonly Measured[], machine: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin);
  if (begin === -1 || end === -1) throw new Error("README.md has lost the comments around its figures");
  const lines = [
    BEGIN,
    `${machine}. Medians; times as fast by the server's CPU for a call; "repeated": the same request again and again.`,
    "",
    "| | a second | against | times as fast | repeated |",
    "|---|---:|---|---:|---:|",
    ...sections.flatMap(figures),
    "",
  ];
  return readme.slice(0, begin) + lines.join("\n") + readme.slice(end);
}

/** Lines of the service against each of the others of a section. */
function figures({ title, rows }: Measured): string[] {
  const own = rows.filter(({ name }) => name.startsWith("identikit"));
  const others = rows.filter((row) => row.ratio !== undefined && !own.includes(row));
  return own.flatMap((row, which) =>
    // With the limit on, only against the row that the section compares with.
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
