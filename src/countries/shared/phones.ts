import { noTemplates, type Templates, templatesOf } from "../../random/template.ts";
import type { Table } from "../../tables/table.ts";
import { once, perKey } from "../../text/memo.ts";
import { type PhoneRange, phoneRanges } from "../phone-ranges.ts";

/**
 * Templates of the telephone numbers of a range, `#` for a digit, by the cell of a place's column `phones`: its codes, with
 * bars between. The table `phones` has them in `phones`, with `{}` for the code, by `range` (several with bars between) and
 * `cell`: a code, or else a regular expression with `#` for a digit, of which the first that matches a code counts; a group in
 * it is what `{}` stands for. Codes of no row have no numbers in the range. Rows of the range `weight` say how often people
 * have a code, of a place with several codes of which the table weighs any.
 */
export function phonesOf(table: () => Table): (range: PhoneRange, cell: string) => Templates {
  const plans = new Map(phoneRanges.map((range) => [range, perKey(planOf(table, range))]));
  return (range, cell) => plans.get(range)?.(cell) ?? noTemplates;
}

function planOf(table: () => Table, range: PhoneRange): (cell: string) => Templates {
  const rules = once(() => rulesIn(table(), range));
  const weights = once(() => rulesIn(table(), "weight").listed);
  return (cell) => {
    const { listed, forms } = rules();
    const codes = cell.split("|");
    const lists = codes.map((code): readonly string[] => {
      const own = listed.get(code);
      if (own !== undefined) return split(own, code);
      const form = forms.find(({ form }) => form.test(code));
      return form === undefined ? [] : split(form.phones, form.form.exec(code)?.[1] ?? code);
    });
    const templates = lists.flat();
    if (templates.length === 0) return noTemplates;
    const weighed = codes.length === 1 ? noWeights : weights();
    if (!codes.some((code) => weighed.has(code))) return templatesOf([...new Set(templates)]);
    const weightsOf = lists.flatMap((own, at) => own.map(() => Number(weighed.get(codes[at] ?? "") ?? 0) / own.length));
    return { ...templatesOf(templates), weights: weightsOf };
  };
}

const noWeights: ReadonlyMap<string, string> = new Map();

interface Rules {
  readonly listed: ReadonlyMap<string, string>;
  readonly forms: readonly { readonly form: RegExp; readonly phones: string }[];
}

function rulesIn(table: Table, range: PhoneRange | "weight"): Rules {
  const [cells, phones] = [table.texts("cell"), table.texts("phones")];
  const rows = table.texts("range").flatMap((ranges, row) => (ranges.split("|").includes(range) ? [row] : []));
  const rules = rows.map((row) => ({ cell: cells[row] ?? "", phones: phones[row] ?? "" }));
  const isCode = ({ cell }: { readonly cell: string }): boolean => /^\d+$/.test(cell);
  return {
    listed: new Map(rules.filter(isCode).map((rule) => [rule.cell, rule.phones])),
    forms: rules
      .filter((rule) => !isCode(rule))
      .map((rule) => ({ form: new RegExp(`^(?:${rule.cell.replaceAll("#", "[0-9]")})$`), phones: rule.phones })),
  };
}

function split(phones: string, code: string): readonly string[] {
  return phones === "" ? [] : phones.replaceAll("{}", code).split("|");
}
