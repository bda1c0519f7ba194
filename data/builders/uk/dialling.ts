import { kingdom as rowsOf } from "../source-rows.ts";

/**
 * Returns the area code of a locality of a district: empty where the area has neither numbers for drama nor a first digit
 * that is not in use, so that the table need not tell its code, and where many of the district's people have another code.
 */
export function diallingCodes(): (district: string, locality: string) => string {
  const ranges = rowsOf("dialling").flatMap((row) =>
    row("districts")
      .split(" ")
      .map((range) => ({ code: row("code"), others: row("others").split("|"), ...rangeOf(range) })),
  );
  return (district, locality) => {
    const { area, from } = rangeOf(district);
    const found = ranges.find((range) => range.area === area && range.from <= from && from <= range.to);
    return found === undefined || (locality !== "" && found.others.includes(locality)) ? "" : found.code;
  };
}

/** `LS1-LS19` as its letters and numbers; the letter behind the number of some London districts does not count. */
function rangeOf(text: string): { readonly area: string; readonly from: number; readonly to: number } {
  const [first = "", last = first] = text.split("-");
  const [, area = "", from = "0"] = /^([A-Z]+)(\d+)/.exec(first) ?? [];
  return { area, from: Number(from), to: Number(/\d+/.exec(last)?.[0] ?? from) };
}
